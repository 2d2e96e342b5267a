import { z } from 'zod'
import type { KnownWork } from '../jobs/known-work.ts'

const telling = z.object({ tenant: z.string() })
const tellingGone = z.object({ tenant: z.string(), path: z.string().max(2000) })

/** What changed is asked for when it runs, so that it is as right later. */
export const engineTelling: KnownWork<z.output<typeof telling>> = {
  kind: 'tell search engines',
  payload: telling,
  givenUp: 'forgotten',
  stand: async (_db, payloads) => payloads.map(({ tenant }) => ({ tenant, about: '' })),
}

/** Engines are told to look at an address, and see for themselves whether something is there again. */
export const goneTelling: KnownWork<z.output<typeof tellingGone>> = {
  kind: 'tell search engines what is gone',
  payload: tellingGone,
  givenUp: 'forgotten',
  stand: async (_db, payloads) => payloads.map(({ tenant, path }) => ({ tenant, about: path })),
}
