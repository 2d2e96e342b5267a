import type { MetaFunction } from 'react-router'
import { address } from '../../routes.ts'
import type { Handle } from '../shell/handle.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { GolfDoor } from './golf-door.tsx'
import { MutualDoor } from './mutual-door.tsx'
import { RoadsideCall } from './roadside-call.tsx'
import { SearchDoor } from './search-door.tsx'
import { SmallDoor } from './small-door.tsx'
import './chooser-page.css'

const words = {
  title: 'Which gate are you headed for?',
  sales: { title: 'Sales & Marketing', note: 'Templates, brochures and radio scripts for our agents.', enter: 'Open' },
  store: { title: 'Visit Store', note: 'Caps, jackets and gate signs with the three poplars.', enter: 'Shop' },
}

export const handle: Handle = { tier: 'content', frame: 'chooser' }

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { path: address.chooser, picture: '/art/chooser' })

/** The doors of the site. On a phone the emergency comes first. */
export default function ChooserPage() {
  return (
    <div className="chooser">
      <div className="doors wrap">
        <h1>{words.title}</h1>
        <div className="doors-grid">
          <MutualDoor />
          <SearchDoor />
          <GolfDoor />
          <div className="doors-pair">
            <SmallDoor to={address.sales} icon="horn" {...words.sales} />
            <SmallDoor to={address.store} icon="cart" {...words.store} />
          </div>
        </div>
      </div>
      <RoadsideCall />
    </div>
  )
}
