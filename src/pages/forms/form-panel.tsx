import { askedBy, type Form } from '../../forms/form.ts'
import type { FormRow } from '../../nouns/forms/form-row.ts'
import type { Question } from '../../nouns/forms/question.ts'
import { useLiveContent } from '../../ui/live-sections.tsx'
import { useWords } from '../../words/use-words.ts'
import { useShell } from '../shell/shell-data.ts'
import type { OpenForm } from '../site.ts'
import { ErrorSummary } from './error-summary.tsx'
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
}

/** A form: plain HTML that posts to its page, which <sent-form> makes checked, sent and kept without leaving it. */
export function FormPanel({ declared, form, refused, action, sent = action, titleId, button }: Props) {
  const { panel, script } = useWords().forms
  const { tenant } = useShell()
  const questions = useQuestions(declared, form)
  const problems = refused?.problems ?? []
  const sayings = Object.fromEntries(Object.entries(script).map(([name, text]) => [`data-${name}`, text]))
  return (
    <sent-form data-form={form.name} data-sent={sent} data-captcha={JSON.stringify(form.captcha)} data-most={form.files} {...sayings}>
      {problems.length > 0 && <ErrorSummary form={form.name} questions={questions} problems={problems} />}
      <form method="post" action={action} encType="multipart/form-data" noValidate aria-labelledby={titleId}>
        <input type="hidden" name="token" value={refused?.token ?? form.token} />
        <input type="hidden" name="proof" value="" />
        <Honeypot form={form.name} />
        {rowsOf(questions).map((row) => (
          <div className="form-row" key={row[0].id}>
            {row.map((question) => (
              <FormQuestion
                key={question.id}
                form={form}
                question={question}
                answers={refused?.answers[question.id] ?? []}
                held={refused?.held[question.id] ?? []}
                problem={problems.find(({ path }) => path === question.id)?.message}
              />
            ))}
          </div>
        ))}
        {form.captcha.kind !== 'altcha' && form.captcha.kind !== 'none' && <div className="form-captcha scripted" />}
        <p className="form-consent">{panel.consent(tenant.name)}</p>
        <div className="form-send">
          <button className="btn btn-clay">{button ?? panel.send}</button>
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
