import { registerFormEmails, registerFormQuestions } from '../content/areas/golf/golf-register-form.ts'
import { defineForm } from './form.ts'
import { personQuestions } from './person-questions.ts'

/** Places for the tournament. */
export const golfRegisterForm = defineForm({
  name: 'golf-register',
  route: 'golfRegister',
  fixed: ({ person }) => personQuestions(person),
  questions: registerFormQuestions,
  emails: registerFormEmails,
  files: false,
})
