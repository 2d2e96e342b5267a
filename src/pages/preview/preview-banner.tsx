import type { ReactNode } from 'react'
import { useWords } from '../../words/use-words.ts'
import './preview.css'

/** Above everything that is not published: that it is not; to whoever writes it in the words of the source. */
export function PreviewBanner({ said, children }: { said?: string; children?: ReactNode }) {
  const { banner } = useWords().blogEditor.preview
  return (
    <div className="preview-banner" role="note">
      <div className="wrap">
        <p>{said ?? banner}</p>
        {children}
      </div>
    </div>
  )
}
