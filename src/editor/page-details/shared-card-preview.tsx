import { useState } from 'react'
import type { PageDetails } from '../../content/page-details/page-details.ts'
import { readPicture } from '../../fields/picture-value.ts'
import { previewAddress } from '../uploads/picture-preview.ts'
import { cutAtWord, type OwnWords } from './own-words.ts'
import { descriptionOf, titleOf } from './shown-details.ts'

/** A narrower picture is shown as a thumbnail by the networks, or not at all; the page then goes on with its own. */
const leastWidth = 600

/** How a link to the page looks where people share it. */
export function SharedCardPreview({ details, own }: { details: PageDetails; own: OwnWords }) {
  const chosen = readPicture(details.image).path
  const isNarrow = Number(/-(\d+)x\d+$/.exec(chosen)?.[1] ?? leastWidth) < leastWidth
  const picture = chosen && !isNarrow ? previewAddress(details.image) : own.picture
  const [failed, setFailed] = useState('')
  return (
    <section className="ed-elsewhere" aria-labelledby="ed-card-head">
      <h3 id="ed-card-head">As a shared card</h3>
      <div className="ed-card">
        {picture && failed !== picture && <img src={picture} alt="" width={1200} height={630} onError={() => setFailed(picture)} />}
        <div>
          <small>{location.host}</small>
          <b>{cutAtWord(titleOf(details, own), 90)}</b>
          <p>{cutAtWord(descriptionOf(details, own), 110)}</p>
        </div>
      </div>
      {isNarrow && <p className="ed-hint">This picture is narrower than {leastWidth} pixels, so links show the page’s own.</p>}
    </section>
  )
}
