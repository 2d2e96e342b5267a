import type { Adapter, AdapterPayload } from 'oidc-provider'
import { keepYoungest } from '../http/keep-youngest.ts'

type Kept = { payload: AdapterPayload; endsAt: number }

/**
 * Where the sandbox keeps its codes, tokens and half-done sign-ins: in memory, at most `most` of them; the oldest give
 * way. A sign-in leaves about six behind, each for ten minutes at most, so nothing grows however long the site runs.
 */
export function createSandboxStore(most = 3000): (model: string) => Adapter {
  const kept = new Map<string, Kept>()

  function find(key: string): AdapterPayload | undefined {
    const found = kept.get(key)
    if (found && found.endsAt > Date.now()) return found.payload
    kept.delete(key)
    return undefined
  }

  return (model) => ({
    async upsert(id, payload, seconds = 600) {
      keepYoungest(kept, `${model}:${id}`, { payload, endsAt: Date.now() + seconds * 1000 }, most)
    },
    async find(id) {
      return find(`${model}:${id}`)
    },
    async consume(id) {
      const payload = find(`${model}:${id}`)
      if (payload) payload.consumed = Math.floor(Date.now() / 1000)
    },
    async destroy(id) {
      kept.delete(`${model}:${id}`)
    },
    async revokeByGrantId(grantId) {
      for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key)
    },
    // Sessions are never remembered and there is no device flow, so nobody looks these up.
    async findByUid() {},
    async findByUserCode() {},
  })
}
