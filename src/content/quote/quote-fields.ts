import { formEmails } from '../form-emails.ts'
import { formQuestions } from '../form-questions.ts'

export const quoteQuestions = formQuestions('StartAQuote', [
  {
    fieldLabel: 'What would you like a price for?',
    fieldInputType: 'Chips',
    fieldValue: ['Auto', 'Home', 'Farm & Ranch', 'Renters', 'Life Insurance', 'Annuities', 'Commercial/Business', 'Other'],
    requiredStatus: true,
  },
  { fieldLabel: 'ZIP code', fieldInputType: 'Textbox', placeHolder: '80751', validationType: 'Zip', requiredStatus: true },
  { fieldLabel: 'Start date', fieldInputType: 'Date', placeHolder: 'mm-dd-yyyy' },
  {
    fieldLabel: 'How shall we reach you?',
    fieldInputType: 'Radio',
    fieldValue: ['Phone', 'Email', 'No preference'],
    requiredStatus: true,
  },
  {
    fieldLabel: 'What should we know?',
    fieldInputType: 'Textarea',
    placeHolder: 'The year of the roof, the breed of the dog, the age of the youngest driver …',
  },
  { fieldLabel: 'Photos or papers', fieldInputType: 'FileUpload' },
])

export const quoteEmails = formEmails('StartAQuote', [{ sendThrough: 'to', email: 'quotes@windbreak.example' }])
