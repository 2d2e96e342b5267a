import { numberProblems } from '../../nouns/payments/account-number.ts'
import { useWords } from '../../words/use-words.ts'

type Props = {
  /** Of the field: unique on the page. */
  id: string
  hint: string
  problem?: string
  value?: string
}

/** The number on the bill. It is sent in the body of a form, or encrypted; never in an address. */
export function AccountField({ id, hint, problem = '', value }: Props) {
  const { pay: words, refusals } = useWords()
  const problems = numberProblems(refusals.number)
  return (
    <>
      <label className="label" htmlFor={id}>
        {words.account}
      </label>
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <input
        className="input"
        id={id}
        name="account"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        defaultValue={value}
        data-missing={problems.missing}
        data-no-digits={problems.noDigits}
        data-too-short={problems.tooShort}
        data-too-long={problems.tooLong}
        aria-invalid={problem ? true : undefined}
        aria-describedby={hint ? `${id}-hint ${id}-problem` : `${id}-problem`}
      />
      <p className="problem" id={`${id}-problem`} role="alert">
        {problem}
      </p>
    </>
  )
}
