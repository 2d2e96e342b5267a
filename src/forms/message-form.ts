import { messageEmails } from '../content/send-message/send-message-sections.ts'
import { ask } from '../nouns/forms/question.ts'
import { defineForm } from './form.ts'

/** The second contact page, whose questions are fixed. */
export const messageForm = defineForm({
  name: 'message',
  route: 'sendMessage',
  fixed: ({ message }) => [
    ask({ id: 'firstName', label: message.firstName, is: 'firstName', autocomplete: 'given-name' }),
    ask({ id: 'lastName', label: message.lastName, is: 'lastName', autocomplete: 'family-name' }),
    ask({ id: 'phone', label: message.phone, is: 'phone', validation: 'Phone', autocomplete: 'tel', required: false, format: 'phone' }),
    ask({ id: 'email', label: message.email, is: 'email', validation: 'Email', autocomplete: 'email' }),
    ask({ id: 'policyName', label: message.policyName, required: false }),
    ask({ id: 'policyNumber', label: message.policyNumber, required: false }),
    ask({
      id: 'preference',
      label: message.preference,
      inputType: 'Checkbox',
      options: [message.byEmail, message.byPhone],
      required: false,
      validation: 'None',
    }),
    ask({ id: 'comment', label: message.comment, inputType: 'Textarea' }),
  ],
  questions: null,
  emails: messageEmails,
  files: false,
})
