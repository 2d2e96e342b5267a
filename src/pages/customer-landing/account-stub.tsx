import type { ReactNode } from 'react'
import type { AccountProblem } from '../../nouns/payments/account-wish.ts'
import { formatCents } from '../../nouns/payments/cents.ts'
import { reminderDays, type LinkedBill } from '../../nouns/payments/my-account.ts'
import { useWords } from '../../words/use-words.ts'
import { accountTitle } from './account-title.ts'
import { ConfirmFirst } from './confirm-first.tsx'
import type { Say } from './days.ts'
import { WishForm } from './wish-form.tsx'

type Props = { account: LinkedBill; wish: string; problem: AccountProblem | null; say: Say }

/** How an account is paid: by itself, with what, and who reminds. */
export function AccountStub({ account, wish, problem, say }: Props) {
  const words = useWords().customerLanding
  const { id, autopay, autopayNext, bill } = account
  // What is cancelled and paid is paid for no more.
  const payable = bill !== null && bill.served && (bill.status !== 'cancelled' || bill.balanceCents > 0)
  return (
    <div className="mine-stub">
      <Part title={words.autopay.title} name="autopay" of={id}>
        <p className="small">{autopay ? words.autopay.on : words.autopay.off}</p>
        {autopayNext && <p className="small">{words.autopay.next(formatCents(autopayNext.cents), say.dayOf(autopayNext.at))}</p>}
        {autopay ? (
          <ConfirmFirst open={words.autopay.stop} sure={words.autopay.sure}>
            <WishForm wish="stop autopay" of={id}>
              <button className="btn btn-line btn-small">{words.autopay.confirm}</button>
            </WishForm>
          </ConfirmFirst>
        ) : (
          payable &&
          bill.status !== 'cancelled' && (
            <WishForm wish="autopay" of={id} also={{ key: `${wish}autopay` }}>
              <button className="small-button">{words.autopay.start}</button>
            </WishForm>
          )
        )}
      </Part>
      <Part title={words.methods.title} name="methods" of={id}>
        <p className="small">{words.methods.words}</p>
        {payable && (
          <WishForm wish="methods" of={id} also={{ key: `${wish}methods` }}>
            <button className="small-button">{words.methods.see}</button>
          </WishForm>
        )}
      </Part>
      <Part title={words.reminders.title} name="reminders" of={id}>
        <Reminders account={account} problem={problem} />
      </Part>
      <WishForm wish="unlink" of={id} className="mine-off">
        <button className="small-button" aria-label={words.unlink.of(account.account)}>
          {words.unlink.button}
        </button>
      </WishForm>
    </div>
  )
}

type PartProps = { title: string; name: string; of: string; children: ReactNode }

function Part({ title, name, of, children }: PartProps) {
  const id = `${name}-${of}`
  return (
    <section aria-labelledby={`${id} ${accountTitle(of)}`}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}

/** When a mail comes and where to; open where something was wrong with it. */
function Reminders({ account: { id, remindDays, remindTo }, problem }: { account: LinkedBill; problem: AccountProblem | null }) {
  const words = useWords().customerLanding.reminders
  const [when, to, wrong] = [`remind-${id}`, `remind-to-${id}`, `remind-problem-${id}`]
  return (
    <>
      <p className="small">{remindDays === null ? words.off : words.on(remindDays, remindTo)}</p>
      <details className="mine-ask" open={problem !== null}>
        <summary className="small-button">{words.change}</summary>
        <WishForm wish="remind" of={id}>
          <label className="label" htmlFor={when}>
            {words.when}
          </label>
          <select className="input" id={when} name="days" defaultValue={problem ? '7' : String(remindDays ?? '')}>
            <option value="">{words.never}</option>
            {reminderDays.map((days) => (
              <option key={days} value={days}>
                {words.days(days)}
              </option>
            ))}
          </select>
          <label className="label" htmlFor={to}>
            {words.to}
          </label>
          <input
            className="input"
            id={to}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            defaultValue={problem ? problem.typed.email : remindTo}
            aria-describedby={wrong}
            aria-invalid={problem ? true : undefined}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever sent the form goes on where it was wrong
            autoFocus={problem !== null}
          />
          <p className="problem" id={wrong}>
            {problem?.message}
          </p>
          <button className="btn btn-line btn-small">{words.save}</button>
        </WishForm>
      </details>
    </>
  )
}
