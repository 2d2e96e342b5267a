import { getSectionHistory } from '../../../calls/content-calls.ts'
import { revisionsPerPage } from '../../../calls/page-sizes.ts'
import { findSection, listSectionsOf } from '../../../content/sections.ts'
import type { ContentStore } from '../../content/content-store.ts'
import { presentWire } from '../../content/stored-content.ts'
import { eachInTurns } from '../../http/in-turns.ts'
import { refused } from '../../http/errors.ts'
import { answer, type AnsweredCall } from '../answer.ts'

export function answerGetSectionHistory({ content }: { content: ContentStore }): AnsweredCall {
  return answer(getSectionHistory, async ({ body, tenant }) => {
    const section = findSection(body.pageName, body.section)
    if (!section) throw refused(listSectionsOf(body.pageName).length > 0 ? 'unknownSection' : 'unknownPage')
    const { revisions, more } = await content.listRevisions(tenant.client, section, body.before, revisionsPerPage)
    const result = await eachInTurns(revisions, (row) => ({ ...presentWire(section, row), base: row.base, restores: row.restores }))
    return { status: true as const, result, more }
  })
}
