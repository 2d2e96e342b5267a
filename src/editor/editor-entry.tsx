import { createRoot } from 'react-dom/client'
import { frameSections } from '../ui/live-sections.tsx'
import { askInTheNameOf } from '../calls/ask-as-opener.ts'
import { keepOpen } from './desk/keep-open.ts'
import { createDesk } from './desk/desk.ts'
import { readEditingData } from './desk/editing-data.ts'
// Whatever is written here may be set in them, whether the page as it was has any of it or not.
import '../ui/styles/faces-italic.css'
import '../ui/styles/faces-light.css'
import './styles/bar-room.css'
import styles from './styles/editing.css?inline'
import { EditorRoot } from './editor-root.tsx'
import { fitPictures } from './on-page/fit-pictures.ts'
import { warnBeforeLeaving } from './desk/warn-before-leaving.ts'
import { preparePanel } from './panel/load-panel.ts'
import { tellMomentsIn } from './words/moments.ts'
import { arriveAfterReload, openByAddress } from './desk/reload-at.ts'
import { ignoreStraySecondClicks } from './on-page/stray-second-clicks.ts'
import { sectionFrame } from './on-page/section-frame.tsx'
import { openByKey } from './on-page/shortcuts.ts'

// A sheet of its own needs no second request and passes a policy that forbids style elements.
const sheet = new CSSStyleSheet()
sheet.replaceSync(styles)
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]

const data = readEditingData()
tellMomentsIn(data.timeZone)
askInTheNameOf(data.person.username)
const desk = createDesk(data)
let begun = false

/** Called once the page is hydrated, which its first frame shows; before that nothing may be added to its document. */
function begin() {
  if (begun) return
  begun = true
  const root = document.createElement('div')
  root.className = 'ed-root'
  // First in the page, so that its bar is what Tab comes to first.
  document.body.prepend(root)
  document.body.classList.add('is-editing')
  createRoot(root).render(<EditorRoot desk={desk} />)
  warnBeforeLeaving(desk)
  ignoreStraySecondClicks()
  openByKey(desk)
  fitPictures()
  whenIdle(preparePanel)
  arriveAfterReload({ say: desk.toast, open: desk.openHere })
  openByAddress(desk.openHere)
  keepOpen(desk, data)
  desk.tellOthers()
}

/** Safari has no idle callback; a second after the page is as good. */
const whenIdle = (then: () => void) =>
  'requestIdleCallback' in window ? window.requestIdleCallback(then, { timeout: 3_000 }) : setTimeout(then, 1_000)

frameSections(sectionFrame(desk, begin))
