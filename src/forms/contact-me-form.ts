import { contactMeEmails } from '../content/contact-me/contact-me-emails.ts'
import { ask } from '../nouns/forms/question.ts'
import { defineForm } from './form.ts'

/** A few words to one agent, from that agent's page. */
export const contactMeForm = defineForm({
  name: 'contact-me',
  route: 'contactMe',
  agent: 'page',
  fixed: ({ contactMe: words }) => [
    ask({
      id: 'firstName',
      label: words.firstName,
      is: 'firstName',
      autocomplete: 'given-name',
      messages: { empty: words.firstNameMissing },
    }),
    ask({ id: 'lastName', label: words.lastName, is: 'lastName', autocomplete: 'family-name', messages: { empty: words.lastNameMissing } }),
    ask({
      id: 'email',
      label: words.email,
      is: 'email',
      validation: 'Email',
      autocomplete: 'email',
      messages: { empty: words.emailMissing, invalid: words.emailInvalid },
    }),
    ask({
      id: 'phone',
      label: words.phone,
      is: 'phone',
      validation: 'Ten digits',
      autocomplete: 'tel',
      format: 'phone',
      messages: { empty: words.phoneMissing, invalid: words.phoneInvalid },
    }),
    ask({ id: 'comments', label: words.comments, inputType: 'Textarea', required: false }),
  ],
  questions: null,
  emails: contactMeEmails,
  files: false,
})
