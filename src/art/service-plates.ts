import { place } from './draw.ts'
import type { Plate } from './emblem-plates.ts'
import { clay, deep, ink, mix, paper, sage, sand, sky, spruce, wheat } from './palette.ts'
import { bale } from './symbols/bale.ts'
import { barn } from './symbols/barn.ts'
import { dog } from './symbols/dog.ts'
import { grainElevator } from './symbols/grain-elevator.ts'
import { person } from './symbols/person.ts'
import { pickup } from './symbols/pickup.ts'
import {
  airplane,
  courthouse,
  houseInFlood,
  ladderAtHouse,
  mailbox,
  padlock,
  phonePole,
  sailboat,
  umbrella,
} from './symbols/service-symbols.ts'
import { tent } from './symbols/tent.ts'

/** The steps of a claim, and services beside the main ones. */
export const servicePlates = {
  call: { sky: mix(clay, wheat, 0.55), ground: mix(spruce, ink, 0.15), sun: [24, 46], time: 'dusk', symbol: phonePole },
  visit: {
    sky: mix(sky, paper, 0.6),
    ground: mix(spruce, wheat, 0.3),
    sun: [78, 28],
    symbol: (g) =>
      place(30, 72, 0.5, barn(g)) +
      place(38, 84, 0.56, pickup(g, { color: sky })) +
      place(32, 87, 0.9, person(g, { coat: clay, hat: 'hard' })),
  },
  repair: { sky: mix(sage, paper, 0.2), ground: mix(spruce, wheat, 0.2), sun: [80, 26], symbol: ladderAtHouse },
  mailbox: { sky: mix(wheat, paper, 0.3), ground: spruce, sun: [22, 32], symbol: mailbox },
  crop: {
    sky: mix(sky, paper, 0.45),
    ground: mix(wheat, clay, 0.1),
    sun: [22, 30],
    symbol: (g) => place(58, 76, 0.72, grainElevator(g)) + place(20, 88, 0.85, bale(g)),
  },
  flood: { sky: mix(sky, spruce, 0.3), ground: mix(spruce, sage, 0.2), sun: [82, 26], symbol: houseInFlood },
  travel: { sky: mix(sky, paper, 0.35), ground: mix(spruce, deep, 0.2), sun: [24, 28], symbol: airplane },
  umbrella: { sky: mix(sage, sky, 0.22), ground: mix(spruce, deep, 0.1), sun: [84, 58], time: 'storm', symbol: umbrella },
  sail: { sky: mix(wheat, paper, 0.4), ground: mix(sky, sage, 0.3), sun: [70, 38], time: 'dawn', symbol: sailboat },
  tent: {
    sky: mix(clay, wheat, 0.5),
    ground: mix(spruce, wheat, 0.25),
    sun: [78, 32],
    time: 'dusk',
    symbol: (g) => place(46, 84, 1.6, tent(g)),
  },
  lock: { sky: mix(sky, deep, 0.35), ground: deep, sun: [76, 26], time: 'night', symbol: padlock },
  court: { sky: mix(sky, paper, 0.55), ground: mix(spruce, wheat, 0.3), sun: [84, 22], symbol: courthouse },
  dog: { sky: mix(sand, wheat, 0.35), ground: mix(clay, wheat, 0.25), sun: [26, 36], symbol: (g) => place(46, 84, 2.5, dog(g)) },
} satisfies Record<string, Plate>
