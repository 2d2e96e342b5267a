import type { OwnRedirect } from '../../nouns/redirects/redirects-desk.ts'
import { useWords } from '../../words/use-words.ts'

/** What leads on without anybody having said so here; it is shown, and changed where it is made. */
export function OwnRedirects({ own }: { own: OwnRedirect[] }) {
  const words = useWords().redirects.own
  return (
    <section aria-labelledby="own-redirects">
      <h2 id="own-redirects">{words.heading}</h2>
      <p>{words.lead}</p>
      {own.length === 0 && <p>{words.none}</p>}
      <ul className="redirects-rows">
        {own.map(({ from, to, what }) => (
          <li key={from}>
            <p>
              <code>{from}</code> <span aria-hidden="true">→</span> <a href={to}>{to}</a> <em>{words[what]}</em>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
