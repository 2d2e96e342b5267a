import { PhoneLink } from '../../ui/phone-link.tsx'
import { useShell } from '../shell/shell-data.ts'
import './scheduled-pay.css'

const words = {
  month: 'A month with the 12th marked as the payment day',
  soon: 'Choosing your day online opens soon. By phone it takes two minutes:',
}

const days = Array.from({ length: 28 }, (_, index) => index + 1)
const chosen = 12

/** The day of one's own choice, shown as a leaf of a calendar. */
export function ScheduledPay({ title, description }: { title: string; description: string }) {
  const { tenant } = useShell()
  return (
    <section className="schedule" aria-labelledby="schedule-title">
      <h3 id="schedule-title">{title}</h3>
      {description && <p className="small">{description}</p>}
      <p className="sr-only">{words.month}</p>
      <div className="calendar" aria-hidden="true">
        {days.map((day) => (
          <span key={day} className={day === chosen ? 'calendar-chosen' : undefined}>
            {day}
          </span>
        ))}
      </div>
      <p className="fine">
        {words.soon} <PhoneLink phone={tenant.phones.support} />
      </p>
    </section>
  )
}
