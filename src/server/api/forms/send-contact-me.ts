import { sendContactMe } from '../../../calls/send-form-calls.ts'
import { contactMeForm } from '../../../forms/contact-me-form.ts'
import type { Forms } from '../../forms/create-forms.ts'
import type { OriginOf } from '../../http/site-origin.ts'
import { answer, type AnsweredCall } from '../answer.ts'
import { takeAndTell } from './send-form.ts'

export function answerSendContactMe({ forms, originOf }: { forms: Forms; originOf: OriginOf }): AnsweredCall {
  return answer(sendContactMe, async ({ body, tenant, request }) => {
    const said: Record<string, string> = body.body
    return takeAndTell(forms, tenant, contactMeForm, {
      answersTo: (id) => (Object.hasOwn(said, id) ? [said[id]] : []),
      token: body.token ?? forms.tokenFor(tenant, contactMeForm),
      honeypot: '',
      proof: body.captcha,
      script: false,
      agent: body.to,
      page: sendContactMe.path,
      origin: originOf(request),
      visitor: request.ip,
      privacySignal: request.headers['sec-gpc'] === '1',
    })
  })
}
