import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { AnswerOf, Call } from '../../calls/call.ts'
import { refusal } from '../../calls/refusal.ts'
import { refused } from '../http/errors.ts'
import { sessionIdOf } from '../http/session-cookie.ts'
import type { Sessions, SignedIn } from '../identity/sessions.ts'
import { permit } from '../permissions.ts'
import type { Tenants, TenantSettings } from '../tenants.ts'

export interface Asked<C extends Call> {
  body: z.output<C['body']>
  tenant: TenantSettings
  person: SignedIn | undefined
  request: FastifyRequest
  reply: FastifyReply
}

/** The person is certain in calls that are not for anyone. */
export type AskedBy<C extends Call> = Asked<C> & { person: SignedIn }

export type Implement = ReturnType<typeof createImplement>

type Needs = {
  sessions: Sessions
  tenants: Tenants
  /** Every call registered is put here; the permission matrix is generated from it. */
  registered: Call[]
}

/** Registers calls on the server: who is asking, what for which tenant, may they; then the handler. */
export function createImplement(app: FastifyInstance, { sessions, tenants, registered }: Needs) {
  return function implement<C extends Call>(call: C, handle: (asked: AskedBy<C>) => Promise<AnswerOf<C>>): void {
    registered.push(call)
    for (const url of [call.path, ...(call.also ?? [])]) {
      app.route({
        method: call.method,
        url,
        schema: {
          summary: call.summary,
          tags: [url.split('/')[url.startsWith('/api/') ? 2 : 1]],
          hide: url !== call.path,
          ...(call.multipart ? { consumes: ['multipart/form-data'] } : {}),
          // The form of an upload is read by its call; what is asked beside it stands in the query, as with a GET.
          ...(call.method === 'GET' || call.multipart ? { querystring: call.body } : { body: call.body }),
          response: { 200: call.answer, ...call.refusals, default: refusal.loose() },
        },
        // Before the body is looked at, so that a stranger learns nothing from how it is judged.
        preValidation: async (request) => {
          const id = sessionIdOf(request.headers.cookie)
          const person = id ? await sessions.find(id) : undefined
          people.set(request, person)
          if (call.who !== 'anyone' && !person) throw refused('notSignedIn')
        },
        handler: async (request, reply) => {
          const person = people.get(request)
          const body = (call.method === 'GET' || call.multipart ? request.query : request.body) as z.output<C['body']>
          const tenant = tenantOf(body, request)
          permit(call.who, person, tenant)
          return handle({ body, tenant, person: person as SignedIn, request, reply })
        },
      })
    }
  }

  function tenantOf(body: unknown, request: FastifyRequest): TenantSettings {
    const named = body !== null && typeof body === 'object' && 'client' in body ? body.client : undefined
    const tenant = typeof named === 'string' ? tenants.find(named) : tenants.ofHost(request.headers.host)
    if (!tenant) throw refused('unknownClient')
    return tenant
  }
}

const people = new WeakMap<FastifyRequest, SignedIn | undefined>()
