import type { customerLandingLink } from '../../content/customer-landing/customer-landing-link.ts'
import type { ContentOf } from '../../content/section.ts'
import type { AccountProblem } from '../../nouns/payments/account-wish.ts'
import { address } from '../../routes.ts'
import { useWords } from '../../words/use-words.ts'
import { ProblemFirst } from '../parts/problem-first.tsx'
import { useShell } from '../shell/shell-data.ts'
import { SignedForm } from '../shell/signed-form.tsx'

type Props = {
  content: ContentOf<typeof customerLandingLink>
  /** True while no account is linked. */
  first: boolean
  problem: AccountProblem | null
}

/** Two things of a bill show whose it is; beside them, where they stand on it. */
export function LinkForm({ content: c, first, problem }: Props) {
  const { link: words } = useWords().customerLanding
  const { tenant } = useShell()
  const told = (path: string) => (problem?.path === path ? problem.message : undefined)
  const general = problem && problem.path !== 'account' && problem.path !== 'zip' ? problem.message : undefined
  return (
    <section className={first ? 'mine-link mine-link-first card' : 'mine-link card'} aria-labelledby="link-title">
      <div className="mine-link-words">
        <h2 id="link-title">{first ? c.emptyTitle : c.title}</h2>
        <p>{c.description}</p>
        <figure className="mine-sample" aria-hidden="true">
          <span className="mine-sample-name">{tenant.name}</span>
          <span className="mine-sample-number">
            <small>{words.number}</small>
            <b className="num">{words.billNumber}</b>
          </span>
          <i />
          <i />
          <i />
        </figure>
      </div>
      <SignedForm action={address.customerLanding} noValidate>
        <input type="hidden" name="wish" value="link" />
        {general && <ProblemFirst className="mine-problem">{general}</ProblemFirst>}
        <Field
          name="account"
          label={words.number}
          hint={words.numberHint}
          problem={told('account')}
          typed={problem?.typed.account}
          room={14}
        />
        <Field name="zip" label={words.zip} hint={words.zipHint} problem={told('zip')} typed={problem?.typed.zip} room={10} />
        <button className={first ? 'btn btn-clay' : 'btn btn-line'}>{c.button}</button>
      </SignedForm>
    </section>
  )
}

type FieldProps = { name: string; label: string; hint: string; problem?: string; typed?: string; room: number }

function Field({ name, label, hint, problem, typed, room }: FieldProps) {
  const id = `link-${name}`
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <span className="hint" id={`${id}-hint`}>
        {hint}
      </span>
      <input
        className="input num"
        id={id}
        name={name}
        inputMode="numeric"
        autoComplete={name === 'zip' ? 'postal-code' : 'off'}
        maxLength={room + 6}
        size={room}
        defaultValue={typed}
        aria-describedby={`${id}-hint ${id}-problem`}
        aria-invalid={problem ? true : undefined}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever sent the form goes on where it was wrong
        autoFocus={problem !== undefined}
      />
      <p className="problem" id={`${id}-problem`}>
        {problem}
      </p>
    </div>
  )
}
