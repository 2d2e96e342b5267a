import type { DeclaredVariant } from './picture-list.ts'

const phone = '(max-width: 760px)'
const [wide, tall] = [
  { art: 'scene', width: 1600, height: 600 },
  { art: 'scene', width: 720, height: 560, media: phone },
] as const
/** Beside the heading of an area's page. */
const head = { art: 'scene', width: 720, height: 540, avif: [360, 720, 1080] } as const

/** Landscapes of the golf, sales, store and meeting areas and of the doors; one light for each area. */
export const areaScenes = {
  'customer-door': {
    tall: { ...tall, kind: 'home', time: 'dusk', seed: 'porch' },
    wide: { ...wide, kind: 'home', time: 'dusk', seed: 'porch', focus: 0.7 },
  },
  'agent-door': {
    tall: { ...tall, kind: 'business', time: 'dawn', season: 'autumn', seed: 'early' },
    wide: { ...wide, kind: 'business', time: 'dawn', season: 'autumn', seed: 'early', focus: 0.72 },
  },
  maintenance: {
    tall: { ...tall, kind: 'equipment', time: 'night', season: 'winter', seed: 'repair' },
    wide: { ...wide, kind: 'equipment', time: 'night', season: 'winter', seed: 'repair', width: 1600, height: 760, focus: 0.7 },
  },
  'agenthub-ridge': { head: { ...head, kind: 'farm', time: 'dawn', season: 'autumn', seed: 'morning' } },
  'hub-desk': { head: { ...head, kind: 'business', time: 'dawn', season: 'spring', seed: 'desk' } },

  'golf-banner': {
    tall: { ...tall, kind: 'golf', seed: 'eighteen', focus: 0.5 },
    wide: { ...wide, kind: 'golf', seed: 'eighteen', focus: 0.7, sun: 0.9 },
  },
  'golf-dawn': { head: { ...head, kind: 'golf', time: 'dawn', season: 'autumn', seed: 'shotgun' } },
  'golf-dusk': { head: { ...head, kind: 'raffle' } },
  'golf-tents': { head: { ...head, kind: 'community', time: 'noon', season: 'summer', seed: 'sponsors', focus: 0.6 } },
  'golf-road': { head: { ...head, kind: 'auto', time: 'noon', season: 'summer', seed: 'thirty-seven' } },
  'golf-firehouse': { head: { ...head, kind: 'agents', time: 'dusk', season: 'summer', seed: 'siren' } },

  'sales-banner': {
    tall: { ...tall, kind: 'business', time: 'noon', season: 'summer', seed: 'window' },
    wide: { ...wide, kind: 'business', time: 'noon', season: 'summer', seed: 'window', focus: 0.7 },
  },
  'sales-letters': { head: { ...head, kind: 'agents', time: 'noon', season: 'summer', seed: 'letters' } },
  'sales-radio': { head: { ...head, kind: 'radio' } },
  'sales-orders': { head: { ...head, kind: 'orders' } },
  'sales-rack': { head: { ...head, kind: 'home', time: 'noon', season: 'spring', seed: 'rack' } },

  'store-banner': {
    tall: { ...tall, kind: 'farm', season: 'autumn', seed: 'counter' },
    wide: { ...wide, kind: 'farm', season: 'autumn', seed: 'counter', focus: 0.66 },
  },

  'meeting-banner': {
    tall: { ...tall, kind: 'community', time: 'dusk', season: 'autumn', seed: 'hall' },
    wide: { ...wide, kind: 'community', time: 'dusk', season: 'autumn', seed: 'hall', focus: 0.72 },
  },
  'meeting-road': { head: { ...head, kind: 'auto', time: 'dawn', season: 'spring', seed: 'early' } },
  'meeting-table': { head: { ...head, kind: 'table' } },
  'meeting-winter': { head: { ...head, kind: 'agents', time: 'dawn', season: 'winter', seed: 'january' } },
  'meeting-lake': { head: { ...head, kind: 'life', time: 'dusk', season: 'autumn', seed: 'evening' } },
  'meeting-fields': { head: { ...head, kind: 'farm', time: 'dusk', season: 'summer', seed: 'july' } },
} as const satisfies Readonly<Record<string, Readonly<Record<string, DeclaredVariant>>>>
