import { useState } from 'react'
import { EditorIcon } from '../editor-icon.tsx'
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
  return <img src={of.startsWith('blob:') ? of : previewAddress(of)} alt="" width={size} height={size} onError={() => setFailed(of)} />
}
