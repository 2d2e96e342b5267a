import type { DeclaredVariant } from './picture-list.ts'

const phone = '(max-width: 760px)'
const poster = [360, 720] as const

/** A banner draws its symbol on the right, clear of the plate; the card that ends a page is on the left of its picture. */
const tall = { art: 'scene', width: 720, height: 560, media: phone } as const
const wide = { art: 'scene', width: 1600, height: 600 } as const
const next = { art: 'scene', width: 1600, height: 560 } as const
const small = { art: 'scene', width: 640, height: 440, avif: poster } as const

/** The pictures of claims, the questions, life, annuities and other services. */
export const servicePictures = {
  'claims-banner': {
    tall: { ...tall, kind: 'claims', focus: 0.74 },
    wide: { ...wide, kind: 'claims', focus: 0.84, main: 0.52 },
  },
  'claims-town': { card: { art: 'scene', kind: 'agents', season: 'storm', width: 960, height: 720, seed: 'adjuster' } },
  'claims-next': { wide: { ...next, kind: 'home', time: 'dawn', season: 'spring', focus: 0.76 } },

  'faq-banner': {
    tall: { ...tall, kind: 'agents', time: 'dawn', season: 'winter', focus: 0.62 },
    wide: { ...wide, kind: 'agents', time: 'dawn', season: 'winter', focus: 0.72 },
  },
  'faq-counter': {
    card: { art: 'scene', kind: 'business', time: 'dawn', season: 'winter', width: 640, height: 700, focus: 0.5, seed: 'counter' },
  },
  'faq-next': { wide: { ...next, kind: 'home', time: 'night', season: 'winter', focus: 0.76, sun: 0.56 } },

  // Two in a canoe: the picture of a life insured is the life.
  'life-banner': {
    tall: { ...tall, kind: 'annuities', season: 'summer', focus: 0.46 },
    wide: { ...wide, kind: 'annuities', season: 'summer', focus: 0.64, sun: 0.84, seed: 'early' },
  },
  'life-hill': { card: { art: 'scene', kind: 'life', width: 760, height: 960, focus: 0.56 } },
  'life-house': { poster: { ...small, kind: 'home', time: 'noon', season: 'spring' } },
  'life-farm': { poster: { ...small, kind: 'farm', time: 'dusk', season: 'autumn' } },
  'life-shop': { poster: { ...small, kind: 'business', time: 'dawn', season: 'summer' } },
  'life-fair': { poster: { ...small, kind: 'community', time: 'noon', season: 'spring' } },
  'life-town': { poster: { ...small, kind: 'agents', time: 'dusk', season: 'autumn' } },
  'life-well': { poster: { ...small, kind: 'well', season: 'summer' } },
  'life-next': { wide: { ...next, kind: 'annuities', time: 'dusk', focus: 0.68 } },

  'annuities-banner': {
    tall: { ...tall, kind: 'well', focus: 0.66 },
    wide: { ...wide, kind: 'well', focus: 0.78 },
  },
  'annuities-night': {
    card: { art: 'scene', kind: 'well', time: 'night', season: 'summer', width: 720, height: 860, focus: 0.66, sun: 0.28, sunY: 0.24 },
  },
  'annuities-next': {
    wide: { ...next, kind: 'hero', time: 'dusk', season: 'autumn', focus: 0.76, sun: 0.6, truck: false, seed: 'supper' },
  },

  'other-banner': {
    tall: { ...tall, kind: 'careers', time: 'noon', season: 'winter', focus: 0.4 },
    wide: { ...wide, kind: 'careers', time: 'noon', season: 'winter', focus: 0.66, sun: 0.9 },
  },
  // Where there is no page.
  lost: {
    tall: { ...tall, kind: 'lost', focus: 0.46 },
    wide: { ...wide, kind: 'lost', focus: 0.62 },
  },

  'other-next': { wide: { ...next, kind: 'community', time: 'dusk', season: 'autumn', focus: 0.74, sun: 0.56 } },
} as const satisfies Record<string, Readonly<Record<string, DeclaredVariant>>>
