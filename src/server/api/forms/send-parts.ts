import multipart from '@fastify/multipart'
import type { Call } from '../../../calls/call.ts'
import { sendContact, sendIncident, sendStartAQuote } from '../../../calls/send-form-calls.ts'
import type { Form } from '../../../forms/form.ts'
import { contactForm } from '../../../forms/contact-form.ts'
import { ersForm } from '../../../forms/ers-form.ts'
import { quoteForm } from '../../../forms/quote-form.ts'
import type { Question } from '../../../nouns/forms/question.ts'
import { attachmentLimits } from '../../attachments/attachment-limits.ts'
import type { Forms } from '../../forms/create-forms.ts'
import type { OriginOf } from '../../http/site-origin.ts'
import { answer, type AnsweredCall } from '../answer.ts'
import { giveBack, readSentParts, type SentParts, type Staging } from './read-sent-parts.ts'
import { takeAndTell } from './send-form.ts'

type Needs = { forms: Forms; staging: Staging; originOf: OriginOf }

/** Where the source's own names put what our fixed questions ask. */
type Names = (parts: SentParts) => Record<string, string>

const ofPerson: Names = ({ text }) => ({ name: text('name'), email: text('from_email') || text('email') })

export const answerSendStartAQuote = answerParts(sendStartAQuote, quoteForm, (parts) => ({
  ...ofPerson(parts),
  agent: parts.text('to') || parts.text('agentName'),
}))

export const answerSendContact = answerParts(sendContact, contactForm, ofPerson)

export const answerSendIncident = answerParts(sendIncident, ersForm, ({ text }) =>
  Object.fromEntries(['agentFirstName', 'agentLastName', 'agentEmail', 'agentPhone'].map((name) => [name, text(name)])),
)

/** A form as clients of before send it; what they call `body` answers our questions by label. */
function answerParts(call: Pick<typeof sendContact, keyof Call>, form: Form, names: Names) {
  return ({ forms, staging, originOf }: Needs): AnsweredCall =>
    answer(
      call,
      async ({ request, tenant }) => {
        await forms.requireRoom(request.ip)
        const parts = await readSentParts(request, staging, tenant)
        const { questions } = await forms.readForm(tenant, form)
        const named = names(parts)
        const sent = takeAndTell(forms, tenant, form, {
          answersTo: (id) => (named[id] ? [named[id]] : answersOf(questions, id, parts)),
          token: parts.text('token') || forms.tokenFor(tenant, form),
          honeypot: '',
          proof: parts.text('captcha') || undefined,
          script: false,
          page: request.routeOptions.url ?? '',
          origin: originOf(request),
          visitor: request.ip,
          privacySignal: request.headers['sec-gpc'] === '1',
        })
        return sent.catch(async (error: unknown) => {
          await giveBack(staging, tenant, parts.files)
          throw error
        })
      },
      async (scope) => {
        await scope.register(multipart, {
          // A byte more of a file than is allowed, so that it is seen to be too much.
          limits: { files: 10, fileSize: attachmentLimits.bytes + 1, fields: 30, fieldSize: 64 * 1024, parts: 40, headerPairs: 50 },
          throwFileSizeLimit: false,
        })
      },
    )
}

function answersOf(questions: readonly Question[], id: string, { items, files }: SentParts): string[] {
  const question = questions.find((each) => each.id === id)
  if (!question) return []
  if (question.inputType === 'FileUpload') return question === questions.find((each) => each.inputType === 'FileUpload') ? files : []
  const same = (label: string) => label.trim().toLowerCase() === question.label.toLowerCase()
  return items.filter(({ label }) => same(label)).flatMap(({ values }) => values)
}
