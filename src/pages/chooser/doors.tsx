import type { chooserDoors } from '../../content/chooser/chooser-doors.ts'
import type { ContentOf } from '../../content/section.ts'
import { GolfDoor } from './golf-door.tsx'
import { MutualDoor } from './mutual-door.tsx'
import { SearchDoor } from './search-door.tsx'
import { SmallDoor } from './small-door.tsx'
import './doors.css'

export type DoorsContent = ContentOf<typeof chooserDoors>

type Props = {
  content: DoorsContent
  /** The tag line of the golf page. */
  golfDay: string
}

/** The doors, the widest first. */
export function Doors({ content: { title, mutual, search, golf, sales, store }, golfDay }: Props) {
  return (
    <div className="doors wrap">
      <h1>{title}</h1>
      <div className="doors-grid">
        <MutualDoor content={mutual} />
        <SearchDoor content={search} />
        <GolfDoor content={golf} day={golfDay} />
        <div className="doors-pair">
          <SmallDoor icon="horn" content={sales} />
          <SmallDoor icon="cart" content={store} />
        </div>
      </div>
    </div>
  )
}
