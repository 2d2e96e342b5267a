import { suggestPlaces } from '../../../calls/place-calls.ts'
import type { Gazetteer } from '../../places/gazetteer.ts'
import type { Implement } from '../implement.ts'

export function registerSuggestPlaces(implement: Implement, { gazetteer }: { gazetteer: Gazetteer }): void {
  implement(suggestPlaces, async ({ body, reply }) => {
    reply.header('cache-control', 'public, max-age=3600')
    return { status: true as const, result: gazetteer.suggest(body.q) }
  })
}
