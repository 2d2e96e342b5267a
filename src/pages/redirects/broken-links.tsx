import type { RedirectsDeskPage } from '../../nouns/redirects/redirects-desk.ts'
import { address } from '../../routes.ts'
import { useWords } from '../../words/use-words.ts'
import { useMoment } from '../shell/use-moment.ts'
import { SignedForm } from '../shell/signed-form.tsx'

/** What the link guard found. */
export function BrokenLinks({ broken, outside, checkedAt }: Pick<RedirectsDeskPage, 'broken' | 'outside' | 'checkedAt'>) {
  const words = useWords().redirects.broken
  const moment = useMoment()
  return (
    <section aria-labelledby="broken-links">
      <h2 id="broken-links">{words.heading}</h2>
      <p>
        {words.lead} {outside ? words.outside : words.inside}
      </p>
      <SignedForm action={address.redirectsDesk}>
        <p>{checkedAt ? `${words.checked} ${moment(checkedAt)}.` : words.never}</p>
        <button className="btn btn-small btn-line" type="submit" name="check" value="all">
          {words.check}
        </button>
      </SignedForm>
      {broken.length === 0 && checkedAt && <p>{words.none}</p>}
      <ul className="redirects-rows">
        {broken.map(({ title, place, href, why, foundAt }) => (
          <li key={`${place ?? title} ${href}`}>
            <p>
              {place ? <a href={place}>{title}</a> : title}: <code>{href}</code>
              <small>
                {why} · {words.since} {moment(foundAt)}
              </small>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
