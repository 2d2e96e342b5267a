import { requestFormEmails, requestFormQuestions } from '../content/areas/meeting/meeting-request-form.ts'
import { defineForm } from './form.ts'
import { personQuestions } from './person-questions.ts'

/** A meeting at somebody’s own table. */
export const meetingRequestForm = defineForm({
  name: 'meeting-request',
  route: 'meetingRequest',
  fixed: ({ person }) => personQuestions(person),
  questions: requestFormQuestions,
  emails: requestFormEmails,
  answerHours: 16,
  files: false,
})
