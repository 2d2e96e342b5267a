import type { LostAddress } from '../../nouns/redirects/redirects-desk.ts'
import { address } from '../../routes.ts'
import { useWords } from '../../words/use-words.ts'
import { useMoment } from '../shell/use-moment.ts'
import { SignedForm } from '../shell/signed-form.tsx'

/** What was asked for in vain, each with a way to lead it on in one click. */
export function LostAddresses({ lost }: { lost: LostAddress[] }) {
  const words = useWords().redirects.lost
  const moment = useMoment()
  return (
    <section aria-labelledby="lost-addresses">
      <h2 id="lost-addresses">{words.heading}</h2>
      <p>{words.lead}</p>
      {lost.length === 0 && <p>{words.none}</p>}
      <ul className="redirects-rows">
        {lost.map(({ path, count, lastAt, referrers, suggested }, index) => (
          <li key={path}>
            <p>
              <code>{path}</code> {words.times(count, count.toLocaleString('en-US'))}
              <small>
                {words.last} {moment(lastAt)} ·{' '}
                {referrers.length === 0
                  ? words.notLinked
                  : `${words.linkedFrom} ${referrers.map(({ from, count: times }) => `${from} (${times})`).join(', ')}`}
              </small>
            </p>
            <SignedForm action={address.redirectsDesk} className="redirects-lead">
              <input type="hidden" name="tab" value="lost" />
              <input type="hidden" name="from" value={path} />
              <label htmlFor={`lead-${index}`}>{words.to}</label>
              <input
                className="input"
                id={`lead-${index}`}
                name="to"
                required
                maxLength={500}
                autoComplete="off"
                spellCheck={false}
                defaultValue={suggested ?? ''}
                aria-label={words.toOf(path)}
              />
              <button className="btn btn-small btn-sky" type="submit" aria-label={words.buttonOf(path)}>
                {words.button}
              </button>
            </SignedForm>
            <SignedForm action={address.redirectsDesk}>
              <button className="btn btn-small btn-line" type="submit" name="dismiss" value={path} aria-label={words.dismissOf(path)}>
                {words.dismiss}
              </button>
            </SignedForm>
          </li>
        ))}
      </ul>
    </section>
  )
}
