import type { FastifyInstance, FastifyRequest } from 'fastify'
import { agentCard, cardFileName } from '../../agents/agent-card.ts'
import type { AgentGuide } from '../../agents/agent-guide.ts'
import { refused } from '../../http/errors.ts'
import type { Tenants } from '../../tenants.ts'

type Needs = { guide: AgentGuide; tenants: Tenants; originOf(request: FastifyRequest): string }

/** /api/agents/7/card.vcf: an agent for one's own address book. */
export function serveAgentCards(app: FastifyInstance, { guide, tenants, originOf }: Needs): void {
  app.get<{ Params: { id: string } }>('/api/agents/:id/card.vcf', { schema: { hide: true } }, async (request, reply) => {
    const tenant = tenants.ofHost(request.headers.host)
    if (!tenant) throw refused('unknownClient')
    const found = await guide.findAgent(tenant, request.params.id)
    if (!found) throw refused('unknownItem')
    // To the same agent as the page of an old e-mail does.
    if ('movedTo' in found)
      return reply.header('cache-control', 'no-cache').redirect(`/api/agents/${encodeURIComponent(found.movedTo)}/card.vcf`, 301)
    const { shown } = found
    return reply
      .header('cache-control', 'no-cache')
      .header('content-disposition', `attachment; filename="${cardFileName(shown.title)}"`)
      .type('text/vcard; charset=utf-8')
      .send(agentCard(shown, tenant, `${originOf(request)}/360/agent-details/${shown.id}`))
  })
}
