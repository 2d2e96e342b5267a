import { addNew } from '../../../calls/content-calls.ts'
import { findSection, listSectionsOf } from '../../../content/sections.ts'
import type { ContentStore } from '../../content/content-store.ts'
import { refused } from '../../http/errors.ts'
import { idempotencyKeyOf } from '../../http/idempotency-key.ts'
import { answer, type AnsweredCall } from '../answer.ts'

export function answerAddNew({ content }: { content: ContentStore }): AnsweredCall {
  return answer(addNew, async ({ body, tenant, person, request }) => {
    const section = findSection(body.pageName, body.section)
    if (!section) throw refused(listSectionsOf(body.pageName).length > 0 ? 'unknownSection' : 'unknownPage')
    const saved = await content.save(tenant.client, {
      section,
      wire: body.content,
      ids: body.ids,
      base: body.revision,
      restores: body.restores,
      idempotencyKey: idempotencyKeyOf(request),
      by: { account: person.account, name: person.name },
    })
    return { status: true as const, message: section.saved, ...saved }
  })
}
