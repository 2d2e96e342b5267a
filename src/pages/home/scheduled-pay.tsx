import type { homePayments } from '../../content/home/home-payments.ts'
import type { ContentOf } from '../../content/section.ts'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { ScheduleLink } from '../pay/schedule-link.tsx'
import { useShell } from '../shell/shell-data.ts'
import { useWords } from '../../words/use-words.ts'
import './scheduled-pay.css'

const days = Array.from({ length: 28 }, (_, index) => index + 1)
const chosen = 12

/** The day of one's own choice, shown as a leaf of a calendar. */
export function ScheduledPay({ content: c }: { content: ContentOf<typeof homePayments> }) {
  const words = useWords().home.scheduledPay
  const { tenant } = useShell()
  return (
    <section className="schedule" aria-labelledby="schedule-title">
      <h3 id="schedule-title">{c.scheduleTitle}</h3>
      {c.scheduleDescription && <p className="small">{c.scheduleDescription}</p>}
      <p className="sr-only">{words.month}</p>
      <div className="calendar" aria-hidden="true">
        {days.map((day) => (
          <span key={day} className={day === chosen ? 'calendar-chosen' : undefined}>
            {day}
          </span>
        ))}
      </div>
      <ScheduleLink>{c.scheduleButton}</ScheduleLink>
      <p className="fine">
        {c.scheduleNote} <PhoneLink phone={tenant.phones.support} />
      </p>
    </section>
  )
}
