import { formEmails } from '../../form-emails.ts'
import { formQuestions } from '../../form-questions.ts'

export const registerFormQuestions = formQuestions('Golf_Register', [
  {
    fieldLabel: 'Places',
    fieldInputType: 'Select',
    fieldValue: ['One player', 'A pair', 'A team of four', 'Lunch only'],
    requiredStatus: true,
  },
  { fieldLabel: 'Town', fieldInputType: 'Textbox' },
  {
    fieldLabel: 'Names of your players',
    fieldInputType: 'Textarea',
    placeHolder: 'One to a line, with a handicap if there is one',
    requiredStatus: true,
  },
  { fieldLabel: 'Firefighters among you', fieldInputType: 'Checkbox', fieldValue: ['Volunteer', 'Paid'] },
  { fieldLabel: 'Shirt and cap sizes', fieldInputType: 'TextboxSingle', placeHolder: '2 M, 1 L, 1 XL' },
  { fieldLabel: 'Who cannot eat what', fieldInputType: 'TextboxSingle' },
  { fieldLabel: 'One of us needs a cart that drives to the green', fieldInputType: 'Switch' },
])

export const registerFormEmails = formEmails('Golf_Register', [{ sendThrough: 'to', email: 'golf@windbreak.example' }])
