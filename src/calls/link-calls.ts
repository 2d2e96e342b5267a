import { z } from 'zod'
import * as at from './addresses.ts'
import { defineCall } from './call.ts'
import { client } from './content-calls.ts'
import { textOf } from './limits.ts'

export const checkLinks = defineCall({
  ...at.checkLinks,
  who: 'admin',
  summary: 'Says which of some addresses lead nowhere: of this site as it is now, of others as they answered when they were last asked',
  body: z.object({ client, hrefs: z.array(textOf(2000)).max(50) }),
  answer: z.object({ status: z.literal(true), broken: z.array(z.object({ href: z.string(), why: z.string() })) }),
})
