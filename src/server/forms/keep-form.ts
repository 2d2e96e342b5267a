import { dayMs } from '../../durations.ts'
import type { Form } from '../../forms/form.ts'
import { readAnswers, type AnswerProblem } from '../../nouns/forms/check-answers.ts'
import { inputTypeOf } from '../../nouns/forms/input-types.ts'
import { validationTypes } from '../../nouns/forms/validation-types.ts'
import { pages } from '../../routes.ts'
import { wordsIn } from '../../words/languages.ts'
import { pageTooOld, type Doubt } from '../captcha/doubt.ts'
import type { Db } from '../db/database.ts'
import type { DiskRoom } from '../http/disk-room.ts'
import { refused } from '../http/errors.ts'
import type { TenantSettings } from '../tenants.ts'
import type { CaseLetters } from './case-letters.ts'
import { draftDays, type FormDrafts } from './form-drafts.ts'
import type { ReadForm } from './stored-form.ts'
import type { Posted } from './posted.ts'

type Needs = { db: Db; readForm: ReadForm; drafts: FormDrafts; letters: CaseLetters; doubt: Doubt; room: DiskRoom; now: () => Date }

/** `secret` is told where the link could not be mailed: whoever filled the form in has it before them. */
export type KeptForm = { secret: string | null } | { problems: AnswerProblem[] }

/**
 * Keeps a form that was begun, and mails the link to go on with it, to the address that was typed into it. Whoever filled in
 * what no person sees is told the same, and nothing is kept.
 */
export function createKeeping({ db, readForm, drafts, letters, doubt, room, now }: Needs) {
  return async function keepForm(tenant: TenantSettings, form: Form, posted: Posted): Promise<KeptForm> {
    room.require()
    await doubt.requireRoom(posted.visitor)
    if (!doubt.readFormToken({ tenant: tenant.client, form: form.name }, posted.token)) throw refused('invalid', { message: pageTooOld })
    const { questions } = await readForm(tenant, form)
    const answers = readAnswers(questions, posted.answersTo)
    const asked = questions.find(({ is }) => is === 'email')
    const [email = ''] = (asked && answers[asked.id]) ?? []
    if (!form.waits || !asked || !validationTypes.Email.test(email))
      return { problems: [{ path: asked?.id ?? 'form', message: wordsIn(tenant.language).forms.later.needsEmail }] }
    const tooLong = questions.filter(({ id, inputType }) => answers[id].some((each) => [...each].length > inputTypeOf(inputType).longest))
    if (tooLong.length > 0) {
      const { problems } = wordsIn(tenant.language).forms
      return {
        problems: tooLong.map(({ id, label, inputType }) => ({
          path: id,
          message: problems.tooLong(label, inputTypeOf(inputType).longest),
        })),
      }
    }
    await doubt.countKept(posted.visitor)
    if (posted.honeypot !== '') return { secret: null }
    const kept = Object.fromEntries(questions.flatMap(({ id, inputType }) => (inputType === 'FileUpload' ? [] : [[id, answers[id]]])))
    return db.transaction(async (tx) => {
      if (posted.draft) await drafts.forget(tx, tenant.client, form.name, posted.draft)
      const secret = await drafts.keep(tx, { tenant: tenant.client, form: form.name, answers: kept, email })
      // Not where it was posted to: what stands in an address is words of whoever wrote it.
      const link = `${posted.origin}${pages[form.route].path}?${new URLSearchParams({ draft: secret })}`
      const endsAt = new Date(now().getTime() + draftDays * dayMs)
      const mailed = await letters.queueLink(tx, { tenant, form, to: email, link, endsAt })
      return { secret: mailed ? null : secret }
    })
  }
}
