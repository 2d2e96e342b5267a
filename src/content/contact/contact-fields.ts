import { formEmails } from '../form-emails.ts'
import { formQuestions } from '../form-questions.ts'

export const contactQuestions = formQuestions('Contact', [
  { fieldLabel: 'Phone', fieldInputType: 'Textbox', validationType: 'Phone' },
  { fieldLabel: 'Policy number', fieldInputType: 'Textbox', placeHolder: 'On the first page of your policy' },
  {
    fieldLabel: 'What is it about?',
    fieldInputType: 'Select',
    fieldValue: ['A question', 'A change to my policy', 'A bill', 'A claim', 'A compliment or complaint'],
  },
  { fieldLabel: 'Message', fieldInputType: 'Textarea', requiredStatus: true },
  { fieldLabel: 'Photos or papers', fieldInputType: 'FileUpload' },
])

export const contactEmails = formEmails('Contact', [{ sendThrough: 'to', email: 'hello@windbreak.example' }])
