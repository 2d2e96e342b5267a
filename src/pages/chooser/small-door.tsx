import { Icon, type IconName } from '../../ui/icon.tsx'
import './door.css'
import './small-door.css'

type Props = { to: string; icon: IconName; title: string; note: string; enter: string }

export function SmallDoor({ to, icon, title, note, enter }: Props) {
  return (
    <section className="door small-door">
      <Icon name={icon} />
      <h2>
        <a className="door-link" href={to}>
          {title}
        </a>
      </h2>
      <p>{note}</p>
      <span className="door-enter" aria-hidden="true">
        {enter}
        <Icon name="arrow" />
      </span>
    </section>
  )
}
