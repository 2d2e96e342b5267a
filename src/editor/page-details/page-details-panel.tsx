import { useEffect, useState } from 'react'
import type { PageDetails } from '../../content/page-details/page-details.ts'
import type { Desk } from '../desk/desk.ts'
import type { Edited } from '../desk/edited-things.ts'
import { useRun } from '../desk/use-desk.ts'
import { useEditingForm } from '../inputs/editing-form.ts'
import { RecordInputs } from '../inputs/record-inputs.tsx'
import { ThingPanel } from '../panel/thing-panel.tsx'
import { readOwnWords } from './own-words.ts'
import { ResultPreview } from './result-preview.tsx'
import { SharedCardPreview } from './shared-card-preview.tsx'
import { titleOf } from './shown-details.ts'
import styles from './page-details.css?inline'

// A sheet of its own, as the editor's: the policy of the site allows no style elements.
const sheet = new CSSStyleSheet()
sheet.replaceSync(styles)
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]

/** What a page is called elsewhere, and how that will look there. */
export function PageDetailsPanel({ desk, edited }: { desk: Desk; edited: Edited }) {
  const { saved } = useRun(edited.run)
  const [opened] = useState(saved.revision)
  const title = titleOf(saved.content as PageDetails, readOwnWords())

  // The tab says what is saved here, as a visitor's does; until then what the page says, which of a second sheet is its own.
  useEffect(() => {
    if (saved.revision > opened) document.title = title
  }, [opened, saved.revision, title])

  return <ThingPanel desk={desk} edited={edited} form={<PageDetailsFields />} />
}

function PageDetailsFields() {
  const { thing, state } = useEditingForm()
  const draft = state.draft as PageDetails
  const own = readOwnWords()
  return (
    <>
      <RecordInputs fields={thing.record.fields} value={draft} />
      <ResultPreview details={draft} own={own} />
      <SharedCardPreview details={draft} own={own} />
    </>
  )
}
