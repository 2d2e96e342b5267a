import { addressWith } from '../../../calls/address-with.ts'
import { exportReadings } from '../../../calls/addresses.ts'
import type { BulletinReaders } from '../../../nouns/hub/your-day.ts'
import { useWords } from '../../../words/use-words.ts'
import type { Say } from '../../customer-landing/days.ts'

/** Of each bulletin that asks to be read: how many have said so, the latest of them, and all as a sheet. */
export function BulletinReadersList({ readers, say }: { readers: readonly BulletinReaders[]; say: Say }) {
  const words = useWords().yourDay.readers
  return (
    <section aria-labelledby="day-readers">
      <h3 id="day-readers">{words.title}</h3>
      {readers.length === 0 && <p className="day-calm">{words.none}</p>}
      {readers.map(({ key, title, many, latest }) => (
        <details key={key} className="day-proposal">
          <summary className="small-arrow">
            <b>{title}</b> <span>{words.many(many)}</span>
          </summary>
          {latest.length < many && <p className="fine">{words.latest(latest.length)}</p>}
          <ul className="day-readers">
            {latest.map(({ name, username, saidAt }) => (
              <li key={username}>
                {name} <small>{username}</small> <small className="num">{say.shortly(saidAt)}</small>
              </li>
            ))}
          </ul>
          <a className="day-way" href={addressWith(exportReadings.path, { bulletin: key })} download>
            {words.sheet}
          </a>
        </details>
      ))}
      <a className="day-way" href={exportReadings.path} download>
        {words.ever}
      </a>
    </section>
  )
}
