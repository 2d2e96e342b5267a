import { addFormEmail, deleteFormEmail, getFormEmails } from '../../../calls/form-calls.ts'
import type { SectionLists } from '../../content/section-lists.ts'
import { answer, type AnsweredCall } from '../answer.ts'
import { askingOf, presentSaved } from './form-answers.ts'

/** Who is told of what was sent with a form, as calls of their own: a view of the section that holds them. */
export function answerFormEmails(emails: SectionLists): AnsweredCall[] {
  return [
    answer(getFormEmails, async ({ body: { pageName: page }, tenant, reply }) => {
      const rows = await emails.list(tenant.client, page)
      reply.header('cache-control', 'no-store')
      const result = rows.map(({ id, sendThrough, email }) => ({ ID: id, SendThrough: String(sendThrough), Email: String(email), page }))
      return { status: true as const, result }
    }),
    answer(addFormEmail, async ({ body: { pageName, sendThrough = '', email = '' }, tenant, ...asking }) =>
      presentSaved(await emails.add(tenant.client, pageName, { sendThrough, email }, askingOf(asking))),
    ),
    answer(deleteFormEmail, async ({ params: { id }, body: { pageName: page }, tenant, ...asking }) =>
      presentSaved(await emails.remove(tenant.client, { page, id }, askingOf(asking))),
    ),
  ]
}
