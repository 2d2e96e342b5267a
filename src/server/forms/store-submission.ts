import type { Form } from '../../forms/form.ts'
import type { Answers } from '../../nouns/forms/check-answers.ts'
import { keptUntil } from '../../nouns/forms/keep-days.ts'
import { promisedBy } from '../../nouns/forms/promised-by.ts'
import type { SentForm } from '../../nouns/forms/sent-form.ts'
import { wordsIn } from '../../words/languages.ts'
import type { Attachments } from '../attachments/create-attachments.ts'
import { usedBefore, type Judgement } from '../captcha/doubt.ts'
import { useUp } from '../captcha/used-proofs.ts'
import type { Db } from '../db/database.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import type { TenantSettings } from '../tenants.ts'
import type { CaseLetters } from './case-letters.ts'
import type { FormDrafts } from './form-drafts.ts'
import { agentKeyOf, termsOf } from './search-terms.ts'
import type { StoredForm } from './stored-form.ts'
import { writeSubmission } from './submission-rows.ts'
import type { Posted } from './posted.ts'

type Needs = { attachments: Attachments; letters: CaseLetters; drafts: FormDrafts; sealing: Sealing; now: () => Date }

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

/** Stores what was judged, with its files and its mails, in the transaction that is handed in. */
export function createStoring({ attachments, letters, drafts, sealing, now }: Needs) {
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

  return store
}

const whereFrom = ({ page, origin }: Posted) => ({ page, origin })
