import type { chooserRoadside } from '../../content/chooser/chooser-roadside.ts'
import type { ContentOf } from '../../content/section.ts'
import { dial, isPhone } from '../../ui/tenant.ts'
import { Picture } from '../shell/picture.tsx'
import './roadside-call.css'

/** Help on the road; the number dials. */
export function RoadsideCall({ content: { title, note, phone, picture } }: { content: ContentOf<typeof chooserRoadside> }) {
  return (
    <section className="roadside-call" aria-labelledby="roadside-call-title">
      <div className="wrap">
        <Picture of={picture} sizes="108px" />
        <div>
          <h2 id="roadside-call-title">{title}</h2>
          <p>{note}</p>
        </div>
        {isPhone(phone) ? (
          <a className="phone" href={dial(phone)}>
            {phone}
          </a>
        ) : (
          <b>{phone}</b>
        )}
      </div>
    </section>
  )
}
