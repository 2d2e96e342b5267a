import { z } from 'zod'
import * as at from './addresses.ts'
import { inMegabytes, pictureLimits } from '../nouns/picture-limits.ts'
import { defineCall } from './call.ts'

export const exportReadings = defineCall({
  ...at.exportReadings,
  who: 'admin',
  summary:
    'Who said that they read a bulletin of the hub, and which agents of the directory did not, as CSV; that it was fetched is written down',
  body: z.object({
    bulletin: z
      .string()
      .regex(/^[\w-]{0,60}$/)
      .default('')
      .describe('The key of one; without it everything that was ever said, those that are no longer there as well'),
    client: z.string().min(1).max(100).optional(),
  }),
  answer: z.any(),
})

export const uploadOwnPhoto = defineCall({
  ...at.uploadOwnPhoto,
  who: 'agent',
  summary: `A photo for the own page of the agent who is signed in, where admins allow it: kept like any picture (jpeg, png or heic, ${inMegabytes(pictureLimits.bytes)}), then asked for or saved by their setting. Answers 303 back to the hub, which tells what became of it`,
  body: z.object({ client: z.string().min(1).max(100).optional() }),
  answer: z.any(),
  multipart: true,
})
