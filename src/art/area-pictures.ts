import type { DeclaredVariant } from './picture-list.ts'
import type { StoreKind } from './store-plates.ts'

const phone = '(max-width: 760px)'
const [wide, tall] = [
  { art: 'scene', width: 1600, height: 600 },
  { art: 'scene', width: 720, height: 560, media: phone },
] as const
/** Beside the heading of an area's page. */
const head = { art: 'scene', width: 720, height: 540, avif: [360, 720, 1080] } as const

const goods = <K extends StoreKind>(kind: K) => ({ plate: { art: 'goods', kind, width: 240, height: 240 } }) as const

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
  'golf-tents': { head: { ...head, kind: 'tee' } },
  'golf-road': { head: { ...head, kind: 'golf-cart' } },
  'golf-firehouse': { head: { ...head, kind: 'fire-hall' } },

  'sales-banner': {
    tall: { ...tall, kind: 'business', time: 'noon', season: 'summer', seed: 'window' },
    wide: { ...wide, kind: 'business', time: 'noon', season: 'summer', seed: 'window', focus: 0.7 },
  },
  'sales-letters': { head: { ...head, kind: 'letters' } },
  'sales-radio': { head: { ...head, kind: 'radio' } },
  'sales-orders': { head: { ...head, kind: 'orders' } },
  'sales-rack': { head: { ...head, kind: 'brochures' } },
  'sales-board': { head: { ...head, kind: 'painted-board' } },
  'sales-team': { head: { ...head, kind: 'team' } },
  'sales-desk': { head: { ...head, kind: 'telephone' } },

  'store-banner': {
    tall: { ...tall, kind: 'store', seed: 'counter' },
    wide: { ...wide, kind: 'store', seed: 'counter', focus: 0.55 },
  },
  'store-clearance': { head: { ...head, kind: 'clearance' } },

  'meeting-banner': {
    tall: { ...tall, kind: 'meeting', seed: 'hall' },
    wide: { ...wide, kind: 'meeting', seed: 'hall', focus: 0.71 },
  },
  'meeting-road': { head: { ...head, kind: 'depot' } },
  'meeting-table': { head: { ...head, kind: 'visit' } },
  'meeting-winter': { head: { ...head, kind: 'notice-board', seed: 'january' } },
  'meeting-lake': { head: { ...head, kind: 'minutes' } },
  'meeting-fields': { head: { ...head, kind: 'awards' } },

  'g-cap': goods('cap'),
  'g-trucker': goods('trucker'),
  'g-jacket': goods('jacket'),
  'g-shell': goods('shell'),
  'g-sign': goods('sign'),
  'g-mug': goods('mug'),
  'g-gauge': goods('gauge'),
  'g-blanket': goods('blanket'),
  'g-seedlings': goods('seedlings'),
  'g-poster': goods('poster'),
} as const satisfies Readonly<Record<string, Readonly<Record<string, DeclaredVariant>>>>
