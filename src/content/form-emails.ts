import { choice } from '../fields/choice.ts'
import type { Rule } from '../fields/field.ts'
import { list } from '../fields/list.ts'
import { required } from '../fields/rules.ts'
import { text } from '../fields/text.ts'
import { listWire } from '../fields/wire.ts'
import { validationTypes } from '../nouns/forms/validation-types.ts'
import { defineSection } from './section.ts'

/** What the section is called on every page that has a form. */
export const formEmailsName = 'Form_Emails'

/** How many may be told of one form. */
const mostEmails = 30

const meanings = {
  to: 'To: is written to.',
  cc: 'Cc: gets a copy, and everybody sees that.',
  bcc: 'Bcc: gets a copy that nobody else sees.',
}

const emailAddress: Rule<string> = (value) =>
  value.trim() === '' || validationTypes.Email.test(value.trim()) ? undefined : 'Please enter valid email'

/** Who is told by mail of what was sent with a form. Of no visitor's concern: only those who may edit ever get it. */
export function formEmails(page: string, rows: readonly { sendThrough: 'to' | 'cc' | 'bcc'; email: string }[]) {
  return defineSection({
    page,
    section: formEmailsName,
    editor: 'Add Email',
    wire: listWire('list'),
    staffOnly: true,
    saved: 'Emails has been saved.',
    fields: {
      items: list({
        label: 'Notification e-mails',
        noun: 'e-mail',
        says: { deleted: 'Emails has been deleted.' },
        asks: 'Are you sure to delete?',
        most: mostEmails,
        firstIds: `${page}-`,
        about: ({ sendThrough }) => (sendThrough === '' ? '' : meanings[sendThrough]),
        item: {
          sendThrough: choice<'' | keyof typeof meanings>({
            label: 'Type',
            as: 'select',
            options: { '': 'Select a type', to: 'to', cc: 'cc', bcc: 'bcc' },
            meanings,
            rules: [required('Please select type!')],
          }),
          email: text({ label: 'E-mail', rules: [required('Please add email.'), emailAddress] }),
        },
        fallback: [...rows],
      }),
    },
  })
}

export type FormEmails = ReturnType<typeof formEmails>
