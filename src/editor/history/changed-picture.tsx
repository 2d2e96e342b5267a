import { readPicture } from '../../fields/picture-value.ts'
import { saidOf } from '../inputs/picture-words.tsx'
import { Thumbnail } from '../uploads/thumbnail.tsx'
import { ChangedWords } from './changed-words.tsx'

/** A picture and the one that took its place, and what is said of it. */
export function ChangedPicture({ before, after }: { before: string; after: string }) {
  const said = <ChangedWords before={saidOf(before)} after={saidOf(after)} />
  if (readPicture(before).path === readPicture(after).path)
    return (
      <div className="ed-pictures">
        <Thumbnail of={after} size={88} />
        {said}
      </div>
    )
  return (
    <>
      <div className="ed-pictures">
        <del>
          <span className="ed-vh">Before</span>
          <Thumbnail of={before} size={88} />
        </del>
        <ins>
          <span className="ed-vh">After</span>
          <Thumbnail of={after} size={88} />
        </ins>
      </div>
      {saidOf(before) !== saidOf(after) && said}
    </>
  )
}
