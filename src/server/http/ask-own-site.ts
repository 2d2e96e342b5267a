import type { FastifyInstance } from 'fastify'
import type { TenantSettings } from '../tenants.ts'

/** What a stranger gets at an address of the site. */
export interface OwnAnswer {
  status: number
  /** Where it leads instead; a path where that is on this site. */
  location: string | null
}

export type AskOwnSite = (tenant: Pick<TenantSettings, 'hosts'>, path: string) => Promise<OwnAnswer>

/** So that nobody counts it as a visit, and the log says who it was. */
const headers = { 'user-agent': 'Shelterbelt link guard', 'sec-gpc': '1', dnt: '1', accept: 'text/html, */*' }

/** Asks the server itself, without a connection, what is at an address of a tenant: whatever answers there, it is the truth. */
export function createOwnSite(publicUrl: string | undefined) {
  let app: FastifyInstance | undefined

  const ask: AskOwnSite = async ({ hosts }, path) => {
    if (!app) throw new Error('the site was asked before it was open')
    const host = hosts.find((each) => each !== '*') ?? (publicUrl ? new URL(publicUrl).host : 'localhost')
    const { statusCode, headers: answered } = await app.inject({ method: 'HEAD', url: path, headers: { ...headers, host } })
    const { location } = answered
    return { status: statusCode, location: typeof location === 'string' ? location : null }
  }

  return { ask, opened: (opened: FastifyInstance) => void (app = opened) }
}
