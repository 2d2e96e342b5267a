import { formEmails } from '../../form-emails.ts'
import { formQuestions } from '../../form-questions.ts'

export const orderFormQuestions = formQuestions('SalesMarketing_Cart', [
  { fieldLabel: 'Needed by', fieldInputType: 'Date', placeHolder: 'mm-dd-yyyy' },
  { fieldLabel: 'Name, town and phone for the back', fieldInputType: 'TextboxSingle', requiredStatus: true },
  { fieldLabel: 'What should we know?', fieldInputType: 'Textarea' },
])

export const orderFormEmails = formEmails('SalesMarketing_Cart', [{ sendThrough: 'to', email: 'print@windbreak.example' }])
