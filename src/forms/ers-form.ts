import { ersEmails, ersQuestions } from '../content/ers/ers-sections.ts'
import { ask } from '../nouns/forms/question.ts'
import { defineForm } from './form.ts'

/** What an agent reports of a tow; the sender is the agent. */
export const ersForm = defineForm({
  name: 'ers',
  route: 'roadsideReport',
  fixed: ({ ers }) => [
    ask({ id: 'agentFirstName', label: ers.agentFirstName, is: 'firstName', messages: { empty: ers.agentFirstNameMissing } }),
    ask({ id: 'agentLastName', label: ers.agentLastName, is: 'lastName', messages: { empty: ers.agentLastNameMissing } }),
    ask({
      id: 'agentEmail',
      label: ers.agentEmail,
      is: 'email',
      validation: 'Email',
      messages: { empty: ers.agentEmailInvalid, invalid: ers.agentEmailInvalid },
    }),
    ask({
      id: 'agentPhone',
      label: ers.agentPhone,
      is: 'phone',
      validation: 'Ten digits',
      format: 'phone',
      messages: { empty: ers.agentPhoneInvalid, invalid: ers.agentPhoneInvalid },
    }),
  ],
  questions: ersQuestions,
  emails: ersEmails,
})
