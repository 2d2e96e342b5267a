import type { FormEmails } from '../content/form-emails.ts'
import type { FormQuestions } from '../content/form-questions.ts'
import type { Answers } from '../nouns/forms/check-answers.ts'
import { questionsOf, type FormRow } from '../nouns/forms/form-row.ts'
import type { FormName } from '../nouns/forms/keep-days.ts'
import type { Question } from '../nouns/forms/question.ts'
import type { pages } from '../routes.ts'
import type { Words } from '../words/languages.ts'

/** A form, declared once: page, checks, call, storage, mail and desk are derived from it. */
export interface Form {
  /** Kept with every submission, so it never changes; how long that is kept is in nouns/forms/keep-days.ts. */
  readonly name: FormName
  /** What the calls name its page by, and where it is: a page whose row takes what is posted (`...form`). */
  readonly page: string
  readonly route: FormRoute
  /** Asked of everybody, in the words of the page; before the questions that staff write. */
  fixed(words: Words['forms']): Question[]
  /** The rows staff write; null where there are none. */
  readonly questions: FormQuestions | null
  /** Who is told by mail. */
  readonly emails: FormEmails
  /** 'chosen' by the sender, or the one whose 'page' it is sent from; that agent is told, and may read it. */
  readonly agent?: 'chosen' | 'page'
  /** Within how many office hours somebody answers. */
  readonly answerHours: number
  /** True where it may be finished later, by a link that is mailed. */
  readonly waits?: boolean
  /** False where nothing can be sent beside words. */
  readonly files: boolean
}

type Pages = typeof pages
type FormRoute = { [Route in keyof Pages]: Pages[Route] extends { posts: { files: true } } ? Route : never }[keyof Pages]

type Declaration<Name extends FormName> = Omit<Form, 'page' | 'answerHours' | 'files'> & Partial<Omit<Form, 'page'>> & { name: Name }

/** Its page is that of its e-mails, which every form has. */
export const defineForm = <Name extends FormName>(own: Declaration<Name>): Form & { name: Name } => ({
  page: own.emails.page,
  answerHours: 8,
  files: true,
  ...own,
})

/** Everything a form asks: what is fixed, then the rows as they are stored. */
export function askedBy(form: Form, rows: readonly FormRow[], words: Words['forms']): Question[] {
  return [...form.fixed(words), ...questionsOf(rows)]
}

export interface Sender {
  name: string
  email: string
  phone: string
}

/** Who sent it, of what was answered; empty where it was not asked. */
export function senderOf(questions: readonly Question[], answers: Answers): Sender {
  const of = (what: Question['is']) => {
    const question = questions.find(({ is }) => is === what)
    return question ? (answers[question.id]?.[0] ?? '') : ''
  }
  return { name: of('name') || [of('firstName'), of('lastName')].filter(Boolean).join(' '), email: of('email'), phone: of('phone') }
}
