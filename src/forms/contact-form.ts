import { contactEmails, contactQuestions } from '../content/contact/contact-fields.ts'
import { ask } from '../nouns/forms/question.ts'
import { defineForm } from './form.ts'

/** "Send us a message". */
export const contactForm = defineForm({
  name: 'contact',
  route: 'contact',
  fixed: ({ contact }) => [
    ask({ id: 'name', label: contact.name, is: 'name', autocomplete: 'name' }),
    ask({ id: 'email', label: contact.email, is: 'email', validation: 'Email', autocomplete: 'email' }),
  ],
  questions: contactQuestions,
  emails: contactEmails,
})
