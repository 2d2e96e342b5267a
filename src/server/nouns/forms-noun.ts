import type { CaptchaForPages } from '../../nouns/forms/captcha.ts'
import type { StageFile } from '../../nouns/forms/staged-file.ts'
import type { FormsForPages } from '../../pages/site/site-forms.ts'
import type { AgentGuide } from '../agents/agent-guide.ts'
import { answerSendContactMe } from '../api/forms/send-contact-me.ts'
import { answerSendForm } from '../api/forms/send-form.ts'
import { answerSendContact, answerSendIncident, answerSendStartAQuote } from '../api/forms/send-parts.ts'
import type { Attachments } from '../attachments/create-attachments.ts'
import type { Doubt } from '../captcha/doubt.ts'
import type { ContentStore } from '../content/content-store.ts'
import type { Db } from '../db/database.ts'
import { createCaseLetters } from '../forms/case-letters.ts'
import { createForms, requireForm, type Forms } from '../forms/create-forms.ts'
import { postedFrom } from '../forms/posted-form.ts'
import type { DiskRoom } from '../http/disk-room.ts'
import type { OriginOf } from '../http/site-origin.ts'
import type { Counting } from '../insights/create-counting.ts'
import type { Jobs } from '../jobs/create-jobs.ts'
import type { Mail } from '../mail/mail.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import type { Noun } from './noun.ts'

type Needs = {
  db: Db
  now: () => Date
  sealing: Sealing
  room: DiskRoom
  originOf: OriginOf
  content: { store: Pick<ContentStore, 'readSections'> }
  agents: { guide: AgentGuide }
  captcha: { doubt: Doubt; forForms: CaptchaForPages }
  attachments: { attachments: Attachments; stageForPage: StageFile }
  mail: { mail: Mail }
  counting: Pick<Counting, 'formStep'>
  jobs: Pick<Jobs, 'first'>
}

/** What visitors send: quotes, messages, reports. */
export function createFormsNoun({
  content,
  agents,
  captcha,
  attachments: { attachments, stageForPage: stageFile },
  mail,
  ...needs
}: Needs): Noun<FormsForPages> & {
  forms: Forms
} {
  const { originOf } = needs
  const forms = createForms({
    ...needs,
    content: content.store,
    guide: agents.guide,
    doubt: captcha.doubt,
    captcha: captcha.forForms,
    attachments,
    letters: createCaseLetters(mail),
    countStep: needs.counting.formStep,
  })
  const staging = { stageFile, unstage: attachments.unstage }
  return {
    forms,
    jobs: [forms.job],
    calls: [
      answerSendForm({ forms, originOf }),
      answerSendStartAQuote({ forms, staging, originOf }),
      answerSendContact({ forms, staging, originOf }),
      answerSendIncident({ forms, staging, originOf }),
      answerSendContactMe({ forms, originOf }),
    ],
    forPages: ({ tenant, visitor, path, origin, privacySignal, mayCount }) => ({
      openForm: (name, agent, draft) => forms.open(tenant, requireForm(name), { agent, draft, visitor }),
      sendForm: (name, posted, agent) =>
        forms.send(tenant, requireForm(name), { ...postedFrom(posted), agent, page: path, origin, visitor, privacySignal, mayCount }),
      keepForm: (name, posted) =>
        forms.keepForLater(tenant, requireForm(name), { ...postedFrom(posted), page: path, origin, visitor, privacySignal }),
      findReceipt: (code) => forms.findReceipt(tenant, code),
    }),
  }
}
