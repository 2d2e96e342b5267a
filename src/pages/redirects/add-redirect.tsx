import type { RedirectsOutcome } from '../../nouns/redirects/redirects-desk.ts'
import { address } from '../../routes.ts'
import { useWords } from '../../words/use-words.ts'
import { ProblemFirst } from '../parts/problem-first.tsx'
import { PlaceInList } from './place-in-list.tsx'
import { SignedForm } from '../shell/signed-form.tsx'

type Again = Extract<RedirectsOutcome, { typed: object }>

/** One redirect to add; `again` is what was refused, or waits to be confirmed. */
export function AddRedirect({ again }: { again: Again | undefined }) {
  const words = useWords().redirects.add
  const problem = again && (again.problem || (again.asks ? words.asks(again.asks) : ''))
  const said = problem ? 'redirect-problem ' : ''
  return (
    <section aria-labelledby="add-redirect">
      <h2 id="add-redirect">{words.heading}</h2>
      <p>{words.pages}</p>
      {problem && (
        <ProblemFirst className="redirects-problem" id="redirect-problem">
          {problem}
        </ProblemFirst>
      )}
      <SignedForm action={address.redirectsDesk} className="redirects-add">
        {again && <input type="hidden" name="tab" value={again.tab} />}
        {again && <PlaceInList {...again.there} />}
        <label htmlFor="redirect-from">
          {words.from}
          <input
            className="input"
            id="redirect-from"
            name="from"
            required
            maxLength={300}
            autoComplete="off"
            spellCheck={false}
            defaultValue={again?.typed.from}
            aria-invalid={again?.problem ? true : undefined}
            aria-describedby={`${said}redirect-from-hint`}
          />
          <small id="redirect-from-hint">{words.fromHint}</small>
        </label>
        <label htmlFor="redirect-to">
          {words.to}
          <input
            className="input"
            id="redirect-to"
            name="to"
            required
            maxLength={500}
            autoComplete="off"
            spellCheck={false}
            defaultValue={again?.typed.to}
            aria-invalid={again?.problem ? true : undefined}
            aria-describedby={`${said}redirect-to-hint`}
          />
          <small id="redirect-to-hint">{words.toHint}</small>
        </label>
        {again?.asks && (
          <label className="redirects-confirm">
            <input type="checkbox" name="confirm" value="yes" required /> {words.confirm(again.asks)}
          </label>
        )}
        <button className="btn btn-small btn-sky" type="submit">
          {words.button}
        </button>
      </SignedForm>
    </section>
  )
}
