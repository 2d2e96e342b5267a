import { useId, type ComponentType, type ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { askedBy, type Form } from '../../forms/form.ts'
import type { FormRow } from '../../nouns/forms/form-row.ts'
import type { Question } from '../../nouns/forms/question.ts'
import { useLiveContent } from '../../ui/live-sections.tsx'
import { useWords } from '../../words/use-words.ts'
import { useShell } from '../shell/shell-data.ts'
import type { OpenForm } from '../site/site-forms.ts'
import { ErrorSummary } from './error-summary.tsx'
import type { InputProps } from './form-input.ts'
import type { FormPage } from './form-page.ts'
import { FormQuestion } from './form-question.tsx'
import { rowsOf } from './form-rows.ts'
import type { RefusedForm } from './refused-form.ts'
import './form-panel.css'

type Props = {
  declared: Form
  form: OpenForm
  refused: RefusedForm | null
  /** Where it is posted to; the page's own address. */
  action: string
  /** Where its receipt is. */
  sent?: string
  /** The id of its heading. */
  titleId: string
  button?: string
  /** Headings over the questions that are fixed, and over those that staff write. */
  parts?: { fixed: string; own: string }
  inputs?: OwnInputs
}

/** Questions that this page shows in a way of its own, by their ids. */
export type OwnInputs = Readonly<Record<string, ComponentType<InputProps>>>

/** A form: plain HTML that posts to its page, which <sent-form> makes checked, sent and kept without leaving it. */
export function FormPanel({ declared, form, refused, action, sent = action, titleId, button, parts, inputs }: Props) {
  const { forms } = useWords()
  const { panel, script } = forms
  const { tenant } = useShell()
  const { agentUnknown, brought } = (useLoaderData() ?? {}) as Partial<FormPage>
  const questions = useQuestions(declared, form)
  const problems = refused?.problems ?? []
  const fixed = new Set(declared.fixed(forms).map(({ id }) => id))
  const groups = [
    { title: parts?.fixed, asked: questions.filter(({ id }) => fixed.has(id)) },
    { title: parts?.own, asked: questions.filter(({ id }) => !fixed.has(id)) },
  ]
  const draft = declared.agent === 'page' && form.agent ? `${form.name} ${form.agent.id}` : form.name
  const sayings = Object.fromEntries(Object.entries(script).map(([name, text]) => [`data-${name}`, text]))
  return (
    <sent-form
      data-form={form.name}
      data-draft={draft}
      data-agent={declared.agent === 'page' ? form.agent?.email : undefined}
      data-sent={sent}
      data-captcha={JSON.stringify(form.captcha)}
      data-most={form.files}
      {...sayings}
    >
      {agentUnknown && <output className="form-later">{forms.inputs.agentUnknown}</output>}
      {problems.length > 0 && <ErrorSummary form={form.name} questions={questions} problems={problems} />}
      <form method="post" action={action} encType="multipart/form-data" noValidate aria-labelledby={titleId}>
        <input type="hidden" name="token" value={refused?.token ?? form.token} />
        <input type="hidden" name="proof" value="" />
        {form.begun && <input type="hidden" name="draft" value={form.begun.secret} />}
        <Honeypot form={form.name} />
        {groups.map(
          ({ title, asked }) =>
            asked.length > 0 && (
              <Group key={title ?? asked[0].id} title={title}>
                {rowsOf(asked).map((row) => (
                  <div className="form-row" key={row[0].id}>
                    {row.map((question) => (
                      <FormQuestion
                        key={question.id}
                        form={form}
                        question={question}
                        own={inputs?.[question.id]}
                        answers={refused?.answers[question.id] ?? form.begun?.answers[question.id] ?? brought?.[question.id] ?? []}
                        held={refused?.held[question.id] ?? []}
                        problem={problems.find(({ path }) => path === question.id)?.message}
                      />
                    ))}
                  </div>
                ))}
              </Group>
            ),
        )}
        {form.captcha.kind !== 'altcha' && form.captcha.kind !== 'none' && <div className="form-captcha scripted" />}
        <p className="form-consent">{panel.consent(tenant.name)}</p>
        <div className="form-send">
          <button className="btn btn-clay">{button ?? panel.send}</button>
          {form.waits && (
            <button className="btn btn-line" name="later" value="1">
              {forms.later.button}
            </button>
          )}
          <output className="form-said" />
        </div>
        <p className="form-kept fine scripted">
          {panel.kept}{' '}
          <button type="button" className="as-link" data-clear>
            {panel.clear}
          </button>
        </p>
      </form>
    </sent-form>
  )
}

/** Questions under a heading of their own, where the page gives them one. */
function Group({ title, children }: { title: string | undefined; children: ReactNode }) {
  const id = useId()
  if (!title) return <div className="form-group">{children}</div>
  return (
    <section className="form-group" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}

/** As they are stored, or as somebody who edits them is trying them out. */
function useQuestions(declared: Form, { questions }: OpenForm): readonly Question[] {
  const { forms } = useWords()
  const live = useLiveContent<{ items: FormRow[] }>(declared.questions?.key ?? '')
  return live ? askedBy(declared, live.items, forms) : questions
}

/** Seen by no person: whoever fills it in is a machine. */
function Honeypot({ form }: { form: string }) {
  const words = useWords().forms.panel
  return (
    <div className="form-empty" aria-hidden="true">
      <label htmlFor={`${form}-website`}>{words.honeypot}</label>
      <input id={`${form}-website`} name="website" autoComplete="off" tabIndex={-1} />
    </div>
  )
}
