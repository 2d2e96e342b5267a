import type { FormsForPages } from '../../pages/site.ts'
import { answerSendForm } from '../api/forms/send-form.ts'
import { createForms, requireForm } from '../forms/create-forms.ts'
import { postedFrom } from '../forms/posted-form.ts'
import type { Noun } from './noun.ts'

/** What visitors send: quotes, messages, reports. */
export function createFormsNoun(needs: Parameters<typeof createForms>[0]): Noun<FormsForPages> {
  const forms = createForms(needs)
  return {
    calls: [answerSendForm({ forms })],
    forPages: ({ tenant, visitor, path, privacySignal }) => ({
      openForm: (name, agent) => forms.open(tenant, requireForm(name), agent, visitor),
      sendForm: (name, posted, agent) =>
        forms.send(tenant, requireForm(name), { ...postedFrom(posted), agent, page: path, visitor, privacySignal }),
      findReceipt: (code) => forms.findReceipt(tenant.client, code),
    }),
  }
}
