import { z } from 'zod'
import * as at from './addresses.ts'
import { defineCall } from './call.ts'

export const searchDocuments = defineCall({
  ...at.searchDocuments,
  who: 'anyone',
  summary:
    'Documents of the agents’ hub, the internal landing page and the sales area, by title and by the words inside them; whoever is not signed in finds what visitors may read',
  body: z.object({
    q: z.string().max(200).default('').describe('Words; the last may be begun only'),
    client: z.string().min(1).max(100).optional(),
  }),
  answer: z.object({
    status: z.literal(true),
    documents: z.array(
      z.object({
        title: z.string(),
        about: z.string(),
        date: z.string(),
        address: z.string(),
        on: z.string().describe('The page it is on, by name'),
        inside: z.string().describe('Words inside it around what was looked for, where they are not in its title'),
        pages: z.number().int(),
        id: z.string(),
        section: z.string(),
      }),
    ),
    more: z.boolean().describe('True when there are more than these'),
    corrected: z.string().nullable().describe('The words looked for instead of some that no document says'),
  }),
})
