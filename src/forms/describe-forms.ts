import { askedBy } from './form.ts'
import { forms, type Form } from './forms.ts'
import { checkAnswers } from '../nouns/forms/check-answers.ts'
import type { FormRow } from '../nouns/forms/form-row.ts'
import { inputTypeOf } from '../nouns/forms/input-types.ts'
import type { Question } from '../nouns/forms/question.ts'
import { wordsIn } from '../words/languages.ts'

const words = wordsIn('en-US').forms

/** The answers of each form as the OpenAPI description shows them, by "Form.quote": from the declaration and nothing else. */
export const describeForms = () => Object.fromEntries(forms.map((form) => [`Form.${form.name}`, describeForm(form)]))

function describeForm(form: Form) {
  const questions = askedBy(form, (form.questions?.fallback.items ?? []) as FormRow[], words)
  const messages = checkAnswers(questions, {}, words.problems).map(({ path, message }) => `${path}: ${message}`)
  const rows = form.questions ? ' Questions that staff write are shown as they come with the site.' : ''
  return {
    title: words.names[form.name],
    description: `\`answers\` of the form "${form.name}" (page "${form.page}").${rows} Without an answer it says, in this order: ${messages.join('; ')}.`,
    type: 'object' as const,
    properties: Object.fromEntries(questions.map((question) => [question.id, describeQuestion(question)])),
    required: questions.filter(({ required }) => required).map(({ id }) => id),
  }
}

function describeQuestion({ label, inputType, validation, options }: Question) {
  const { hasOptions, longest } = inputTypeOf(inputType)
  return {
    type: 'array' as const,
    description: `${label} (${inputType}, ${validation})`,
    items: { type: 'string' as const, ...(hasOptions ? { enum: [...options] } : { maxLength: longest }) },
  }
}
