import { address } from '../../routes.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { dial } from '../../ui/tenant.ts'
import { useWords } from '../../words/use-words.ts'
import { useShell } from '../shell/shell-data.ts'
import './often-asked.css'

/** What most people come for, before they have typed a letter. */
export function OftenAsked() {
  const words = useWords().search
  const { tenant, blogLabel } = useShell()
  const { phones } = tenant
  const doors: { icon: IconName; to: string; label: string; note?: string }[] = [
    { icon: 'pay', to: address.pay, label: words.doors.pay },
    { icon: 'claim', to: address.claims, label: words.doors.claim },
    { icon: 'tow', to: dial(phones.roadside), label: words.doors.roadside, note: phones.roadside },
    { icon: 'agent', to: address.findAnAgent, label: words.doors.agent },
    { icon: 'quote', to: address.quote, label: words.doors.quote },
    { icon: 'question', to: address.faq, label: words.doors.questions },
    { icon: 'book', to: address.blog, label: blogLabel },
    { icon: 'call', to: dial(phones.support), label: words.doors.contact, note: phones.support },
  ]
  return (
    <section className="wrap often" aria-labelledby="often-title">
      <h2 id="often-title">{words.often}</h2>
      <ul>
        {doors.map(({ icon, to, label, note }) => (
          <li key={to}>
            <a href={to}>
              <Icon name={icon} />
              <span>
                {label}
                {note && <small className="phone">{note}</small>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
