import { clay, deep, ink, mix, paper, sage, sky, spruce, wheat } from './palette.ts'

export type Time = 'dawn' | 'noon' | 'dusk' | 'night' | 'storm'

/** The light of an hour: what it paints in the sky and what it does to every colour below. */
export type Hour = {
  /** Bands from the top of the sky down to the horizon. */
  sky: string[]
  /** Everything leans `tintStrength` toward this. */
  tint: string
  tintStrength: number
  shade: string
  /** What distance fades into. */
  air: string
  sun: string
  halo: string
  /** Lit top, then shaded base. */
  cloud: [string, string]
  /** Windows and lamps. */
  glow: string
  lampsLit: boolean
}

export const hours: Record<Time, Hour> = {
  dawn: {
    sky: [
      mix(sky, paper, 0.58),
      mix(sky, paper, 0.7),
      mix(mix(sky, wheat, 0.45), paper, 0.68),
      mix(wheat, paper, 0.7),
      mix(wheat, paper, 0.52),
      mix(mix(clay, wheat, 0.62), paper, 0.4),
      mix(mix(clay, wheat, 0.5), paper, 0.38),
    ],
    tint: mix(clay, wheat, 0.45),
    tintStrength: 0.13,
    shade: mix(sky, deep, 0.45),
    air: mix(mix(clay, wheat, 0.55), paper, 0.55),
    sun: paper,
    halo: mix(wheat, paper, 0.45),
    cloud: [mix(paper, wheat, 0.12), mix(mix(clay, wheat, 0.4), paper, 0.48)],
    glow: wheat,
    lampsLit: false,
  },
  noon: {
    sky: [
      mix(sky, paper, 0.3),
      mix(sky, paper, 0.42),
      mix(sky, paper, 0.54),
      mix(sky, paper, 0.66),
      mix(sky, paper, 0.78),
      mix(mix(sky, wheat, 0.3), paper, 0.84),
      mix(wheat, paper, 0.84),
    ],
    tint: wheat,
    tintStrength: 0.05,
    shade: mix(spruce, sky, 0.55),
    air: mix(sky, paper, 0.72),
    sun: mix(wheat, paper, 0.55),
    halo: mix(wheat, paper, 0.75),
    cloud: [paper, mix(sky, paper, 0.7)],
    glow: mix(sky, deep, 0.4),
    lampsLit: false,
  },
  dusk: {
    sky: [
      mix(deep, sky, 0.5),
      mix(mix(deep, sky, 0.66), paper, 0.12),
      mix(mix(sky, clay, 0.34), paper, 0.26),
      mix(mix(clay, sky, 0.18), paper, 0.3),
      mix(clay, wheat, 0.42),
      mix(clay, wheat, 0.72),
      mix(wheat, paper, 0.22),
    ],
    tint: mix(clay, deep, 0.52),
    tintStrength: 0.3,
    shade: mix(deep, sky, 0.25),
    air: mix(mix(clay, wheat, 0.45), sky, 0.25),
    sun: mix(wheat, paper, 0.55),
    halo: mix(wheat, clay, 0.22),
    cloud: [mix(clay, wheat, 0.5), mix(mix(sky, clay, 0.5), deep, 0.25)],
    glow: mix(wheat, paper, 0.25),
    lampsLit: true,
  },
  night: {
    sky: [
      mix(deep, ink, 0.45),
      mix(deep, sky, 0.12),
      mix(deep, sky, 0.26),
      mix(deep, sky, 0.4),
      mix(deep, sky, 0.54),
      mix(mix(deep, sky, 0.62), paper, 0.1),
      mix(mix(deep, sky, 0.62), paper, 0.22),
    ],
    tint: mix(deep, sky, 0.34),
    tintStrength: 0.52,
    shade: mix(deep, ink, 0.4),
    air: mix(mix(deep, sky, 0.72), paper, 0.16),
    sun: mix(paper, wheat, 0.18),
    halo: mix(sky, deep, 0.35),
    cloud: [mix(mix(deep, sky, 0.55), paper, 0.14), mix(deep, sky, 0.22)],
    glow: mix(wheat, paper, 0.18),
    lampsLit: true,
  },
  storm: {
    sky: [
      mix(mix(sky, spruce, 0.4), paper, 0.5),
      mix(mix(sky, spruce, 0.38), paper, 0.6),
      mix(mix(sky, spruce, 0.35), paper, 0.71),
      mix(sage, wheat, 0.2),
      mix(wheat, paper, 0.58),
      mix(wheat, paper, 0.36),
      mix(wheat, paper, 0.16),
    ],
    tint: mix(wheat, sky, 0.45),
    tintStrength: 0.14,
    shade: mix(deep, sky, 0.38),
    air: mix(mix(sky, wheat, 0.4), paper, 0.48),
    sun: paper,
    halo: mix(wheat, paper, 0.4),
    cloud: [mix(mix(sky, ink, 0.35), paper, 0.38), mix(mix(sky, ink, 0.62), spruce, 0.25)],
    glow: mix(wheat, paper, 0.15),
    lampsLit: true,
  },
}
