import type { Question } from '../../src/nouns/forms/question.ts'
import type { Dice } from './editing-dice.ts'

/** What all names of the campaign begin with, in any case; nowhere else is such a word. */
export const stem = 'Quillfeather'
export const mailHost = 'barn.example'

export type Person = { first: string; last: string; email: string; phone: string; agent: string | undefined }

const firsts = ['Ellie', 'Jonas', 'Maribel', 'Otis', 'Wren', 'Harlan', 'Ines', 'Dov']

/** Nobody is called as anybody else is. */
export function personOf(roll: Dice, number: number, agent: string | undefined): Person {
  const letters = Array.from({ length: 6 }, () => String.fromCharCode(97 + Math.floor(roll() * 26))).join('')
  const last = `${stem}${letters}${[...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`
  return {
    first: firsts[Math.floor(roll() * firsts.length)],
    last,
    email: `${last.toLowerCase()}@${mailHost}`,
    phone: `(970) 555-01${String(Math.floor(roll() * 100)).padStart(2, '0')}`,
    agent,
  }
}

/** Answers to every question a person has to answer, and to some of the others; files are not among them. */
export function fillIn(questions: readonly Question[], person: Person, roll: Dice): Record<string, string[]> {
  const answered = questions.filter((question) => question.inputType !== 'FileUpload' && (question.required || question.is || roll() < 0.6))
  return Object.fromEntries(
    answered.map((question) => [question.id, answerTo(question, person, roll)]).filter(([, answers]) => answers.length > 0),
  )
}

function answerTo(question: Question, person: Person, roll: Dice): string[] {
  const { first, last, email, phone, agent } = person
  if (question.is) {
    const own = { name: `${first} ${last}`, firstName: first, lastName: last, email, phone, agent: agent ?? '' }[question.is]
    return own ? [own] : []
  }
  if (question.options.length > 0) return chosen(question, roll)
  if (question.inputType === 'Date') return [`0${1 + Math.floor(roll() * 9)}-1${Math.floor(roll() * 10)}-2026`]
  return [wordsFor(question, person, roll)]
}

function chosen({ options, inputType }: Question, roll: Dice): string[] {
  const one = options[Math.floor(roll() * options.length)]
  if (inputType !== 'Chips' && inputType !== 'MultiSelect' && inputType !== 'Checkbox') return [one]
  return options.filter((option) => option === one || roll() < 0.3)
}

function wordsFor({ validation, inputType }: Question, { first, last, email, phone }: Person, roll: Dice): string {
  switch (validation) {
    case 'Email':
      return email
    case 'Phone':
    case 'Ten digits':
      return phone
    case 'Zip':
      return String(80_000 + Math.floor(roll() * 1000))
    case 'Only Number':
      return String(Math.floor(roll() * 1e6))
    default:
      if (inputType === 'Textarea')
        return `The hail of ${last}.\nA second line, with “quotes” & <b>signs</b>: ${'ö'.repeat(1 + roll() * 300)}`
      return `${first} ${last}`
  }
}
