import { formEmails } from '../../form-emails.ts'
import { formQuestions } from '../../form-questions.ts'

export const sponsorFormQuestions = formQuestions('Golf_Sponsors', [
  { fieldLabel: 'Company', fieldInputType: 'Textbox', requiredStatus: true },
  { fieldLabel: 'Town', fieldInputType: 'Textbox' },
  {
    fieldLabel: 'What suits you?',
    fieldInputType: 'Radio',
    fieldValue: ['Day sponsor', 'Hole sponsor', 'Lunch sponsor', 'A firefighter’s place', 'Something else'],
    requiredStatus: true,
  },
  { fieldLabel: 'How your name is to be written', fieldInputType: 'TextboxSingle' },
  { fieldLabel: 'Your logo', fieldInputType: 'FileUpload' },
  { fieldLabel: 'What should we know?', fieldInputType: 'Textarea' },
])

export const sponsorFormEmails = formEmails('Golf_Sponsors', [{ sendThrough: 'to', email: 'sponsors@windbreak.example' }])
