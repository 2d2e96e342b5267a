import { formEmails } from '../../form-emails.ts'
import { formQuestions } from '../../form-questions.ts'

export const deskFormQuestions = formQuestions('SalesMarketing_Contact', [
  { fieldLabel: 'Your town', fieldInputType: 'Textbox', requiredStatus: true },
  {
    fieldLabel: 'What do you need?',
    fieldInputType: 'Select',
    fieldValue: ['A letter or a script', 'Something printed', 'Money for an ad', 'A reading before it goes out', 'Something else'],
    requiredStatus: true,
  },
  { fieldLabel: 'By when', fieldInputType: 'Date', placeHolder: 'mm-dd-yyyy' },
  { fieldLabel: 'Message', fieldInputType: 'Textarea', requiredStatus: true },
  { fieldLabel: 'What you made yourself', fieldInputType: 'FileUpload' },
])

export const deskFormEmails = formEmails('SalesMarketing_Contact', [{ sendThrough: 'to', email: 'sales@windbreak.example' }])
