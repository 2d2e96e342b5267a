import type { ComponentType } from 'react'
import type { Question } from '../../nouns/forms/question.ts'
import type { HeldFile, OpenForm } from '../site/site-forms.ts'

/** How one kind of question is shown. */
export interface FormInput {
  /** A label above one control, a legend around several, or words that the control carries itself. */
  readonly naming: 'label' | 'legend' | 'own'
  readonly Input: ComponentType<InputProps>
}

export interface InputProps {
  question: Question
  /** Of its control, or of the first one. */
  id: string
  answers: readonly string[]
  /** Files the server has taken in already. */
  held: readonly HeldFile[]
  /** Whom the address of the page names. */
  agent: OpenForm['agent']
  /** What its control tells those who cannot see what is around it. */
  told: { 'aria-describedby'?: string; 'aria-invalid'?: true }
}
