import type { ComponentType } from 'react'
import { inputTypeOf } from '../../nouns/forms/input-types.ts'
import { problemOf, type Say } from '../../nouns/forms/check-answers.ts'
import type { Question } from '../../nouns/forms/question.ts'
import { useWords } from '../../words/use-words.ts'
import type { HeldFile, OpenForm } from '../site/site-forms.ts'
import { AgentBox } from './agent-box.tsx'
import { fieldId } from './field-id.ts'
import type { InputProps } from './form-input.ts'
import { formInputs } from './form-inputs.ts'

type Props = {
  form: OpenForm
  question: Question
  answers: readonly string[]
  held: readonly HeldFile[]
  problem: string | undefined
  /** Its control, where that is not the one of its kind. */
  own: ComponentType<InputProps> | undefined
}

/** One question of a form: what it is called, a hint, its control, and what is wrong with the answer. */
export function FormQuestion({ form, question, answers, held, problem, own }: Props) {
  const words = useWords().forms
  const isAgent = question.is === 'agent'
  const { naming, Input: Usual } = formInputs[question.inputType]
  const Input = own ?? (isAgent ? AgentBox : Usual)
  const id = fieldId(form.name, question.id)
  const chosen = isAgent && form.agent !== null
  const hint = chosen ? undefined : isAgent ? words.inputs.agentHint : (words.hints as Partial<Record<string, string>>)[question.inputType]
  const described = [hint && `${id}-hint`, `${id}-problem`].filter(Boolean).join(' ')
  const told = { 'aria-describedby': described, ...(problem ? { 'aria-invalid': true as const } : {}) }
  const { Around, Name } = around[naming]
  return (
    <Around className="field" {...rulesOf(question, words.problems)}>
      {naming !== 'own' && (
        <Name className="label" {...(naming === 'label' ? { htmlFor: id } : {})}>
          {question.label}
          {!question.required && <span className="optional"> {words.panel.optional}</span>}
        </Name>
      )}
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <Input question={question} id={id} answers={answers} held={held} told={told} agent={form.agent} />
      <p className="problem" id={`${id}-problem`}>
        {problem}
      </p>
    </Around>
  )
}

const around = {
  label: { Around: 'div', Name: 'label' },
  legend: { Around: 'fieldset', Name: 'legend' },
  own: { Around: 'div', Name: 'span' },
} as const

/** What the script of the form checks by, and says: scripts carry no words. */
function rulesOf(question: Question, say: Say) {
  const { id, label, inputType, validation, required, messages } = question
  const { longest } = inputTypeOf(inputType)
  return {
    'data-question': id,
    'data-type': inputType,
    'data-validation': validation,
    'data-missing': required ? problemOf(question, [], say) : undefined,
    'data-invalid': messages?.invalid ?? say.invalid(label),
    'data-too-long': say.tooLong(label, longest),
  }
}
