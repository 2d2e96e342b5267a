import type { CaptchaForPages } from '../../nouns/forms/captcha.ts'
import type { AnswerProblem, Answers } from '../../nouns/forms/check-answers.ts'
import type { Question } from '../../nouns/forms/question.ts'

/** A form as a page shows it. */
export interface OpenForm {
  /** Of its declaration in src/forms. */
  name: string
  /** In order: those fixed in code, then those of staff as they are stored. */
  questions: Question[]
  /** Goes back with the form, under the name `token`: its key, and when it was shown. */
  token: string
  /** What proves that a person sends it. */
  captcha: CaptchaForPages
  /** Whom it goes to, where the page or its address says so. */
  agent: { id: number; name: string; email: string; city: string; phone: string } | null
  /** How many files may be sent with it. */
  files: number
  /** True where it may be finished later. */
  waits: boolean
  /** What was answered before, where a link to finish it was followed; its secret goes back with the form, under the name `draft`. */
  begun: { secret: string; answers: Answers } | null
}

/** A file that was taken in with a form that is not sent yet: `id` goes back with the form. */
export interface HeldFile {
  id: string
  name: string
  bytes: number
}

/** What became of a form that was posted: `code` leads to its receipt. */
export type FormOutcome =
  | { code: string }
  | { problems: AnswerProblem[]; answers: Answers; held: Record<string, HeldFile[]>; token: string }

/** What the sender sees after sending. */
export interface Receipt {
  reference: string
  form: string
  agent: { name: string; email: string } | null
  /** By when somebody answers; ISO. */
  promisedAt: string
  /** The source's own sentence, where it has one. */
  thanks: string | null
}

export interface FormsForPages {
  /** `agent` is an e-mail or number of the directory; `draft` the secret of a link to go on. */
  openForm(name: string, agent?: string, draft?: string): Promise<OpenForm>
  /** Judges and stores what was posted. Names of the form: those of its questions, `token`, `website` (stays empty), `proof`, `agent`. */
  sendForm(name: string, posted: FormData, agent?: string): Promise<FormOutcome>
  /** Keeps what was answered so far, and mails the link to go on; `secret` is told where no mail could leave. Files do not wait. */
  keepForm(name: string, posted: FormData): Promise<Exclude<FormOutcome, { code: string }> | { secret: string | null }>
  /** Of the code that `sendForm` answered; null when it leads nowhere. */
  findReceipt(code: string): Promise<Receipt | null>
}
