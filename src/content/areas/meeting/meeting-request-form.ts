import { formEmails } from '../../form-emails.ts'
import { formQuestions } from '../../form-questions.ts'

export const requestFormQuestions = formQuestions('Meeting_Request', [
  { fieldLabel: 'Town', fieldInputType: 'Textbox', requiredStatus: true },
  { fieldLabel: 'How many come', fieldInputType: 'Textbox', validationType: 'Only Number' },
  {
    fieldLabel: 'What is it about?',
    fieldInputType: 'MultiSelect',
    fieldValue: [
      'A walk around the place',
      'Big policy, many heirs',
      'An evening for your town',
      'Your office, a whole morning',
      'A claim that is stuck',
      'Something else',
    ],
    requiredStatus: true,
  },
  { fieldLabel: 'A day that suits you', fieldInputType: 'Date', placeHolder: 'mm-dd-yyyy', requiredStatus: true },
  { fieldLabel: 'Another day', fieldInputType: 'Date', placeHolder: 'mm-dd-yyyy' },
  { fieldLabel: 'The road can be driven in any weather', fieldInputType: 'Switch' },
  { fieldLabel: 'In one sentence', fieldInputType: 'Textarea', requiredStatus: true },
])

export const requestFormEmails = formEmails('Meeting_Request', [{ sendThrough: 'to', email: 'meetings@windbreak.example' }])
