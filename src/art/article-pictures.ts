import type { DeclaredVariant } from './picture-list.ts'

/** At the head of an article, and on its card. */
const cover = { art: 'scene', width: 1200, height: 675, avif: [360, 720, 1200, 1600] } as const

const covers = {
  'a-hail': { cover: { ...cover, kind: 'blog', variant: 'hail', season: 'storm', seed: 'steel' } },
  'a-first-hour': { cover: { ...cover, kind: 'claims', seed: 'hour' } },
  'a-teen': { cover: { ...cover, kind: 'auto', time: 'dawn', season: 'winter', seed: 'first' } },
  'a-hay': { cover: { ...cover, kind: 'blog', variant: 'harvest', season: 'summer', seed: 'stack' } },
  'a-replacement': { cover: { ...cover, kind: 'home', time: 'dusk', season: 'autumn', seed: 'again' } },
  'a-umbrella': { cover: { ...cover, kind: 'hero', season: 'storm', seed: 'over' } },
  'a-wildfire': { cover: { ...cover, kind: 'blog', variant: 'cleared', time: 'dusk', season: 'autumn', seed: 'rings' } },
  'a-water': { cover: { ...cover, kind: 'annuities', time: 'dawn', season: 'spring', seed: 'rise' } },
  'a-barn': { cover: { ...cover, kind: 'farm', time: 'night', season: 'winter', seed: 'fuse' } },
  'a-cattle-road': { cover: { ...cover, kind: 'blog', variant: 'cattle', time: 'dusk', season: 'summer', seed: 'gate' } },
  'a-lease': { cover: { ...cover, kind: 'well', time: 'noon', season: 'spring', seed: 'grass' } },
  'a-inventory': { cover: { ...cover, kind: 'home', time: 'night', season: 'summer', seed: 'list' } },
  'a-um': { cover: { ...cover, kind: 'roadside', seed: 'light' } },
  'a-shop': { cover: { ...cover, kind: 'business', time: 'dawn', season: 'summer', seed: 'bread' } },
  'a-life': { cover: { ...cover, kind: 'life', time: 'dusk', season: 'summer', seed: 'pot' } },
  'a-deductible': { cover: { ...cover, kind: 'hero', time: 'noon', season: 'summer', truck: false, bankReach: 0.2, seed: 'pencil' } },
  'a-ground-blizzard': { cover: { ...cover, kind: 'blog', variant: 'drift', time: 'noon', season: 'winter', seed: 'blue' } },
  'a-renters': { cover: { ...cover, kind: 'agents', time: 'night', season: 'winter', seed: 'upstairs' } },
  'a-annuities': { cover: { ...cover, kind: 'well', time: 'dusk', season: 'autumn', seed: 'herd' } },
  'a-snow-roof': { cover: { ...cover, kind: 'farm', time: 'noon', season: 'winter', seed: 'load' } },
} as const satisfies Record<`a-${string}`, Readonly<Record<string, DeclaredVariant>>>

const figure = { art: 'figure', width: 720, height: 360 } as const

/** In the middle of an article; they teach something. */
const figures = {
  'fig-hail-sizes': { figure: { ...figure, kind: 'hail-sizes' } },
  'fig-zones': { figure: { ...figure, kind: 'zones' } },
  'fig-stacks': { figure: { ...figure, kind: 'stacks' } },
} as const satisfies Record<`fig-${string}`, Readonly<Record<string, DeclaredVariant>>>

/** The pictures of the Learning Center: each article has a landscape of its own, some a figure. */
export const articlePictures = { ...covers, ...figures } as const

export const articleCovers = Object.keys(covers) as (keyof typeof covers)[]
