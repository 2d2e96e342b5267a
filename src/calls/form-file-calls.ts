import { z } from 'zod'
import * as at from './addresses.ts'
import { defineCall } from './call.ts'
import { textOf } from './limits.ts'

export const stageFormFile = defineCall({
  ...at.stageFormFile,
  who: 'anyone',
  summary: 'Takes one picture (JPEG, PNG) or PDF of at most 5242880 bytes for a form that is sent within a day',
  multipart: true,
  body: z.object({
    client: z.string().min(1).max(100).optional().describe('The tenant’s name; without it, that of the host'),
    form: z
      .string()
      .regex(/^[\w-]{1,60}$/)
      .describe('The form it is for: "quote"'),
    field: textOf(100).min(1).describe('The field of the form it answers'),
  }),
  answer: z.object({
    status: z.literal(true),
    file: z.object({
      id: z.string().describe('What the form sends along'),
      name: z.string().describe('As it will be shown'),
      bytes: z.number().int(),
      type: z.enum(['image/jpeg', 'image/png', 'application/pdf']),
    }),
  }),
})
