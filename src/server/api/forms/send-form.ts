import { sendForm } from '../../../calls/send-form-calls.ts'
import { findForm, type Form } from '../../../forms/forms.ts'
import type { Forms } from '../../forms/create-forms.ts'
import { thanksFor } from '../../forms/receipts.ts'
import type { Posted } from '../../forms/posted.ts'
import { refused } from '../../http/errors.ts'
import type { OriginOf } from '../../http/site-origin.ts'
import { mayCount } from '../../insights/may-count.ts'
import type { TenantSettings } from '../../tenants.ts'
import { answer, type AnsweredCall } from '../answer.ts'

export function answerSendForm({ forms, originOf }: { forms: Forms; originOf: OriginOf }): AnsweredCall {
  return answer(sendForm, async ({ body, tenant, person, request }) => {
    const form = findForm(body.form)
    if (!form) throw refused('unknownPage', { message: 'There is no such form.' })
    return takeAndTell(forms, tenant, form, {
      answersTo: (id) => (Object.hasOwn(body.answers, id) ? body.answers[id] : []),
      token: body.token,
      honeypot: body.website,
      proof: body.proof,
      draft: body.draft,
      script: true,
      agent: body.agent,
      page: body.page,
      origin: originOf(request),
      visitor: request.ip,
      privacySignal: request.headers['sec-gpc'] === '1',
      mayCount: mayCount(request.headers, person, tenant),
    })
  })
}

/** Takes it, and answers what its sender is told. Throws `invalid` with every problem. */
export async function takeAndTell(forms: Forms, tenant: TenantSettings, form: Form, posted: Posted) {
  const taken = await forms.take(tenant, form, posted)
  if ('problems' in taken) {
    const [{ message }] = taken.problems
    const also = taken.stale ? { token: forms.tokenFor(tenant, form) } : {}
    throw refused('invalid', { message, errors: taken.problems, also })
  }
  const { reference } = taken
  return {
    status: true as const,
    message: thanksFor(tenant, form, reference),
    reference,
    code: forms.codeOf(tenant.client, reference),
  }
}
