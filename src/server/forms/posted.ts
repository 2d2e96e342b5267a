import type { AnswerProblem } from '../../nouns/forms/check-answers.ts'

/** What somebody posted, from a page or by a call. */
export interface Posted {
  /** What was sent under the id of a question. */
  answersTo(id: string): readonly string[]
  token: string
  /** The field that no person sees. */
  honeypot: string
  proof: string | undefined
  /** True when a script sent it. */
  script: boolean
  /** The agent the page belongs to; else what was answered for one counts. */
  agent?: string
  /** The address of the page, and of the site: "https://…". */
  page: string
  origin: string
  visitor: string
  privacySignal: boolean
  /** True where it may be counted how far they came. */
  mayCount?: boolean
  /** Of the link it was opened by, where it was begun before. */
  draft?: string
  /** What was found wrong with files while the form was read. */
  fileProblems?: readonly AnswerProblem[]
}
