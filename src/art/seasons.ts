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
  grass: mix(spruce, wheat, .42),
  crop: [wheat, mix(wheat, clay, .20)],
  neighbourCrop: [mix(spruce, wheat, .36), mix(spruce, wheat, .20)],
  tree: mix(spruce, deep, .1),
  snow: .16,
}

export const seasons: Record<Season, SeasonColors> = {
  spring: {
    grass: mix(spruce, wheat, .34),
    crop: [mix(spruce, sage, .42), mix(spruce, wheat, .26)],
    neighbourCrop: [mix(sage, wheat, .42), mix(spruce, sage, .55)],
    tree: mix(spruce, wheat, .16),
    snow: .34,
  },
  summer,
  autumn: {
    grass: mix(wheat, clay, .30),
    crop: [mix(wheat, paper, .16), mix(wheat, clay, .32)],
    neighbourCrop: [mix(clay, wheat, .36), mix(clay, wheat, .16)],
    tree: mix(wheat, clay, .22),
    snow: .26,
  },
  winter: {
    grass: mix(sage, paper, .6),
    crop: [mix(paper, sky, .04), mix(sage, sky, .12)],
    neighbourCrop: [mix(sage, paper, .5), mix(sage, sky, .18)],
    tree: mix(spruce, deep, .35),
    snow: .46,
  },
  // Hail country: the storms come over ripe wheat.
  storm: summer,
}
