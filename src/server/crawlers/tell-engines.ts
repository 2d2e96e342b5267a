import { publicOriginOf } from '../http/site-origin.ts'
import type { Warn } from '../http/warn.ts'
import type { TenantSettings } from '../tenants.ts'

export interface IndexNowSetting {
  /** Known to everybody: who can put it at /<key>.txt speaks for the host. */
  key: string
  /** Where it is told; one engine tells the others (indexnow.org). */
  url: string
  fetch?: typeof fetch
}

/** IndexNow takes no more at once. Of more than that, the rest is found by the map. */
export const mostAtOnce = 10_000
const patience = 20_000
const forGood = new Set([400, 401, 403, 404, 410, 422])

/** Names addresses that engines are to look at again, those that are gone too. */
export function createTellEngines({ setting, publicUrl, warn }: { setting: IndexNowSetting; publicUrl: string; warn: Warn }) {
  return async function tellEngines(tenant: TenantSettings, paths: readonly string[], signal: AbortSignal): Promise<void> {
    const origin = publicOriginOf(tenant, publicUrl)
    const { key, url, fetch: ask = fetch } = setting
    const answer = await ask(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host: new URL(origin).host,
        key,
        keyLocation: `${origin}/${key}.txt`,
        urlList: paths.map((path) => origin + path),
      }),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    })
    await answer.body?.cancel()
    // A key they do not find, or an address they do not know for ours: asking again changes nothing, the next save tries anew.
    if (forGood.has(answer.status))
      return warn({ tenant: tenant.client, status: answer.status }, 'search engines do not take what they are told')
    if (!answer.ok) throw new Error(`search engines answered ${answer.status}`)
  }
}
