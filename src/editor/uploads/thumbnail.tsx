import { useState } from 'react'
import { EditorIcon } from '../editor-icon.tsx'
import { dragPicture } from './dropped-picture.ts'
import { previewAddress } from './picture-preview.ts'

/** A small square of a picture; an empty frame where there is none, or where it fails to load. */
export function Thumbnail({ of, size = 44 }: { of: string; size?: number }) {
  const [failed, setFailed] = useState('')
  if (of === '' || failed === of)
    return (
      <span className="ed-nopic">
        <EditorIcon name="picture" />
      </span>
    )
  const isKept = !of.startsWith('blob:')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a browser lets every picture be dragged; whoever has only keys chooses it from the site
    <img
      src={isKept ? previewAddress(of) : of}
      alt=""
      width={size}
      height={size}
      onError={() => setFailed(of)}
      onDragStart={({ dataTransfer }) => isKept && dragPicture(dataTransfer, of)}
    />
  )
}
