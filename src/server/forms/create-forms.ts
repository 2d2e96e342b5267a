import { findForm } from '../../forms/forms.ts'
import type { Form } from '../../forms/form.ts'
import type { FormOutcome, OpenForm } from '../../pages/site/site-forms.ts'
import type { AnswerProblem } from '../../nouns/forms/check-answers.ts'
import type { CaptchaForPages } from '../../nouns/forms/captcha.ts'
import { mostFiles } from '../../nouns/forms/file-limits.ts'
import type { AgentGuide } from '../agents/agent-guide.ts'
import type { Attachments } from '../attachments/create-attachments.ts'
import type { Doubt } from '../captcha/doubt.ts'
import type { ContentStore } from '../content/content-store.ts'
import type { Db } from '../db/database.ts'
import type { DiskRoom } from '../http/disk-room.ts'
import { Refused } from '../http/errors.ts'
import type { Jobs } from '../jobs/create-jobs.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import type { TenantSettings } from '../tenants.ts'
import type { CaseLetters } from './case-letters.ts'
import { findChosenAgent, showChosen } from './chosen-agent.ts'
import { createFormDrafts } from './form-drafts.ts'
import { createKeeping } from './keep-form.ts'
import { createReceipts } from './receipts.ts'
import { createStoredForms } from './stored-form.ts'
import type { Posted } from './posted.ts'
import { createTaking, type TakeSubmission } from './take-submission.ts'

type Needs = {
  db: Db
  content: Pick<ContentStore, 'readSections'>
  guide: Pick<AgentGuide, 'findAgent' | 'searchAgents'>
  doubt: Doubt
  captcha: CaptchaForPages
  attachments: Attachments
  letters: CaseLetters
  sealing: Sealing
  room: DiskRoom
  now: () => Date
  countStep: Parameters<typeof createTaking>[0]['countStep']
  /** Their mails leave when nobody waits. */
  jobs: Pick<Jobs, 'first'>
}

type Opening = { agent?: string; draft?: string; visitor: string }

export type Forms = ReturnType<typeof createForms>

/** The forms visitors fill in: shown with a key of their own, taken once, and told of afterwards. */
export function createForms(needs: Needs) {
  const { guide, doubt, captcha, attachments } = needs
  const readForm = createStoredForms(needs)
  const receipts = createReceipts(needs)
  const drafts = createFormDrafts(needs)
  const taking = createTaking({ ...needs, readForm, drafts })
  const take: TakeSubmission = (...sent) => needs.jobs.first(() => taking(...sent))
  const keep = createKeeping({ ...needs, readForm, drafts })

  async function open(tenant: TenantSettings, form: Form, { agent, draft, visitor }: Opening): Promise<OpenForm> {
    const [{ questions }, chosen, answers] = await Promise.all([
      readForm(tenant, form),
      agent ? findChosenAgent(guide, tenant, agent, visitor) : null,
      draft && form.waits ? drafts.find(tenant.client, form.name, draft) : undefined,
    ])
    return {
      name: form.name,
      questions,
      token: tokenFor(tenant, form),
      captcha,
      agent: chosen && showChosen(chosen),
      files: form.files ? mostFiles : 0,
      waits: form.waits ?? false,
      begun: draft && answers ? { secret: draft, answers } : null,
    }
  }

  /** As a page asks: whatever is refused comes back as a problem, with what was typed and the files that were taken in. */
  async function send(tenant: TenantSettings, form: Form, posted: Posted): Promise<FormOutcome> {
    const taken = await take(tenant, form, posted).catch((error: unknown) => asProblems(error, tenant))
    if ('reference' in taken) return { code: receipts.codeOf(tenant.client, taken.reference) }
    return refuse(tenant, form, 'stale' in taken ? { ...posted, token: '' } : posted, taken.problems)
  }

  /** Keeps a form for later. */
  async function keepForLater(tenant: TenantSettings, form: Form, posted: Posted) {
    const kept = await keep(tenant, form, posted).catch((error: unknown) => asProblems(error, tenant))
    return 'problems' in kept ? refuse(tenant, form, posted, kept.problems) : kept
  }

  async function refuse(tenant: TenantSettings, form: Form, posted: Posted, problems: AnswerProblem[]) {
    const { questions } = await readForm(tenant, form)
    const answers = Object.fromEntries(questions.map(({ id }) => [id, [...posted.answersTo(id)]]))
    const uploads = questions.filter(({ inputType }) => inputType === 'FileUpload')
    const held = await Promise.all(uploads.map(async ({ id }) => [id, await attachments.findStaged(tenant.client, answers[id])] as const))
    return { problems, answers, held: Object.fromEntries(held), token: freshToken(tenant, form, posted.token) }
  }

  /** The page that is shown again keeps its key; one that was too old or no key at all gets a new one. */
  function freshToken(tenant: TenantSettings, form: Form, token: string): string {
    return doubt.readFormToken({ tenant: tenant.client, form: form.name }, token) ? token : tokenFor(tenant, form)
  }

  const tokenFor = ({ client: tenant }: TenantSettings, { name: form }: Form) => doubt.issueFormToken({ tenant, form })

  return {
    open,
    take,
    send,
    keepForLater,
    job: drafts.job,
    tokenFor,
    requireRoom: doubt.requireRoom,
    findReceipt: receipts.find,
    codeOf: receipts.codeOf,
    readForm,
  }
}

/** What was refused as a whole, such as a page too old or too many tries, stands at the head of the form. Anything else is nobody's mistake. */
function asProblems(error: unknown, { language }: TenantSettings): { problems: AnswerProblem[] } {
  if (!(error instanceof Refused)) throw error
  const { message, errors: [first] = [] } = error.in(language)
  return { problems: [{ path: first?.path ?? 'form', message: first?.message ?? message }] }
}

/** The form of a name that our own code says; throws where there is none. */
export function requireForm(name: string): Form {
  const form = findForm(name)
  if (!form) throw new Error(`there is no form "${name}"`)
  return form
}
