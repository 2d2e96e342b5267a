import { sizeWords } from '../../../nouns/forms/size-words.ts'
import { wordsIn } from '../../../words/languages.ts'
import type { Written } from '../mail.ts'
import { composeLetter } from './compose-letter.ts'
import { letterParts, type Answer } from './letter-parts.ts'
import { colorsOf, momentIn, type LetterTenant } from './letter-tenant.ts'

export interface Notice {
  tenant: LetterTenant
  /** What people call the form: "Start a Quote". */
  form: string
  /** The form's and the reference unless it is given. */
  subject?: string
  reference: string
  receivedAt: Date
  /** By when an answer was promised. */
  promisedAt: Date
  /** The web address it was sent from. */
  page: string
  /** In the order they were asked. */
  answers: readonly Answer[]
  files: readonly { name: string; bytes: number }[]
  /** The web address of the case on the desk. */
  desk: string
}

/** More than this of one answer is read on the desk. */
const mostOfAnswer = 5000

/** To the desk and the agent: what somebody sent. Files are named only; whoever may read them opens them on the desk. */
export function noticeLetter(notice: Notice): Written {
  const { tenant, form, reference, receivedAt, promisedAt, page, answers, files, desk } = notice
  const { notice: words } = wordsIn(tenant.language).mail
  const { heading, subheading, paragraph, notable, table, button } = letterParts(colorsOf(tenant))
  const named = files.map(({ name, bytes }) => words.file(name, sizeWords(bytes, tenant.language))).join('\n')
  return composeLetter({
    tenant,
    subject: notice.subject ?? words.subject(form, reference),
    preview: words.preview(momentIn(tenant, receivedAt)),
    parts: [
      heading(form),
      notable(words.reference, reference),
      table([
        { question: words.received, answer: momentIn(tenant, receivedAt) },
        { question: words.promised, answer: momentIn(tenant, promisedAt) },
        { question: words.page, answer: page },
      ]),
      button(words.open, desk),
      subheading(words.answers),
      table(answers.map(({ question, answer }) => ({ question, answer: shortened(answer, words.more) || words.none }))),
      ...(named ? [subheading(words.files), paragraph(named), paragraph(words.filesOnDesk)] : []),
    ],
  })
}

function shortened(answer: string, more: string): string {
  return answer.length > mostOfAnswer ? `${answer.slice(0, mostOfAnswer)} … ${more}` : answer
}
