import { address } from '../../routes.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { payAddress } from '../shell/menus.ts'
import './task-card.css'

const words = {
  title: 'What do you need today?',
  quote: { title: 'Get a quote', note: 'About four minutes' },
  pay: { title: 'Pay a bill', note: 'No sign-in needed' },
  claim: { title: 'Start a claim', note: 'Day or night, to a person' },
  agent: { title: 'Find an agent', note: 'One near you, by name' },
}

const tasks = [
  { icon: 'quote', to: address.quote, ...words.quote },
  { icon: 'pay', to: payAddress, ...words.pay },
  { icon: 'claim', to: address.claims, ...words.claim },
  { icon: 'agent', to: address.findAnAgent, ...words.agent },
] satisfies { icon: IconName; to: string; title: string; note: string }[]

/** The four errands most people come with. Navigation, so it is the same whatever the section around it says. */
export function TaskCard() {
  return (
    <section className="tasks" aria-labelledby="tasks-title">
      <h2 id="tasks-title">{words.title}</h2>
      <ul>
        {tasks.map(({ icon, to, title, note }) => (
          <li key={icon}>
            <a href={to}>
              <span className="tasks-icon">
                <Icon name={icon} />
              </span>
              <span>
                <b>{title}</b>
                <small>{note}</small>
              </span>
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
