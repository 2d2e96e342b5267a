import type { FastifyInstance } from 'fastify'
import * as at from '../../../calls/addresses.ts'
import { agent } from '../../../nouns/agents/agent.ts'
import { agentAddress } from '../../../routes.ts'
import { agentCard, cardFileName } from '../../agents/agent-card.ts'
import type { AgentGuide } from '../../agents/agent-guide.ts'
import { refused } from '../../http/errors.ts'
import { noSuchItem } from '../../items/item-kind.ts'
import type { OriginOf } from '../../http/site-origin.ts'
import type { Tenants } from '../../tenants.ts'

type Needs = { guide: AgentGuide; tenants: Tenants; originOf: OriginOf }

/** /api/agents/7/card.vcf: an agent for one's own address book. */
export function serveAgentCards(app: FastifyInstance, { guide, tenants, originOf }: Needs): void {
  app.get<{ Params: { id: string } }>(at.agentCard.path, { schema: { hide: true } }, async (request, reply) => {
    const tenant = tenants.ofHost(request.headers.host)
    if (!tenant) throw refused('unknownClient')
    const found = await guide.findAgent(tenant, request.params.id)
    if (!found) throw noSuchItem({ record: agent })
    // To the same agent as the page of an old e-mail does.
    if ('movedTo' in found) return reply.header('cache-control', 'no-cache').redirect(at.agentCardAddress(found.movedTo), 301)
    const { shown } = found
    return reply
      .header('cache-control', 'no-cache')
      .header('content-disposition', `attachment; filename="${cardFileName(shown.title)}"`)
      .type('text/vcard; charset=utf-8')
      .send(agentCard(shown, tenant, `${originOf(request)}${agentAddress(shown.id)}`))
  })
}
