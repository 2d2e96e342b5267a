import type { FormsForPages } from '../../pages/site.ts'
import { answerSendContactMe } from '../api/forms/send-contact-me.ts'
import { answerSendForm } from '../api/forms/send-form.ts'
import { answerSendContact, answerSendIncident, answerSendStartAQuote } from '../api/forms/send-parts.ts'
import { createForms, requireForm } from '../forms/create-forms.ts'
import { postedFrom } from '../forms/posted-form.ts'
import type { Noun } from './noun.ts'

/** What visitors send: quotes, messages, reports. */
export function createFormsNoun(needs: Parameters<typeof createForms>[0]): Noun<FormsForPages> {
  const { attachments } = needs
  const forms = createForms(needs)
  return {
    calls: [
      answerSendForm({ forms }),
      answerSendStartAQuote({ forms, attachments }),
      answerSendContact({ forms, attachments }),
      answerSendIncident({ forms, attachments }),
      answerSendContactMe({ forms }),
    ],
    forPages: ({ tenant, visitor, path, privacySignal }) => ({
      openForm: (name, agent) => forms.open(tenant, requireForm(name), agent, visitor),
      sendForm: (name, posted, agent) =>
        forms.send(tenant, requireForm(name), { ...postedFrom(posted), agent, page: path, visitor, privacySignal }),
      findReceipt: (code) => forms.findReceipt(tenant.client, code),
    }),
  }
}
