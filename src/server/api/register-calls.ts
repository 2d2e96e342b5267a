import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isAskedInAddress } from '../../calls/call.ts'
import { refusal } from '../../calls/refusal.ts'
import type { DiskRoom } from '../http/disk-room.ts'
import { bringsBody } from '../http/bound-bodies.ts'
import { bodyBytes } from '../http/door-limits.ts'
import { refused } from '../http/errors.ts'
import { sessionIdOf } from '../http/session-cookie.ts'
import { refuseInAnothersName } from '../identity/same-person.ts'
import type { Sessions, SignedIn } from '../identity/sessions.ts'
import { permitAnywhere } from '../permissions.ts'
import type { Tenants, TenantSettings } from '../tenants.ts'
import type { AnsweredCall } from './answer.ts'

type Needs = { sessions: Sessions; tenants: Tenants; room: DiskRoom }

/** Puts calls on the server: who is asking, what for which tenant, may they; then the handler. */
export async function registerCalls(app: FastifyInstance, calls: readonly AnsweredCall[], needs: Needs): Promise<void> {
  for (const each of calls) {
    if (!each.reads) registerCall(app, each, needs)
    else
      await app.register(async (scope) => {
        await each.reads?.(scope)
        registerCall(scope, each, needs)
      })
  }
}

function registerCall(app: FastifyInstance, { call, answer }: AnsweredCall, { sessions, tenants, room }: Needs): void {
  const inAddress = isAskedInAddress(call)
  const whoAsks = async ({ headers: { cookie } }: FastifyRequest) => {
    const id = sessionIdOf(cookie)
    return id ? sessions.find(id) : undefined
  }
  for (const url of [call.path, ...(call.also ?? [])]) {
    app.route({
      method: call.method,
      url,
      bodyLimit: call.bytes ?? bodyBytes[call.who],
      schema: {
        summary: call.summary,
        tags: [url.split('/')[url.startsWith('/api/') ? 2 : 1]],
        hide: url !== call.path,
        ...(call.multipart ? { consumes: ['multipart/form-data'] } : {}),
        // The form of an upload is read by its call; what is asked beside it is in the query, as with a GET.
        ...(inAddress ? { querystring: call.body } : { body: call.body, ...(call.query ? { querystring: call.query } : {}) }),
        ...(call.params ? { params: call.params } : {}),
        response: { 200: call.answer, ...call.refusals, default: refusal.loose() },
      },
      // Before the body is read, so that a stranger's costs nothing, takes no room of admins and teaches nothing by how it is judged.
      onRequest: async (request) => {
        const person = await whoAsks(request)
        refuseInAnothersName(request.headers, person)
        people.set(request, person)
        permitAnywhere(call.who, person, tenants.list)
        if (call.method !== 'GET' && !call.keepsLittle) room.require(Number(request.headers['content-length']) || 0)
      },
      handler: async (request, reply) => {
        const { params, query } = request
        const body: unknown = inAddress ? query : request.body
        return answer({
          body,
          params,
          query,
          tenant: tenantOf([body, query], request, tenants),
          // A body may take minutes, and its sender sign out meanwhile.
          person: bringsBody(request.raw) ? await whoAsks(request) : people.get(request),
          whoAsks: () => whoAsks(request),
          request,
          reply,
        })
      },
    })
  }
}

/** The one that is named, in the body before the address; else that of the host. */
function tenantOf(asked: unknown[], request: FastifyRequest, tenants: Tenants): TenantSettings {
  const [named] = asked.flatMap((each) => (each !== null && typeof each === 'object' && 'client' in each ? [each.client] : []))
  const tenant = typeof named === 'string' ? tenants.find(named) : tenants.ofHost(request.headers.host)
  if (!tenant) throw refused('unknownClient')
  return tenant
}

const people = new WeakMap<FastifyRequest, SignedIn | undefined>()
