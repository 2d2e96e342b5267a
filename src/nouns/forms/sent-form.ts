import type { InputTypeName } from './input-types.ts'

/** What is kept, sealed, of a form that was sent: the questions as they were asked, and what was answered. */
export interface SentForm {
  answers: SentAnswer[]
  sender: { name: string; email: string; phone: string }
  /** What the sender read above the button. */
  consent: string
  /** Which version each section of the page had when it was sent, by the name of the section; 0 is as it came. What was sent before that was kept has none. */
  pageRevisions?: Record<string, number>
  /** Whom it was sent to. */
  agent: { id: number; name: string; email: string } | null
}

export interface SentAnswer {
  id: string
  label: string
  inputType: InputTypeName
  /** Words, or for files their ids in submission_files. */
  answers: readonly string[]
}
