import { locatePlace } from '../../../calls/place-calls.ts'
import type { PlaceFinder } from '../../places/place-finder.ts'
import type { Implement } from '../implement.ts'

export function registerLocatePlace(implement: Implement, { locate }: { locate: PlaceFinder }): void {
  implement(locatePlace, async ({ body, reply }) => {
    reply.header('cache-control', 'no-store')
    return { status: true as const, result: (await locate(body.q)) ?? null }
  })
}
