import type { ComingDate } from '../../../nouns/hub/your-day.ts'
import { address } from '../../../routes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { WholeWords } from '../../../ui/whole-words.tsx'
import { useWords } from '../../../words/use-words.ts'
import { dateParts } from '../../areas/date-parts.ts'
import { ContentLink } from '../../shell/content-link.tsx'

/** The next days of the meeting area. */
export function DayDates({ dates }: { dates: readonly ComingDate[] }) {
  const words = useWords().yourDay.dates
  return (
    <section className="day-part" aria-labelledby="day-dates">
      <h3 id="day-dates">
        <Icon name="calendar" />
        {words.title}
      </h3>
      {dates.length === 0 ? (
        <p className="day-calm">{words.none}</p>
      ) : (
        <ul className="day-list">
          {dates.map(({ day, date, title, place, link }) => (
            <li key={`${day} ${title}`} className="day-date">
              <Leaf day={day} date={date} />
              <div>
                <ContentLink to={link}>{title}</ContentLink>
                {place && (
                  <small>
                    <WholeWords text={place} />
                  </small>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      <a className="day-way" href={address.meetingUpcoming}>
        {words.all}
      </a>
    </section>
  )
}

function Leaf({ day, date }: { day: string; date: string }) {
  const parts = dateParts(date)
  return (
    <time className="day-leaf num" dateTime={day}>
      {parts ? (
        <>
          <span>{parts.month}</span> <b>{parts.day}</b> <span className="day-year">{parts.year}</span>
        </>
      ) : (
        date
      )}
    </time>
  )
}
