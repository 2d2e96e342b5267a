import { deskFormEmails, deskFormQuestions } from '../content/areas/sales/sales-contact-form.ts'
import { defineForm } from './form.ts'
import { personQuestions } from './person-questions.ts'

/** What an agent asks of Sales & Marketing. */
export const salesContactForm = defineForm({
  name: 'sales-contact',
  route: 'salesContact',
  fixed: ({ person }) => personQuestions(person),
  questions: deskFormQuestions,
  emails: deskFormEmails,
})
