import type { MarkKind } from './charity-marks.ts'
import type { DeclaredVariant } from './picture-list.ts'

const phone = '(max-width: 760px)'
const panel = [480, 960, 1600] as const

/** A banner draws its symbol on the right, where the plate with the words does not reach; on a phone it has a shape of its own. */
const tall = { art: 'scene', width: 720, height: 560, media: phone } as const
const wide = { art: 'scene', width: 1600, height: 600 } as const

const mark = <K extends MarkKind>(kind: K) => ({ plate: { art: 'mark', kind, width: 120, height: 120 } }) as const

/** The pictures of the pages about the company and of the legal pages, each in a season and at an hour of its own. */
export const companyPictures = {
  'about-us-banner': {
    tall: { ...tall, kind: 'agents', time: 'dawn', season: 'spring', focus: 0.58, sun: 0.8, seed: 'first' },
    wide: { ...wide, kind: 'agents', time: 'dawn', season: 'spring', focus: 0.73, sun: 0.86, seed: 'aboutus' },
  },
  founders: {
    poster: {
      art: 'scene',
      kind: 'farm',
      time: 'dusk',
      season: 'autumn',
      width: 760,
      height: 912,
      focus: 0.62,
      seed: 'founders',
      avif: panel,
    },
  },
  'about-banner': {
    tall: { ...tall, kind: 'hero', time: 'noon', season: 'autumn', focus: 0.6, sun: 0.86, bankReach: 0.4, seed: 'values' },
    wide: { ...wide, kind: 'hero', time: 'noon', season: 'autumn', focus: 0.77, sun: 0.85, horizon: 0.6, bankReach: 0.4 },
  },
  stewardship: {
    panel: { art: 'scene', kind: 'home', time: 'dawn', season: 'winter', width: 960, height: 720, focus: 0.56, seed: 'care', avif: panel },
  },
  relationships: {
    panel: { art: 'scene', kind: 'life', time: 'noon', season: 'spring', width: 960, height: 720, focus: 0.52, seed: 'near', avif: panel },
  },
  action: {
    tall: { art: 'scene', kind: 'claims', season: 'storm', width: 720, height: 560, focus: 0.6, media: phone },
    wide: { art: 'scene', kind: 'claims', season: 'storm', width: 1600, height: 760, focus: 0.66, main: 0.16, seed: 'green' },
  },
  'community-banner': {
    tall: { ...tall, kind: 'community', focus: 0.5, seed: 'fair' },
    wide: { ...wide, kind: 'community', focus: 0.76, sun: 0.93 },
  },
  giving: {
    panel: {
      art: 'scene',
      kind: 'community',
      time: 'noon',
      season: 'spring',
      width: 960,
      height: 800,
      focus: 0.5,
      seed: 'giving',
      avif: panel,
    },
  },
  supper: {
    panel: {
      art: 'scene',
      kind: 'agents',
      time: 'night',
      season: 'winter',
      width: 960,
      height: 760,
      focus: 0.56,
      seed: 'supper',
      avif: panel,
    },
  },
  'shred-day': {
    panel: {
      art: 'scene',
      kind: 'business',
      time: 'dawn',
      season: 'spring',
      width: 960,
      height: 720,
      focus: 0.5,
      seed: 'shred',
      avif: panel,
    },
  },
  'federation-banner': {
    tall: { ...tall, kind: 'farm', time: 'noon', season: 'spring', focus: 0.6, seed: 'federation' },
    wide: { ...wide, kind: 'farm', time: 'noon', season: 'spring', focus: 0.74, seed: 'fed' },
  },
  'careers-banner': {
    tall: { ...tall, kind: 'careers', time: 'dawn', season: 'autumn', focus: 0.5, seed: 'road' },
    wide: { ...wide, kind: 'careers', time: 'dawn', season: 'autumn', focus: 0.73, seed: 'c2' },
  },
  'winter-barn': {
    panel: {
      art: 'scene',
      kind: 'farm',
      time: 'dawn',
      season: 'winter',
      width: 960,
      height: 960,
      focus: 0.44,
      seed: 'rebuilt',
      avif: panel,
    },
  },
  'terms-banner': {
    tall: { ...tall, kind: 'auto', time: 'dawn', season: 'winter', focus: 0.5, seed: 'fence' },
    wide: { ...wide, kind: 'auto', time: 'dawn', season: 'winter', focus: 0.74, sun: 0.84, seed: 'd1' },
  },
  'privacy-banner': {
    tall: { ...tall, kind: 'home', time: 'night', season: 'winter', focus: 0.56, seed: 'curtains' },
    wide: { ...wide, kind: 'home', time: 'night', season: 'winter', focus: 0.76, seed: 'privacy' },
  },
  'disclosure-banner': {
    tall: { ...tall, kind: 'annuities', time: 'dawn', season: 'autumn', focus: 0.56, seed: 'clear' },
    wide: { ...wide, kind: 'annuities', time: 'dawn', season: 'autumn', focus: 0.76, seed: 't1' },
  },
  'm-food-bank': mark('food-bank'),
  'm-land-trust': mark('land-trust'),
  'm-fire-fund': mark('fire-fund'),
  'm-lamplight': mark('lamplight'),
  'm-readers': mark('readers'),
  'm-hospice': mark('hospice'),
  'm-snowmelt': mark('snowmelt'),
  'm-saddle': mark('saddle'),
  'm-veterans': mark('veterans'),
  'm-stock': mark('stock'),
  'm-growers': mark('growers'),
  'm-young-growers': mark('young-growers'),
} as const satisfies Record<string, Readonly<Record<string, DeclaredVariant>>>
