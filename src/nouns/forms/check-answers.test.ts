import { expect, it } from 'vitest'
import { rightAnswers } from '../../../tests/fixtures/right-answers.ts'
import { wordsIn } from '../../words/languages.ts'
import { checkAnswers, problemOf as problemIn, readAnswers } from './check-answers.ts'
import { inputTypeNames, inputTypes, type InputTypeName } from './input-types.ts'
import { ask, type Question } from './question.ts'
import { tidyDay } from './us-date.ts'
import { validationTypeNames, type ValidationType } from './validation-types.ts'

const bad: Record<ValidationType, string[]> = {
  None: [],
  'Any Input': [],
  'Only Text': ['R2', 'a-b', '<b>'],
  'Only Number': ['12a', '-5', '1.5'],
  Email: ['pat', 'pat@', 'a@b', 'a b@example.com', 'a@example.com\nbcc: b@example.com', 'a@b.example, c@d.example'],
  Phone: ['555-0100', '97055501', '++9705550100', '(970) 555-01000000'],
  Zip: ['8075', '80751-12', '807511234', 'ABCDE'],
}
const words: InputTypeName[] = ['Textbox', 'TextboxSingle', 'Textarea']
const say = wordsIn('en-US').forms.problems
const problemOf = (of: Question, answers: readonly string[]) => problemIn(of, answers, say)
const question = (own: Partial<Question>) => ask({ id: 'q', label: 'barn', ...own })

it.each(words.flatMap((inputType) => validationTypeNames.map((validation) => [inputType, validation] as const)))(
  '%s, %s: empty, good, bad, too long',
  (inputType, validation) => {
    const of = question({ inputType, validation })
    expect(problemOf(of, [])).toBe('Please enter the barn')
    expect(problemOf({ ...of, required: false }, [])).toBeUndefined()
    expect(problemOf(of, [rightAnswers[validation]])).toBeUndefined()
    for (const answer of bad[validation]) expect([answer, problemOf(of, [answer])]).toEqual([answer, 'Please enter valid barn'])
    const { longest } = inputTypes[inputType]
    expect(problemOf(of, ['1'.repeat(longest + 1)])).toBe(`Please keep the barn under ${longest.toLocaleString('en-US')} characters`)
  },
)

const chosen = inputTypeNames.filter((name) => inputTypes[name].hasOptions)

it.each(chosen)('%s takes only what is offered', (inputType) => {
  const of = question({ inputType, options: ['Hay', 'Cattle'] })
  expect([problemOf(of, []), problemOf(of, ['Hay']), problemOf(of, ['Sheep'])]).toEqual([
    'Please enter the barn',
    undefined,
    'Please enter valid barn',
  ])
})

it('keeps one answer or several, trimmed and none twice', () => {
  const all = inputTypeNames.map((inputType) => question({ id: inputType, inputType }))
  const read = readAnswers(all, () => [' Hay ', '', 'Cattle', 'Hay'])
  for (const name of inputTypeNames) {
    const many = inputTypes[name].values === 'Multi-Value' || name === 'FileUpload'
    expect([name, read[name]]).toEqual([name, many ? ['Hay', 'Cattle'] : ['Hay']])
  }
})

it.each([
  ['02-29-2024', true],
  ['02-29-2026', false],
  ['13-01-2026', false],
  ['04-31-2026', false],
  ['2026-04-01', false],
  ['4-1-2026', false],
  ['00-10-2026', false],
])('%s is a day: %s', (day, is) => {
  expect(problemOf(question({ inputType: 'Date' }), [day])).toBe(is ? undefined : 'Please enter valid barn')
})

it.each([
  ['11/20/2026', '11-20-2026'],
  ['4/1/2026', '04-01-2026'],
  ['4-1-2026', '04-01-2026'],
  [' 04-01-2026 ', '04-01-2026'],
  ['2/30/2026', '2/30/2026'],
  ['20/11/2026', '20/11/2026'],
  ['4/1/26', '4/1/26'],
  ['next Friday', 'next Friday'],
  ['', ''],
])('%j is kept as %j once it was typed', (typed, kept) => expect(tidyDay(typed)).toBe(kept))

it.each([
  ['How shall we reach you?', 'Please answer “How shall we reach you?”', 'Please check your answer to “How shall we reach you?”'],
  ['What happened', 'Please answer “What happened”', 'Please check your answer to “What happened”'],
  ['In one sentence', 'Please answer “In one sentence”', 'Please check your answer to “In one sentence”'],
  ['Deliver to', 'Please answer “Deliver to”', 'Please check your answer to “Deliver to”'],
  ['Your town', 'Please enter your town', 'Please check your answer to “Your town”'],
  ['A day that suits you', 'Please enter a day that suits you', 'Please check your answer to “A day that suits you”'],
  ['Yourself', 'Please enter the Yourself', 'Please enter valid Yourself'],
  ['What’s new', 'Please answer “What’s new”', 'Please check your answer to “What’s new”'],
  ['Do you smoke', 'Please answer “Do you smoke”', 'Please check your answer to “Do you smoke”'],
  ['Are you insured now', 'Please answer “Are you insured now”', 'Please check your answer to “Are you insured now”'],
  ['Is it yours', 'Please answer “Is it yours”', 'Please check your answer to “Is it yours”'],
  ['Have you had a claim', 'Please answer “Have you had a claim”', 'Please check your answer to “Have you had a claim”'],
  ['Tell us what happened', 'Please answer “Tell us what happened”', 'Please check your answer to “Tell us what happened”'],
  ['My policy', 'Please enter my policy', 'Please check your answer to “My policy”'],
  ['Our farm', 'Please enter our farm', 'Please check your answer to “Our farm”'],
  ['the town', 'Please enter the town', 'Please check your answer to “the town”'],
  ['YOUR NAME', 'Please enter the YOUR NAME', 'Please enter valid YOUR NAME'],
  ['On-site phone', 'Please enter the On-site phone', 'Please enter valid On-site phone'],
  ['By-laws', 'Please enter the By-laws', 'Please enter valid By-laws'],
  ['In-home daycare animals', 'Please enter the In-home daycare animals', 'Please enter valid In-home daycare animals'],
  ['Add-on', 'Please enter the Add-on', 'Please enter valid Add-on'],
  ['Documents', 'Please enter the Documents', 'Please enter valid Documents'],
  ['Isle', 'Please enter the Isle', 'Please enter valid Isle'],
  ['Telling signs', 'Please enter the Telling signs', 'Please enter valid Telling signs'],
  ['ZIP code', 'Please enter the ZIP code', 'Please enter valid ZIP code'],
])('asks for %s in words that fit it', (label, missing, invalid) => {
  expect([say.missing(label), say.invalid(label)]).toEqual([missing, invalid])
})

it('wants a required switch on, and takes nothing else for on', () => {
  const of = question({ inputType: 'Switch' })
  expect([problemOf(of, []), problemOf(of, ['Yes']), problemOf(of, ['No'])]).toEqual([
    'Please enter the barn',
    undefined,
    'Please enter valid barn',
  ])
})

it('says its own words where a question brings them, in the order of the form', () => {
  const questions = [
    ask({
      id: 'email',
      label: 'E-mail',
      validation: 'Email',
      messages: { empty: 'Please enter email address', invalid: 'Please enter valid email' },
    }),
    ask({ id: 'name', label: 'Name' }),
  ]
  expect(checkAnswers(questions, { email: ['x'], name: [] }, say)).toEqual([
    { path: 'email', message: 'Please enter valid email' },
    { path: 'name', message: 'Please enter the Name' },
  ])
})
