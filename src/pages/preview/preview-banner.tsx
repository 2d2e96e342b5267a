import type { ReactNode } from 'react'
import { useWords } from '../../words/use-words.ts'
import './preview.css'

/** Above everything that is not published: that it is not. */
export function PreviewBanner({ children }: { children?: ReactNode }) {
  const { banner } = useWords().blogEditor.preview
  return (
    <div className="preview-banner" role="note">
      <div className="wrap">
        <p>{banner}</p>
        {children}
      </div>
    </div>
  )
}
