import type { DeskOfTheDay } from '../../../nouns/hub/your-day.ts'
import { addressWith } from '../../../calls/address-with.ts'
import { address } from '../../../routes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useWords } from '../../../words/use-words.ts'
import type { Say } from '../../customer-landing/days.ts'

/** Who waits for an answer, those first whose answer was promised first. */
export function DayDesk({ desk: { unread, late, cases }, say }: { desk: DeskOfTheDay; say: Say }) {
  const { yourDay, forms } = useWords()
  const words = yourDay.desk
  const nameOf = (form: string) => (forms.names as Partial<Record<string, string>>)[form] ?? form
  return (
    <section className="day-part" aria-labelledby="day-desk">
      <h3 id="day-desk">
        <Icon name="mail" />
        {words.title}
        {unread > 0 && <span className="day-count">{words.unread(unread)}</span>}
        {late > 0 && <span className="day-count day-late">{words.late(late)}</span>}
      </h3>
      {cases.length === 0 ? (
        <p className="day-calm">{words.none}</p>
      ) : (
        <ul className="day-list">
          {cases.map(({ reference, form, name, promisedAt, late: isLate, unread: isUnread }) => (
            <li key={reference} className={isUnread ? 'day-unread' : undefined}>
              <a href={addressWith(address.inbox, { case: reference })}>
                {name || words.nobody}
                <span className="day-of">{nameOf(form)}</span>
              </a>
              <small className={isLate ? 'day-late' : undefined}>
                {(isLate ? words.wasPromised : words.promised)(say.shortly(promisedAt))}
                {isUnread && <span className="day-mark">{words.isNew}</span>}
              </small>
            </li>
          ))}
        </ul>
      )}
      <a className="day-way" href={address.inbox}>
        {words.open}
      </a>
    </section>
  )
}
