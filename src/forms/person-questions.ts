import { ask, type Question } from '../nouns/forms/question.ts'
import type { Words } from '../words/languages.ts'

/** Who sends it, and how to reach them. */
export const personQuestions = ({ name, email, phone }: Words['forms']['person']): Question[] => [
  ask({ id: 'name', label: name, is: 'name', autocomplete: 'name' }),
  ask({ id: 'email', label: email, is: 'email', validation: 'Email', autocomplete: 'email' }),
  ask({ id: 'phone', label: phone, is: 'phone', validation: 'Phone', autocomplete: 'tel', format: 'phone' }),
]
