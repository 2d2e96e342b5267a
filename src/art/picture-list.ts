import { articlePictures } from './article-pictures.ts'
import type { MarkKind } from './charity-marks.ts'
import { companyPictures } from './company-pictures.ts'
import { areaScenes } from './area-pictures.ts'
import type { EmblemKind } from './emblem.ts'
import type { SceneOptions } from './scene.ts'
import type { StoreKind } from './store-plates.ts'
import { servicePictures } from './service-pictures.ts'
import type { TeachingKind } from './teaching-figure.ts'

/** What is drawn: a landscape, an emblem, a charity's mark or a thing of the store of a size in pixels, a figure that explains something, or the county map. */
export type Artwork =
  | ({ art: 'scene' } & SceneOptions & { width: number; height: number })
  | { art: 'emblem'; kind: EmblemKind; width: number; height: number }
  | { art: 'mark'; kind: MarkKind; width: number; height: number }
  | { art: 'goods'; kind: StoreKind; width: number; height: number }
  | { art: 'figure'; kind: TeachingKind; width: number; height: number }
  | { art: 'counties'; time?: 'night'; width: number; height: number }

export type DeclaredVariant = Artwork & {
  /** When this variant is the one, said as stylesheets say it; the last variant of a picture has none and is the default. */
  media?: string
  /**
   * Pixel widths to offer as AVIF besides the SVG.
   * An SVG is the smallest file at nearly every size, but each one is a document of its own that costs a mid-range phone
   * about 30 ms of its main thread, which is what 7 KB take on a slow connection. So pictures that fill a screen
   * go out as SVG alone, and pictures that come by the dozen (posters, covers, emblems) as AVIF.
   */
  avif?: readonly number[]
}

type DeclaredPicture = Readonly<Record<string, DeclaredVariant>>

const phone = '(max-width: 760px)'
const tablet = '(min-width: 761px) and (max-width: 1060px)'
const poster = [360, 720, 1080] as const
const thumbnail = [240, 480] as const
const cover = [360, 720, 1200] as const

/** Every landscape and map the pages use, by name. Widths and heights are those of the drawing. */
const scenes = {
  hero: {
    mid: {
      art: 'scene',
      kind: 'hero',
      width: 900,
      height: 860,
      focus: 0.66,
      sun: 0.5,
      main: 0.78,
      horizon: 0.56,
      bankY: 0.02,
      bankH: 0.9,
      bankReach: 0.62,
      truck: false,
      media: '(min-width: 461px) and (max-width: 1060px)',
    },
    tall: {
      art: 'scene',
      kind: 'hero',
      width: 720,
      height: 1180,
      focus: 0.54,
      sun: 0.3,
      horizon: 0.63,
      bankY: 0.42,
      bankH: 0.34,
      truck: false,
      bankReach: 1.2,
      media: '(max-width: 460px)',
    },
    wide: { art: 'scene', kind: 'hero', width: 1600, height: 720, focus: 0.76, sun: 0.5, horizon: 0.62, bankReach: 0.84 },
  },
  roadside: {
    tall: { art: 'scene', kind: 'roadside', width: 720, height: 1240, focus: 0.62, horizon: 0.64, sunY: 0.13, sun: 0.84, media: phone },
    wide: { art: 'scene', kind: 'roadside', width: 1600, height: 640, focus: 0.74 },
  },
  'auto-banner': {
    mid: { art: 'scene', kind: 'auto', width: 900, height: 600, focus: 0.96, sun: 0.5, seed: 'ridge', media: tablet },
    tall: { art: 'scene', kind: 'auto', width: 720, height: 560, media: phone },
    wide: { art: 'scene', kind: 'auto', width: 1600, height: 600, focus: 0.6, sun: 0.88, seed: 'ridge' },
  },
  'business-banner': {
    tall: { art: 'scene', kind: 'business', width: 720, height: 560, media: phone },
    wide: { art: 'scene', kind: 'business', width: 1600, height: 720, focus: 0.72, horizon: 0.62, sun: 0.14 },
  },
  'home-banner': {
    tall: { art: 'scene', kind: 'home', width: 720, height: 560, focus: 0.56, season: 'winter', time: 'noon', media: phone },
    wide: { art: 'scene', kind: 'home', width: 1600, height: 600, focus: 0.79, season: 'winter', time: 'noon', seed: 'snow' },
  },
  'farm-banner': {
    tall: { art: 'scene', kind: 'farm', width: 720, height: 560, focus: 0.6, media: phone },
    wide: { art: 'scene', kind: 'farm', width: 1600, height: 640, focus: 0.74, horizon: 0.5, sun: 0.36 },
  },

  home: { poster: { art: 'scene', kind: 'home', width: 640, height: 660, avif: poster } },
  auto: { poster: { art: 'scene', kind: 'auto', width: 720, height: 480, avif: poster } },
  farm: { poster: { art: 'scene', kind: 'farm', width: 800, height: 520, avif: poster } },
  business: { poster: { art: 'scene', kind: 'business', width: 640, height: 660, avif: poster } },
  life: { poster: { art: 'scene', kind: 'life', width: 800, height: 520, avif: poster } },
  annuities: { poster: { art: 'scene', kind: 'annuities', width: 800, height: 520, avif: poster } },
  careers: { poster: { art: 'scene', kind: 'careers', width: 800, height: 520, avif: poster } },
  community: { poster: { art: 'scene', kind: 'community', width: 800, height: 520, avif: poster } },
  golf: { poster: { art: 'scene', kind: 'golf', width: 640, height: 520, avif: thumbnail } },

  chooser: { wide: { art: 'scene', kind: 'farm', width: 1000, height: 900, seed: 'gate', horizon: 0.54, focus: 0.585 } },
  claims: { wide: { art: 'scene', kind: 'claims', width: 1000, height: 620, focus: 0.755 } },
  about: { wide: { art: 'scene', kind: 'agents', width: 1100, height: 760 } },
  contact: { panel: { art: 'scene', kind: 'business', width: 960, height: 660, time: 'dawn', seed: 'main', avif: poster } },
  agents: { wide: { art: 'scene', kind: 'agents', width: 900, height: 560, season: 'autumn', seed: 'fall' } },
  next: {
    wide: { art: 'scene', kind: 'agents', width: 1600, height: 560, time: 'dusk', season: 'autumn', focus: 0.72, sun: 0.3, seed: 'next' },
  },
  'business-next': {
    wide: { art: 'scene', kind: 'agents', width: 1600, height: 560, time: 'dawn', season: 'spring', focus: 0.72, sun: 0.3, seed: 'open' },
  },
  'home-next': {
    wide: { art: 'scene', kind: 'home', width: 1600, height: 560, time: 'night', season: 'winter', focus: 0.76, seed: 'snow' },
  },
  'farm-next': {
    wide: { art: 'scene', kind: 'agents', width: 1600, height: 560, time: 'dawn', season: 'autumn', focus: 0.72, sun: 0.2, seed: 'fall' },
  },
  'farm-winter': {
    wide: {
      art: 'scene',
      kind: 'hero',
      width: 1600,
      height: 520,
      focus: 0.76,
      time: 'noon',
      season: 'winter',
      seed: 'range',
      truck: false,
    },
  },
  'house-hail': { card: { art: 'scene', kind: 'blog', variant: 'hail', season: 'storm', width: 1000, height: 620, seed: 'yard' } },
  country: { card: { art: 'scene', kind: 'hero', width: 960, height: 720, focus: 0.6, time: 'dawn', season: 'spring', seed: 'country' } },
  renters: { card: { art: 'scene', kind: 'business', width: 960, height: 720, time: 'night', season: 'winter', seed: 'flats' } },
  equip: { card: { art: 'scene', kind: 'equipment', width: 960, height: 720, focus: 0.42 } },
  premier: { card: { art: 'scene', kind: 'auto', width: 720, height: 520, time: 'dusk', seed: 'premier', sun: 0.78 } },
  'roadside-card': { card: { art: 'scene', kind: 'roadside', width: 800, height: 640, focus: 0.62 } },
  counties: { map: { art: 'counties', width: 1052, height: 652 } },

  'blog-hail': { cover: { art: 'scene', kind: 'blog', variant: 'hail', season: 'storm', width: 960, height: 620 } },
  'blog-pass': { cover: { art: 'scene', kind: 'blog', variant: 'pass', season: 'winter', width: 640, height: 480, avif: thumbnail } },
  'blog-winter': {
    cover: { art: 'scene', kind: 'blog', variant: 'winter', season: 'winter', time: 'night', width: 640, height: 480, avif: thumbnail },
  },
  'c-hail': { cover: { art: 'scene', kind: 'blog', variant: 'hail', season: 'storm', width: 960, height: 560, seed: 'roof' } },
  'c-harvest': {
    cover: { art: 'scene', kind: 'blog', variant: 'harvest', season: 'autumn', width: 640, height: 440, seed: 'bale', avif: cover },
  },
  'c-pass': {
    cover: { art: 'scene', kind: 'blog', variant: 'pass', season: 'winter', width: 640, height: 440, seed: 'tires', avif: cover },
  },
  'c-winter': {
    cover: {
      art: 'scene',
      kind: 'blog',
      variant: 'winter',
      season: 'winter',
      time: 'night',
      width: 640,
      height: 440,
      seed: 'pipes',
      avif: cover,
    },
  },
  'c-golf': { cover: { art: 'scene', kind: 'golf', width: 640, height: 440, seed: 'swing', avif: cover } },
  'c-life': { cover: { art: 'scene', kind: 'life', width: 640, height: 440, seed: 'talk', avif: cover } },
  'c-main': { cover: { art: 'scene', kind: 'business', width: 640, height: 440, time: 'dawn', seed: 'main', avif: cover } },
  'c-barn': { cover: { art: 'scene', kind: 'farm', width: 640, height: 440, season: 'winter', seed: 'barn', avif: cover } },
} as const satisfies Record<string, DeclaredPicture>

const emblem = <K extends EmblemKind>(kind: K) =>
  ({ plate: { art: 'emblem', kind, width: 96, height: 96, avif: [112, 224] } }) as const satisfies DeclaredPicture

/** One that stands alone on a page for who is lost. */
const signpost = <K extends EmblemKind>(kind: K) =>
  ({ plate: { art: 'emblem', kind, width: 96, height: 96, avif: [112, 224, 640] } }) as const satisfies DeclaredPicture

/** Every emblem, `e-` and its kind. */
const emblems = {
  'e-home': emblem('home'),
  'e-auto': emblem('auto'),
  'e-farm': emblem('farm'),
  'e-business': emblem('business'),
  'e-life': emblem('life'),
  'e-annuities': emblem('annuities'),
  'e-renters': emblem('renters'),
  'e-other': signpost('other'),
  'e-claims': emblem('claims'),
  'e-roadside': emblem('roadside'),
  'e-agents': signpost('agents'),
  'e-golf': emblem('golf'),
  'e-windbreak': emblem('windbreak'),
  'e-student': emblem('student'),
  'e-miles': emblem('miles'),
  'e-senior': emblem('senior'),
  'e-pair': emblem('pair'),
  'e-cars': emblem('cars'),
  'e-driver': emblem('driver'),
  'e-call': emblem('call'),
  'e-visit': emblem('visit'),
  'e-repair': emblem('repair'),
  'e-mailbox': emblem('mailbox'),
  'e-crop': emblem('crop'),
  'e-flood': emblem('flood'),
  'e-travel': emblem('travel'),
  'e-umbrella': emblem('umbrella'),
  'e-sail': emblem('sail'),
  'e-tent': emblem('tent'),
  'e-lock': emblem('lock'),
  'e-court': emblem('court'),
  'e-dog': emblem('dog'),
} as const satisfies Record<`e-${EmblemKind}`, DeclaredPicture>

/** Every declared picture. scripts/build-art.ts writes them; pages ask the manifest for them by name. */
export const pictures = { ...scenes, ...areaScenes, ...companyPictures, ...servicePictures, ...articlePictures, ...emblems } as const

export type PictureName = keyof typeof pictures
