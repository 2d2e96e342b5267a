import type { AccountProblem } from '../../nouns/payments/account-wish.ts'
import { formatCents } from '../../nouns/payments/cents.ts'
import type { LinkedBill, ShownBill } from '../../nouns/payments/my-account.ts'
import { dial } from '../../ui/tenant.ts'
import { useWords } from '../../words/use-words.ts'
import { ProblemFirst } from '../parts/problem-first.tsx'
import { useShell } from '../shell/shell-data.ts'
import { accountTitle } from './account-title.ts'
import { AccountPayments } from './account-payments.tsx'
import { AccountStub } from './account-stub.tsx'
import type { Say } from './days.ts'
import { PendingPayments } from './pending-payments.tsx'
import { WishForm } from './wish-form.tsx'

type Props = {
  account: LinkedBill
  today: string
  say: Say
  /** Begins the keys of what may be wished about it. */
  wish: string
  problem: AccountProblem | null
}

/** One account, as a bill with its stub: what is due and paid on the left, how it is paid on the right. */
export function AccountBill({ account, today, say, wish, problem }: Props) {
  const words = useWords().customerLanding.account
  const { id, bill, gone, pending, payments } = account
  const title = accountTitle(id)
  const states = pending.map(({ state }) => state)
  // Whoever pays again while nobody knows the end of the last payment may pay twice.
  const asking = states.includes('unknown') || states.includes('completed') || payments.some(({ truth }) => truth === 'received')
  const isSet = states.includes('scheduled') || (account.autopayNext !== null && !states.includes('failed'))
  return (
    <article className="mine-bill card" aria-labelledby={title}>
      <div className="mine-main">
        {problem && problem.wish !== 'remind' && <ProblemFirst className="mine-problem">{problem.message}</ProblemFirst>}
        <h2 id={title}>
          {words.name(account.account)}
          {bill && (
            <small>
              {bill.policyHolder}, {bill.town}
            </small>
          )}
        </h2>
        {bill ? (
          <Due bill={bill} id={id} wish={asking ? null : wish} isSet={isSet} say={say} />
        ) : (
          <Silent words={gone ? words.gone : words.down} />
        )}
        <PendingPayments
          id={id}
          pending={pending}
          say={say}
          least={bill?.served && bill.balanceCents > 0 ? bill.minDueCents : null}
          wish={asking ? null : `${wish}schedule`}
        />
        {bill && <Policies bill={bill} today={today} say={say} id={id} />}
        <AccountPayments payments={payments} say={say} id={id} />
      </div>
      <AccountStub account={account} wish={wish} problem={problem?.wish === 'remind' ? problem : null} say={say} />
    </article>
  )
}

type DueProps = { bill: ShownBill; id: string; wish: string | null; isSet: boolean; say: Say }

/** What is due and by when, and the two ways to pay it; where it is to be taken anyway, neither of them is urged. */
function Due({ bill, id, wish, isSet, say }: DueProps) {
  const words = useWords().customerLanding.account
  const { minDueCents, balanceCents, dueOn, status, served } = bill
  const due = formatCents(minDueCents)
  const also = { least: String(minDueCents) }
  return (
    <div className="mine-due">
      {minDueCents > 0 ? (
        <p className={status === 'overdue' || status === 'cancelled' ? 'mine-sum mine-late' : 'mine-sum'}>
          <b className="num">{due}</b>{' '}
          {status === 'cancelled' ? words.cancelledOwed(due) : dueOn && (status === 'overdue' ? words.overdue : words.due)(say.day(dueOn))}
        </p>
      ) : (
        <p className="mine-sum">
          <b>{status === 'cancelled' ? words.cancelled : words.paidUp}</b>
        </p>
      )}
      {balanceCents > minDueCents && <p className="small">{words.inAll(formatCents(balanceCents))}</p>}
      {!served && <p className="small">{words.elsewhere}</p>}
      {served && wish !== null && balanceCents > 0 && (
        <div className="mine-ways">
          <WishForm wish="pay" of={id} also={{ ...also, key: `${wish}pay` }}>
            <button className={minDueCents > 0 && !isSet ? 'btn btn-clay' : 'btn btn-line'}>
              {minDueCents > 0 ? words.pay(due) : words.payAnyway}
            </button>
          </WishForm>
          <WishForm wish="schedule" of={id} also={{ ...also, key: `${wish}schedule` }}>
            <button className="btn btn-line">{words.schedule}</button>
          </WishForm>
        </div>
      )}
    </div>
  )
}

/** Billing does not answer, or knows the account no longer. */
function Silent({ words }: { words: string }) {
  const say = useWords().customerLanding.account
  const { tenant } = useShell()
  return (
    <div className="mine-silent">
      <p>{words}</p>
      <a className="phone" href={dial(tenant.phones.support)}>
        {say.call(tenant.phones.support)}
      </a>
    </div>
  )
}

function Policies({ bill: { policies, status }, today, say, id }: { bill: ShownBill; today: string; say: Say; id: string }) {
  const { account: words, kinds } = useWords().customerLanding
  return (
    <section className="mine-policies" aria-labelledby={`policies-${id} ${accountTitle(id)}`}>
      <h3 id={`policies-${id}`}>{words.policies}</h3>
      <ul>
        {policies.map(({ number, kind, coveredUntil }) => (
          <li key={number}>
            <b>{kinds[kind]}</b>{' '}
            <span>{(status === 'cancelled' || coveredUntil < today ? words.ended : words.policy)(number, say.day(coveredUntil))}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
