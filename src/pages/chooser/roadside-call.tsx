import { dial } from '../../ui/tenant.ts'
import { Picture } from '../shell/picture.tsx'
import { useShell } from '../shell/shell-data.ts'
import './roadside-call.css'

const words = { title: 'Emergency roadside', note: 'Stuck right now? Call. Someone answers, day or night.' }

/** Help on the road; the number dials. */
export function RoadsideCall() {
  const { phones } = useShell().tenant
  return (
    <section className="roadside-call" aria-labelledby="roadside-call-title">
      <div className="wrap">
        <Picture of="/art/e-roadside" sizes="108px" />
        <div>
          <h2 id="roadside-call-title">{words.title}</h2>
          <p>{words.note}</p>
        </div>
        <a className="phone" href={dial(phones.roadside)}>
          {phones.roadside}
        </a>
      </div>
    </section>
  )
}
