import { quoteEmails, quoteQuestions } from '../content/quote/quote-fields.ts'
import { ask } from '../nouns/forms/question.ts'
import { defineForm } from './form.ts'

/** A price, asked of an agent. */
export const quoteForm = defineForm({
  name: 'quote',
  route: 'quote',
  agent: 'chosen',
  waits: true,
  fixed: ({ quote }) => [
    ask({ id: 'agent', label: quote.agent, inputType: 'TextboxSingle', required: false, is: 'agent' }),
    ask({ id: 'name', label: quote.name, is: 'name', autocomplete: 'name' }),
    ask({ id: 'email', label: quote.email, is: 'email', validation: 'Email', autocomplete: 'email' }),
    ask({ id: 'phone', label: quote.phone, is: 'phone', validation: 'Phone', autocomplete: 'tel', required: false, format: 'phone' }),
  ],
  questions: quoteQuestions,
  emails: quoteEmails,
})
