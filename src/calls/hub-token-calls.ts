import { z } from 'zod'
import * as at from './addresses.ts'
import { defineCall } from './call.ts'

export const useHubToken = defineCall({
  ...at.useHubToken,
  who: 'anyone',
  keepsLittle: true,
  summary: 'Asked by a site that was sent a token from the hub: whether the token is ours, alive, and asked about for the first time',
  body: z.object({
    token: z.string().min(1).max(8000).describe('The signed token; one that came encrypted is opened first'),
    client: z.string().min(1).max(100).optional(),
  }),
  answer: z.object({ status: z.literal(true), active: z.boolean().describe('True once') }),
})
