import type { Tried } from '../../nouns/redirects/redirects-desk.ts'
import { address } from '../../routes.ts'
import { useWords } from '../../words/use-words.ts'
import { AnswerFirst } from '../parts/answer-first.tsx'

/** What a visitor would get at an address. */
export function TryAddress({ tried }: { tried: Tried | null }) {
  const words = useWords().redirects.test
  return (
    <section aria-labelledby="try-address">
      <h2 id="try-address">{words.heading}</h2>
      <form method="get" action={address.redirectsDesk} className="redirects-try">
        <label htmlFor="tried">{words.label}</label>
        <span>
          <input
            className="input"
            id="tried"
            name="test"
            maxLength={500}
            autoComplete="off"
            spellCheck={false}
            defaultValue={tried?.asked}
          />
          <button className="btn btn-small btn-line" type="submit">
            {words.button}
          </button>
        </span>
      </form>
      {tried && (
        <AnswerFirst>
          {words[tried.what]} {tried.to && <a href={tried.to}>{tried.to}</a>}
        </AnswerFirst>
      )}
    </section>
  )
}
