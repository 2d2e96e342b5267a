import { useLoaderData } from 'react-router'
import type { FormQuestions } from '../../content/form-questions.ts'
import type { Form } from '../../forms/form.ts'
import { pages } from '../../routes.ts'
import type { Words } from '../../words/languages.ts'
import { useWords } from '../../words/use-words.ts'
import type { FormPage } from '../forms/form-page.ts'
import { FormPanel, type OwnInputs } from '../forms/form-panel.tsx'
import { MailRecipients } from '../forms/mail-recipients.tsx'
import { Section } from '../shell/section.tsx'
import './area-form.css'

type Props = {
  declared: Form
  questions: FormQuestions
  /** Of its words. */
  name: keyof Words['forms']['areas']
  inputs?: OwnInputs
}

/** The form of a page of an area: what it is for on one side, its questions on the other. */
export function AreaForm({ declared, questions, name, inputs }: Props) {
  const { form, refused } = useLoaderData<FormPage>()
  const { title, lead } = useWords().forms.areas[name]
  const id = `${name}-title`
  return (
    <section className="section band area-form-band" aria-labelledby={id}>
      <div className="wrap area-form">
        <div className="area-form-head">
          <h2 id={id}>{title}</h2>
          <p className="lead">{lead}</p>
        </div>
        <div>
          <Section of={questions}>
            {() => (
              <FormPanel
                declared={declared}
                form={form}
                refused={refused}
                action={pages[declared.route].path}
                titleId={id}
                inputs={inputs}
              />
            )}
          </Section>
          <MailRecipients of={declared.emails} />
        </div>
      </div>
    </section>
  )
}
