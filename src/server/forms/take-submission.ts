import { senderOf, type Form } from '../../forms/form.ts'
import { checkAnswers, readAnswers, type AnswerProblem, type Answers } from '../../nouns/forms/check-answers.ts'
import type { Question } from '../../nouns/forms/question.ts'
import type { SentForm } from '../../nouns/forms/sent-form.ts'
import { wordsIn } from '../../words/languages.ts'
import type { AgentGuide } from '../agents/agent-guide.ts'
import type { Attachments } from '../attachments/create-attachments.ts'
import type { Doubt } from '../captcha/doubt.ts'
import type { Db } from '../db/database.ts'
import type { DiskRoom } from '../http/disk-room.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import type { TenantSettings } from '../tenants.ts'
import type { CaseLetters } from './case-letters.ts'
import { findChosenAgent } from './chosen-agent.ts'
import type { FormDrafts } from './form-drafts.ts'
import { createOneAfterAnother } from './one-after-another.ts'
import type { Posted } from './posted.ts'
import type { ReadForm } from './stored-form.ts'
import { createStoring } from './store-submission.ts'
import { findByKey } from './submission-rows.ts'

/** `stale` where the form needs a new key to be sent. */
export type Taken = { reference: string } | { problems: AnswerProblem[]; stale?: true }

type Needs = {
  db: Db
  readForm: ReadForm
  guide: Pick<AgentGuide, 'findAgent' | 'searchAgents'>
  doubt: Doubt
  attachments: Attachments
  letters: CaseLetters
  drafts: FormDrafts
  sealing: Sealing
  room: DiskRoom
  now: () => Date
  /** Counts how far people come. */
  countStep(tenant: TenantSettings, form: string, step: 'refused' | 'sent', at?: string): void
}

export type TakeSubmission = ReturnType<typeof createTaking>

/**
 * Takes what was sent with a form. Judged first, then stored in one transaction with its files and its mails; only then is
 * there a reference to be told.
 */
export function createTaking({ db, readForm, guide, doubt, attachments, letters, drafts, sealing, room, now, countStep }: Needs) {
  const oneAfterAnother = createOneAfterAnother()
  const store = createStoring({ attachments, letters, drafts, sealing, now })

  return async function takeSubmission(tenant: TenantSettings, form: Form, posted: Posted): Promise<Taken> {
    const of = { tenant: tenant.client, form: form.name }
    const token = doubt.readFormToken(of, posted.token)
    return token ? oneAfterAnother(JSON.stringify([of, token.key]), () => take(tenant, form, posted)) : take(tenant, form, posted)
  }

  async function take(tenant: TenantSettings, form: Form, posted: Posted): Promise<Taken> {
    const of = { tenant: tenant.client, form: form.name }
    const token = doubt.readFormToken(of, posted.token)
    const [first, stored] = await Promise.all([token && findByKey(db, { ...of, key: token.key }), readForm(tenant, form)])
    const answers = readAnswers(stored.questions, posted.answersTo)
    const answersMac = sealing.sign('answers', JSON.stringify([of, await withContents(of.tenant, stored.questions, answers)]))
    if (first) return again(tenant, first, answersMac)
    room.require()

    const problems = inOrderOf(stored.questions, [
      ...checkAnswers(stored.questions, answers, wordsIn(tenant.language).forms.problems),
      ...(posted.fileProblems ?? []),
    ])
    const counted = posted.mayCount ? countStep : () => {}
    if (problems.length > 0) {
      // A file may come under any name; only a question's is kept.
      const first = problems.find(({ path }) => stored.questions.some(({ id }) => id === path))
      counted(tenant, form.name, 'refused', first?.path)
      return { problems }
    }
    const sender = senderOf(stored.questions, answers)
    const judged = await doubt.judge({ ...of, ...posted, formToken: posted.token, senderEmail: sender.email })
    const agent = await findChosen(tenant, form, { questions: stored.questions, answers }, posted)
    const key = token?.key ?? ''
    const sent = { tenant, form, stored, answers, answersMac, sender, agent, judged, key, posted }
    const reference = await db.transaction((tx) => store(tx, sent))
    if (reference === undefined) return again(tenant, await requireFirst({ ...of, key }), answersMac)
    counted(tenant, form.name, 'sent')
    return { reference }
  }

  /** A page without script brings its files anew each time: by what is in them they are the same. */
  async function withContents(tenant: string, questions: readonly Question[], answers: Answers): Promise<Answers> {
    const contents = questions.map(async ({ id, inputType }) => {
      const given = answers[id]
      return [id, inputType === 'FileUpload' && given.length > 0 ? await attachments.contentsOf(tenant, given) : given] as const
    })
    return Object.fromEntries(await Promise.all(contents))
  }

  /** Sent again, however that came about: the answer is the first one's. Other answers under the same key are not stored yet, and whoever wrote them is told. */
  function again(tenant: TenantSettings, first: { reference: string; answersMac: string }, answersMac: string): Taken {
    if (first.answersMac === answersMac) return { reference: first.reference }
    const message = wordsIn(tenant.language).forms.sentBefore(first.reference)
    return { problems: [{ path: 'form', message }], stale: true }
  }

  async function requireFirst(of: { tenant: string; form: string; key: string }) {
    const first = await findByKey(db, of)
    if (!first) throw new Error('a submission was there and is gone')
    return first
  }

  /** The agent of the page; else whoever was named, as far as we know them. */
  async function findChosen(
    tenant: TenantSettings,
    { agent }: Form,
    asked: { questions: readonly Question[]; answers: Answers },
    { agent: ofPage, visitor }: Posted,
  ): Promise<SentForm['agent']> {
    if (!agent) return null
    const question = asked.questions.find(({ is }) => is === 'agent')
    const named = agent === 'page' ? ofPage : ((question && asked.answers[question.id]?.[0]) ?? ofPage)
    const found = named ? await findChosenAgent(guide, tenant, named, visitor) : null
    return found && { id: found.id, name: found.title, email: found.email }
  }
}

function inOrderOf(questions: readonly Question[], problems: readonly AnswerProblem[]): AnswerProblem[] {
  const placeOf = ({ path }: AnswerProblem) => questions.findIndex(({ id }) => id === path)
  return problems.toSorted((a, b) => placeOf(a) - placeOf(b))
}
