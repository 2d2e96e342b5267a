import { choice } from '../fields/choice.ts'
import type { Rule } from '../fields/field.ts'
import { list } from '../fields/list.ts'
import { required } from '../fields/rules.ts'
import { text } from '../fields/text.ts'
import { listWire } from '../fields/wire.ts'
import { validationTypes } from '../nouns/forms/validation-types.ts'
import { defineSection } from './section.ts'

const emailAddress: Rule<string> = (value) =>
  value.trim() === '' || validationTypes.Email.test(value.trim()) ? undefined : 'Please enter valid email'

/** Who is told by mail of what was sent with a form. Of no visitor's concern: only those who may edit ever get it. */
export function formEmails(page: string, rows: readonly { sendThrough: 'to' | 'cc' | 'bcc'; email: string }[]) {
  return defineSection({
    page,
    section: 'Form_Emails',
    editor: 'Add Email',
    wire: listWire('list'),
    staffOnly: true,
    saved: 'Emails has been saved.',
    fields: {
      items: list({
        label: 'Notification e-mails',
        noun: 'e-mail',
        deleted: 'Emails has been deleted.',
        item: {
          sendThrough: choice({
            label: 'Type',
            as: 'select',
            options: { '': 'Select a type', to: 'to', cc: 'cc', bcc: 'bcc' },
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
