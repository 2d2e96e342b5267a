import type { FormEmails } from '../../content/form-emails.ts'
import { useWords } from '../../words/use-words.ts'
import { Section } from '../shell/section.tsx'
import { useShell } from '../shell/shell-data.ts'

/** Who gets a mail of what is sent with a form: for those who may edit it, with its pencil; visitors get none of it. */
export function MailRecipients({ of }: { of: FormEmails }) {
  const words = useWords().forms.panel
  const { mayEdit } = useShell()
  if (!mayEdit) return null
  return (
    <Section of={of}>
      {({ items }) => (
        <div className="told-by-mail">
          <b>{words.told}</b>
          <p>{items.map(({ sendThrough, email }) => `${sendThrough}: ${email}`).join(', ') || words.toldNobody}</p>
        </div>
      )}
    </Section>
  )
}
