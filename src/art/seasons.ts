import { clay, deep, mix, paper, sage, sky, spruce, wheat } from './palette.ts'

export type Season = 'spring' | 'summer' | 'autumn' | 'winter' | 'storm'

/** What grows, and how far down the mountains the snow lies (0 to 1). */
export type SeasonColors = {
  grass: string
  /** Ripe field: ground, then row. */
  crop: [string, string]
  /** A second field beside the first. */
  neighbourCrop: [string, string]
  tree: string
  snow: number
}

const summer: SeasonColors = {
  grass: mix(spruce, wheat, 0.42),
  crop: [wheat, mix(wheat, clay, 0.2)],
  neighbourCrop: [mix(spruce, wheat, 0.36), mix(spruce, wheat, 0.2)],
  tree: mix(spruce, deep, 0.1),
  snow: 0.16,
}

export const seasons: Record<Season, SeasonColors> = {
  spring: {
    grass: mix(spruce, wheat, 0.34),
    crop: [mix(spruce, sage, 0.42), mix(spruce, wheat, 0.26)],
    neighbourCrop: [mix(sage, wheat, 0.42), mix(spruce, sage, 0.55)],
    tree: mix(spruce, wheat, 0.16),
    snow: 0.34,
  },
  summer,
  autumn: {
    grass: mix(wheat, clay, 0.3),
    crop: [mix(wheat, paper, 0.16), mix(wheat, clay, 0.32)],
    neighbourCrop: [mix(clay, wheat, 0.36), mix(clay, wheat, 0.16)],
    tree: mix(wheat, clay, 0.22),
    snow: 0.26,
  },
  winter: {
    grass: mix(sage, paper, 0.6),
    crop: [mix(paper, sky, 0.04), mix(sage, sky, 0.12)],
    neighbourCrop: [mix(sage, paper, 0.5), mix(sage, sky, 0.18)],
    tree: mix(spruce, deep, 0.35),
    snow: 0.46,
  },
  // Hail country: the storms come over ripe wheat.
  storm: summer,
}
