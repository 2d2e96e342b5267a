import { useEffect, useMemo, useRef, useState } from 'react'
import { articleOfKey } from '../../nouns/articles/article-keys.ts'
import type { Desk } from '../desk/desk.ts'
import type { Edited } from '../desk/edited-things.ts'
import { useRun } from '../desk/use-desk.ts'
import { EditorIcon } from '../editor-icon.tsx'
import { ThingPanel } from '../panel/thing-panel.tsx'
import { ArticleFields } from './article-fields.tsx'
import { ArticleFoot } from './article-foot.tsx'
import { ArticleShell } from './article-shell.tsx'
import { articleKind } from './article-kind.ts'
import { leavingDesk } from './leaving-desk.ts'
import { openedOn } from './opened-on.ts'
import { cameFromPreview } from './show-preview.ts'
import text from '../../ui/styles/article-text.css?inline'
import styles from './article-editor.css?inline'

// A sheet of its own, as the editor's: the policy of the site allows no style elements.
const sheet = new CSSStyleSheet()
// The look of the page, which the editor's own rules for its words would otherwise win over.
sheet.replaceSync(text.replace(/@layer components\s*\{/, '.ed-root.ed-article {') + styles)
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]

/** One article's page: the engine of every section, with the whole page for its form. Closing it leaves the page. */
export function ArticlePanel({ desk, edited }: { desk: Desk; edited: Edited }) {
  const { thing, run } = edited
  const { left } = useRun(run)
  const [seeing, setSeeing] = useState(false)
  const leaving = useMemo(() => leavingDesk(desk, edited), [desk, edited])
  const id = articleOfKey(thing.key())
  const opened = openedOn(desk, edited)

  // A new article has an address from its first save on, so that reloading the page goes on with it.
  useEffect(() => {
    const own = articleKind.addressOf?.(id ?? 'new')
    if (typeof id === 'number' && own && own !== location.pathname) history.replaceState(history.state, '', own)
  }, [id])

  // Back from the preview the draft is used again without a question.
  const returned = useRef<boolean>(null)
  useEffect(() => {
    returned.current ??= cameFromPreview(edited)
    if (!returned.current || !left[0]) return
    returned.current = false
    run.tell({ is: 'useDraft', slot: left[0].slot })
  }, [edited, run, left])

  useEffect(() => {
    document.body.classList.toggle('ed-seeing', seeing)
    return () => document.body.classList.remove('ed-seeing')
  }, [seeing])

  return (
    <ThingPanel
      desk={leaving}
      edited={edited}
      shell={ArticleShell}
      form={<ArticleFields opened={opened} />}
      tools={
        <button type="button" className="ed-b ed-b2" aria-pressed={seeing} onClick={() => setSeeing(!seeing)}>
          <EditorIcon name={seeing ? 'pencil' : 'eye'} />
          {seeing ? 'Back to writing' : 'As visitors see it'}
        </button>
      }
      history={typeof id === 'number'}
      foot={ArticleFoot}
      cancelWords={{ ...onCancel, save: opened.status === 'Published' ? 'Save as draft' : 'Save' }}
    />
  )
}

/** A draft is saved and not published; words on this device alone are not a draft yet. */
const onCancel = {
  text: 'Save them, keep them here on this device alone, or throw them away. Visitors see nothing of them in any case.',
  keep: 'Keep here',
}
