import { Thumbnail } from '../uploads/thumbnail.tsx'

/** A picture and the one that took its place. */
export function ChangedPicture({ before, after }: { before: string; after: string }) {
  return (
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
  )
}
