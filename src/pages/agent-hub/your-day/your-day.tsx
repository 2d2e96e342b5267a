import { useLoaderData } from 'react-router'
import { useWords } from '../../../words/use-words.ts'
import { saying } from '../../customer-landing/days.ts'
import { useShell } from '../../shell/shell-data.ts'
import { DayBulletins } from './day-bulletins.tsx'
import { DayDates } from './day-dates.tsx'
import { DayDesk } from './day-desk.tsx'
import { DayNote } from './day-note.tsx'
import type { ShownDay } from './day-of-page.ts'
import { DayPins } from './day-pins.tsx'
import { DayStaff } from './day-staff.tsx'
import { OwnPagePart } from './own-page-part.tsx'
import '../../../ui/styles/small-button.css'
import './your-day.css'

/** What waits for whoever is signed in; nothing for whoever has no day here. */
export function YourDay() {
  const words = useWords().yourDay
  const { tenant } = useShell()
  const { shown } = useLoaderData<{ shown: ShownDay | null }>()
  if (!shown) return null
  const { day, done, problem } = shown
  const photo = shown.photo && words.photo[shown.photo]
  const say = saying(tenant, day.today)
  return (
    <div className="day">
      <div className="day-head">
        <h2>{words.title}</h2>
        <p>
          <time dateTime={day.today}>{say.weekday(day.today)}</time>
          {day.lastVisit && <span className="fine">{words.lastHere(say.dayOf(day.lastVisit))}</span>}
        </p>
      </div>
      <DayNote done={done} problem={problem?.message ?? photo} focus={problem?.path !== 'aboutMe' && photo === null} />
      <div className="day-parts">
        <DayDesk desk={day.desk} say={say} />
        <DayBulletins bulletins={day.bulletins} more={day.moreBulletins} />
        <DayDates dates={day.dates} />
      </div>
      <DayPins pins={day.pins} />
      {day.ownPage && <OwnPagePart page={day.ownPage} problem={problem?.wish === 'propose' ? problem : null} photo={photo} say={say} />}
      {day.staff && <DayStaff staff={day.staff} problem={problem} say={say} />}
    </div>
  )
}
