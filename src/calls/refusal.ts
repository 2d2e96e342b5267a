import { z } from 'zod'

/** Every call that is refused answers in this shape, with the HTTP status of the refusal. */
export const refusal = z.object({
  status: z.literal(false),
  message: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** A number to quote to support, for errors nobody foresaw. */
  reference: z.string().optional(),
})
