import { showContent } from '../../ui/live-sections.tsx'
import { findList } from '../kinds/editor-kinds.ts'
import { previewContent } from '../on-page/preview-content.ts'
import type { DeskState, DeskStore } from './desk-state.ts'
import type { EditedThings } from './edited-things.ts'
import { refreshThing } from './refresh-thing.ts'

/** What is open in the panel, and what the page shows meanwhile. `onClosed` is called for everything that is closed. */
export function createOpenView(
  { get, change }: DeskStore,
  things: EditedThings,
  onClosed: (key: string | undefined, how: Closing) => void,
) {
  /** Puts on the page what its editor is to see there. */
  function paint(key: string) {
    const edited = things.known(key)
    if (!edited) return
    const { preview, asVisitor } = get()
    const { saved, draft } = edited.run.state()
    const shown = asVisitor ? saved.content : previewContent(edited.thing.record.fields, draft)
    showContent(key, preview?.key === key ? preview.content : shown)
  }

  function show(part: Partial<DeskState>) {
    const { preview } = get()
    change(part)
    for (const key of new Set([preview?.key, part.preview?.key])) if (key) paint(key)
  }

  /** The key of what is open, whichever of its pencils opened it. */
  function openKey() {
    const { view } = get()
    return view && 'key' in view ? view.key : undefined
  }

  function close(how: Closing = 'closed') {
    const key = openKey()
    show({ view: null, peeking: false, preview: null })
    onClosed(key, how)
  }

  return {
    paint,
    close,
    isOpen: (key: string) => openKey() === key,
    /** True where this very pencil opened it: of the section, or of a part of it. */
    isOpenBy(key: string, part?: string) {
      const { view } = get()
      return view !== null && 'key' in view && view.key === key && view.part === part
    },
    /** A part is opened on the draft of its section; from one pencil of a section to another nothing is closed. */
    open(key: string, is: 'edit' | 'history' = 'edit', part?: string) {
      const before = openKey()
      if (before !== undefined && before !== key) close()
      if (findList(key)) return show({ view: { is: 'list', key }, peeking: false, preview: null })
      const edited = things.find(key)
      if (!edited) return
      show({ view: { is, key, part }, peeking: false, preview: null })
      void refreshThing(edited)
    },
    /** Opens a panel of no single section; what is open is closed as by its own button. */
    openWhole(is: 'pageHistory' | 'drafts' | 'pages') {
      if (openKey() !== undefined) close()
      // On a phone what was just said of the one before would lie over its head.
      show({ view: { is }, preview: null, toast: null })
    },
    peek: (peeking: boolean) => change({ peeking }),
    tryOn: (preview: DeskState['preview']) => show({ preview }),
    seeAsVisitor(asVisitor: boolean) {
      change({ asVisitor })
      for (const key of things.knownKeys()) paint(key)
    },
  }
}

export type Closing = 'closed' | 'thrownAway'
