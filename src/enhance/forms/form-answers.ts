import { readAnswers } from '../../nouns/forms/check-answers.ts'
import type { Question } from '../../nouns/forms/question.ts'

/** The fields of a form with what they are checked by, which the page has written on each (pages/forms/form-question.tsx). */
export const fieldsOf = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLElement>('[data-question]')]

/** The question of a field, without its words. */
export function questionOf(field: HTMLElement): Question {
  const { question: id = '', type, validation, missing } = field.dataset
  return {
    id,
    label: '',
    inputType: type as Question['inputType'],
    options: [...field.querySelectorAll<HTMLInputElement | HTMLOptionElement>('option, [type=radio], [type=checkbox]')].map(
      ({ value }) => value,
    ),
    placeholder: '',
    required: missing !== undefined,
    validation: validation as Question['validation'],
  }
}

/** What a form answers now, by question; of a file, what the server took it in as. */
export function answersOf(form: HTMLFormElement): Record<string, string[]> {
  const posted = new FormData(form)
  const questions = fieldsOf(form).map(questionOf)
  const sentFor = (id: string) => {
    const taken = form.querySelector<HTMLInputElement>(`[data-value][name="${CSS.escape(id)}"]`)?.dataset.value
    return taken ? [taken] : posted.getAll(id).filter((each) => typeof each === 'string')
  }
  return readAnswers(questions, sentFor) as Record<string, string[]>
}
