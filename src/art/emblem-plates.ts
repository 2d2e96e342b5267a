import type { Time } from './hours.ts'
import { clay, deep, ink, mix, paper, sage, sand, sky, spruce, wheat } from './palette.ts'
import { place } from './draw.ts'
import { poplar } from './poplar.ts'
import { servicePlates } from './service-plates.ts'
import type { Grove } from './stage.ts'
import { barn } from './symbols/barn.ts'
import { church } from './symbols/church.ts'
import { cottage } from './symbols/cottage.ts'
import { apartmentHouse, hailCloud, laneOfCones, mileagePost, schoolHouse, stockTank } from './symbols/emblem-symbols.ts'
import { familyWagon } from './symbols/family-wagon.ts'
import { golfFlag } from './symbols/golf-flag.ts'
import { mainStreet } from './symbols/main-street.ts'
import { person } from './symbols/person.ts'
import { pickup } from './symbols/pickup.ts'
import { ranchHouse } from './symbols/ranch-house.ts'
import { signpost } from './symbols/signpost.ts'
import { windpump } from './symbols/windpump.ts'

/** A plate is 100 by 100; the symbol is drawn last. */
export type Plate = {
  sky: string
  ground: string
  sun: [x: number, y: number]
  time?: Time
  symbol: (grove: Grove) => string
}

export const plates = {
  home: { sky: wheat, ground: spruce, sun: [70, 34], time: 'dusk', symbol: (g) => place(50, 78, 0.72, ranchHouse(g)) },
  auto: {
    sky: mix(sky, paper, 0.52),
    ground: mix(wheat, clay, 0.18),
    sun: [74, 30],
    symbol: (g) => place(14, 76, 0.72, pickup(g)),
  },
  farm: {
    sky: mix(wheat, paper, 0.45),
    ground: mix(spruce, wheat, 0.3),
    sun: [20, 34],
    symbol: (g) => place(42, 76, 0.66, barn(g)),
  },
  business: {
    sky: mix(clay, wheat, 0.45),
    ground: mix(ink, sand, 0.4),
    sun: [22, 26],
    time: 'dusk',
    symbol: (g) => place(47, 77, 0.78, mainStreet(g)),
  },
  life: {
    sky: mix(sage, paper, 0.2),
    ground: spruce,
    sun: [64, 42],
    symbol: (g) => place(40, 72, 1.05, person(g, { coat: clay, hat: 'brim' })) + place(58, 72, 0.95, person(g, { coat: sky })),
  },
  annuities: {
    sky: mix(wheat, paper, 0.35),
    ground: mix(spruce, wheat, 0.3),
    sun: [72, 36],
    symbol: (g) => place(40, 86, 0.98, windpump(g)) + stockTank(),
  },
  renters: {
    sky: mix(clay, wheat, 0.55),
    ground: mix(spruce, ink, 0.2),
    sun: [76, 28],
    time: 'dusk',
    symbol: apartmentHouse,
  },
  other: {
    sky: mix(sky, paper, 0.6),
    ground: mix(spruce, sage, 0.3),
    sun: [26, 32],
    symbol: (g) => place(54, 84, 1.05, signpost(g)),
  },
  claims: {
    sky: mix(sky, spruce, 0.4),
    ground: wheat,
    sun: [80, 50],
    symbol: (g) => hailCloud() + place(68, 80, 0.5, barn(g)),
  },
  roadside: {
    sky: deep,
    ground: mix(deep, sky, 0.45),
    sun: [76, 24],
    time: 'night',
    symbol: (g) => place(14, 76, 0.72, familyWagon(g, { hazard: true, color: sage })),
  },
  agents: {
    sky: mix(sky, paper, 0.62),
    ground: mix(spruce, wheat, 0.3),
    sun: [24, 30],
    symbol: (g) => place(52, 74, 0.98, church(g)) + place(74, 76, 1.3, cottage(g)) + place(28, 78, 1.2, cottage(g, { roof: spruce })),
  },
  golf: {
    sky: mix(sky, paper, 0.5),
    ground: mix(spruce, wheat, 0.38),
    sun: [24, 32],
    symbol: (g) => place(54, 76, 1.15, golfFlag(g)),
  },
  windbreak: {
    sky: mix(wheat, paper, 0.2),
    ground: spruce,
    sun: [26, 40],
    symbol: (g) => poplar(g, 40, 74, 44, 0.12) + poplar(g, 56, 75, 52, 0.12) + poplar(g, 72, 76, 46, 0.12),
  },
  student: { sky: mix(wheat, paper, 0.3), ground: spruce, sun: [74, 30], symbol: schoolHouse },
  miles: { sky: mix(sage, sky, 0.12), ground: mix(wheat, clay, 0.1), sun: [22, 32], symbol: mileagePost },
  senior: {
    sky: mix(clay, wheat, 0.6),
    ground: deep,
    sun: [50, 44],
    symbol: (g) =>
      place(40, 78, 1.05, person(g, { coat: sand, hat: 'brim', hatColor: sand })) + place(58, 78, 1.0, person(g, { coat: wheat })),
  },
  pair: {
    sky: mix(sky, paper, 0.66),
    ground: mix(spruce, wheat, 0.26),
    sun: [80, 26],
    symbol: (g) => place(38, 72, 0.56, ranchHouse(g)) + place(46, 82, 0.42, pickup(g)),
  },
  cars: {
    sky: mix(wheat, paper, 0.5),
    ground: mix(ink, sand, 0.5),
    sun: [22, 30],
    symbol: (g) => place(34, 68, 0.5, familyWagon(g, { color: sky })) + place(12, 82, 0.6, pickup(g)),
  },
  driver: { sky: mix(sky, paper, 0.45), ground: mix(wheat, clay, 0.2), sun: [72, 28], symbol: laneOfCones },
  ...servicePlates,
} satisfies Record<string, Plate>
