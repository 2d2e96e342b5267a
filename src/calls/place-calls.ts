import { z } from 'zod'
import * as at from './addresses.ts'
import { defineCall } from './call.ts'

const client = z.string().min(1).max(100).optional()

export const place = z.object({
  name: z.string().describe('As people write it: "Sterling, Logan County", "Logan County", "80751 Sterling"'),
  kind: z.enum(['town', 'county', 'zip', 'address']),
  lat: z.number(),
  lng: z.number(),
})

export type Place = z.output<typeof place>

export const suggestPlaces = defineCall({
  ...at.suggestPlaces,
  who: 'anyone',
  summary: 'Towns, counties and ZIP codes that begin so, 8 at most; for the location box as people type',
  body: z.object({ q: z.string().max(200).default(''), client }),
  answer: z.object({ status: z.literal(true), result: z.array(place) }),
})

export const locatePlace = defineCall({
  ...at.locatePlace,
  who: 'admin',
  summary: 'Where an address is, asked of the geocoder of the settings; null when nobody knows',
  body: z.object({ q: z.string().min(1).max(300), client }),
  answer: z.object({ status: z.literal(true), result: place.nullable() }),
})
