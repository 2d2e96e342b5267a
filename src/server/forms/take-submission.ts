import { senderOf, type Form } from '../../forms/form.ts'
import { checkAnswers, readAnswers, type AnswerProblem, type Answers } from '../../nouns/forms/check-answers.ts'
import { keptUntil } from '../../nouns/forms/keep-days.ts'
import { promisedBy } from '../../nouns/forms/promised-by.ts'
import type { Question } from '../../nouns/forms/question.ts'
import type { SentForm } from '../../nouns/forms/sent-form.ts'
import { wordsIn } from '../../words/languages.ts'
import type { AgentGuide } from '../agents/agent-guide.ts'
import type { Attachments } from '../attachments/create-attachments.ts'
import type { Doubt, Judgement } from '../captcha/doubt.ts'
import { usedBefore } from '../captcha/doubt.ts'
import { useUp } from '../captcha/used-proofs.ts'
import type { Db } from '../db/database.ts'
import type { DiskRoom } from '../http/disk-room.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import type { TenantSettings } from '../tenants.ts'
import type { CaseLetters } from './case-letters.ts'
import { findChosenAgent } from './chosen-agent.ts'
import type { FormDrafts } from './form-drafts.ts'
import { createOneAfterAnother } from './one-after-another.ts'
import { agentKeyOf, termsOf } from './search-terms.ts'
import type { ReadForm, StoredForm } from './stored-form.ts'
import { findByKey, writeSubmission } from './submission-rows.ts'

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

  type Sent = {
    tenant: TenantSettings
    form: Form
    stored: StoredForm
    answers: Answers
    answersMac: string
    sender: SentForm['sender']
    agent: SentForm['agent']
    judged: Judgement
    key: string
    posted: Posted
  }

  /** Answers its reference; undefined when another request of the same key was quicker. */
  async function store(
    tx: Db,
    { tenant, form, stored, answers, answersMac, sender, agent, judged, key, posted }: Sent,
  ): Promise<string | undefined> {
    const fresh = await useUp(tx, judged.proof)
    const doubts = fresh ? judged.doubts : [...judged.doubts, usedBefore]
    const at = now()
    const promisedAt = promisedBy(at, form.answerHours, tenant)
    const tokens = stored.questions.flatMap(({ id, inputType }) => (inputType === 'FileUpload' ? answers[id] : []))
    const sent: SentForm = {
      answers: stored.questions.map(({ id, label, inputType }) => ({
        id,
        label,
        inputType,
        answers: inputType === 'FileUpload' ? attachments.idsOf(tenant.client, answers[id]) : answers[id],
      })),
      sender,
      consent: wordsIn(tenant.language).forms.panel.consent(tenant.name),
      pageRevisions: stored.pageRevisions,
      agent,
    }
    const made = await writeSubmission(tx, sealing, {
      insurer: tenant.name,
      sent,
      tenant: tenant.client,
      form: form.name,
      key,
      answersMac,
      page: posted.page.slice(0, 500),
      formRevision: stored.revision,
      language: tenant.language,
      privacySignal: posted.privacySignal,
      agentKey: agent && agentKeyOf(agent.email),
      state: doubts.length > 0 ? 'spam' : 'new',
      doubts,
      terms: termsOf(sealing, tenant.client, sender),
      receivedAt: at,
      // Who is put aside waits from when they came, should they be brought back.
      waitingSince: doubts.length > 0 ? null : at,
      promisedAt,
      purgeAt: keptUntil(form.name, tenant, at),
    })
    if (!made) return undefined
    const files = tokens.length > 0 ? await attachments.takeIn(tx, tenant.client, made.id, tokens) : []
    if (posted.draft) await drafts.forget(tx, tenant.client, form.name, posted.draft)
    // What is put aside tells nobody; the desk sends its mails when it brings it back.
    if (doubts.length === 0)
      await letters.queueFor(tx, {
        ...made,
        tenant,
        form,
        sent,
        files,
        emails: stored.emails,
        receivedAt: at,
        promisedAt,
        ...whereFrom(posted),
      })
    return made.reference
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

const whereFrom = ({ page, origin }: Posted) => ({ page, origin })
