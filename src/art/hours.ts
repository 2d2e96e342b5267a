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
      mix(sky, paper, .58), mix(sky, paper, .70), mix(mix(sky, wheat, .45), paper, .68), mix(wheat, paper, .70),
      mix(wheat, paper, .52), mix(mix(clay, wheat, .62), paper, .40), mix(mix(clay, wheat, .5), paper, .38),
    ],
    tint: mix(clay, wheat, .45), tintStrength: .13, shade: mix(sky, deep, .45), air: mix(mix(clay, wheat, .55), paper, .55),
    sun: paper, halo: mix(wheat, paper, .45), cloud: [mix(paper, wheat, .12), mix(mix(clay, wheat, .4), paper, .48)],
    glow: wheat, lampsLit: false,
  },
  noon: {
    sky: [
      mix(sky, paper, .30), mix(sky, paper, .42), mix(sky, paper, .54), mix(sky, paper, .66), mix(sky, paper, .78),
      mix(mix(sky, wheat, .3), paper, .84), mix(wheat, paper, .84),
    ],
    tint: wheat, tintStrength: .05, shade: mix(spruce, sky, .55), air: mix(sky, paper, .72),
    sun: mix(wheat, paper, .55), halo: mix(wheat, paper, .75), cloud: [paper, mix(sky, paper, .70)],
    glow: mix(sky, deep, .4), lampsLit: false,
  },
  dusk: {
    sky: [
      mix(deep, sky, .50), mix(mix(deep, sky, .66), paper, .12), mix(mix(sky, clay, .34), paper, .26),
      mix(mix(clay, sky, .18), paper, .30), mix(clay, wheat, .42), mix(clay, wheat, .72), mix(wheat, paper, .22),
    ],
    tint: mix(clay, deep, .52), tintStrength: .30, shade: mix(deep, sky, .25), air: mix(mix(clay, wheat, .45), sky, .25),
    sun: mix(wheat, paper, .55), halo: mix(wheat, clay, .22), cloud: [mix(clay, wheat, .50), mix(mix(sky, clay, .5), deep, .25)],
    glow: mix(wheat, paper, .25), lampsLit: true,
  },
  night: {
    sky: [
      mix(deep, ink, .45), mix(deep, sky, .12), mix(deep, sky, .26), mix(deep, sky, .40), mix(deep, sky, .54),
      mix(mix(deep, sky, .62), paper, .10), mix(mix(deep, sky, .62), paper, .22),
    ],
    tint: mix(deep, sky, .34), tintStrength: .52, shade: mix(deep, ink, .4), air: mix(mix(deep, sky, .72), paper, .16),
    sun: mix(paper, wheat, .18), halo: mix(sky, deep, .35), cloud: [mix(mix(deep, sky, .55), paper, .14), mix(deep, sky, .22)],
    glow: mix(wheat, paper, .18), lampsLit: true,
  },
  storm: {
    sky: [
      mix(mix(sky, spruce, .40), paper, .50), mix(mix(sky, spruce, .38), paper, .60), mix(mix(sky, spruce, .35), paper, .71),
      mix(sage, wheat, .20), mix(wheat, paper, .58), mix(wheat, paper, .36), mix(wheat, paper, .16),
    ],
    tint: mix(wheat, sky, .45), tintStrength: .14, shade: mix(deep, sky, .38), air: mix(mix(sky, wheat, .40), paper, .48),
    sun: paper, halo: mix(wheat, paper, .40), cloud: [mix(mix(sky, ink, .35), paper, .38), mix(mix(sky, ink, .62), spruce, .25)],
    glow: mix(wheat, paper, .15), lampsLit: true,
  },
}
