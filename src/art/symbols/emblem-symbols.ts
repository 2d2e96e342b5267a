import { d, disc, place, rect, shape, stroke } from '../draw.ts'
import { clay, deep, ink, mix, paper, sand, sky, spruce, wheat } from '../palette.ts'
import type { Lit } from '../stage.ts'
import { cottage } from './cottage.ts'
import { familyWagon } from './family-wagon.ts'

// Drawn for emblems only, straight onto the 100 by 100 plate.

/** Rented rooms, some with the light on. */
export function apartmentHouse(): string {
  const window = (x: number, y: number, pane: string) =>
    rect(x - 1, y - 1, 10, 11, paper) + rect(x, y, 8, 9, pane) + rect(x + 3.6, y, 0.8, 9, paper)
  return [
    rect(24, 30, 40, 50, mix(sand, clay, 0.22)),
    rect(56, 30, 8, 50, mix(clay, deep, 0.45)),
    rect(22, 27, 44, 5, deep),
    window(29, 37, wheat) + window(41, 37, deep),
    window(29, 52, wheat) + window(41, 52, deep),
    window(29, 67, wheat),
    rect(42, 65, 9, 15, spruce) + rect(44, 67.5, 5, 5, wheat),
    rect(68, 66, 1.6, 16, ink) + disc(69, 60, 8, mix(spruce, wheat, 0.2)),
  ].join('')
}

/** A heavy cloud with hail under it. */
export function hailCloud(): string {
  const cloud = 'M8 44A12 12 0 0 1 24 30A14 14 0 0 1 48 24A13 13 0 0 1 68 36A9 9 0 0 1 72 48L10 48Z'
  const streaks = 'M14 48L8 66M28 48L22 66M42 48L36 66M56 48L50 66'
  return `<path d="${cloud}" fill="${mix(sky, paper, 0.45)}"/><path d="${streaks}" stroke="${mix(sky, paper, 0.55)}" stroke-width="2.6" fill="none"/>`
}

/** A country school with its bell. */
export function schoolHouse(lit: Lit): string {
  return [
    place(50, 76, 0.95, cottage(lit, { w: 44, h: 24, wall: clay, roof: deep, depth: 0 })),
    rect(45, 24, 10, 12, paper),
    shape('M42 25L50 17L58 25Z', deep),
    disc(50, 30, 2.6, wheat),
    rect(46.5, 62, 7, 14, deep),
  ].join('')
}

/** A road, a milepost and one small car. */
export function mileagePost(lit: Lit): string {
  return [
    shape('M30 100Q70 84 52 74T66 62L70 62Q56 70 68 76T62 100Z', mix(ink, sand, 0.4)),
    rect(28, 50, 3, 26, ink),
    rect(19, 40, 21, 18, spruce, 'rx="2"'),
    stroke('M24 46H35M24 51H31', paper, 2),
    place(56, 74, 0.16, familyWagon(lit)),
  ].join('')
}

/** A practice lane between cones. */
export function laneOfCones(): string {
  const dash = (y: number, i: number) => rect(49.4 - i * 0.3, y, 1.2 + i * 0.6, 4 + i * 1.5, wheat)
  const cone = (x: number, y: number, h: number) =>
    shape(d`M${x - h * 0.42} ${y}L${x} ${y - h * 1.6}L${x + h * 0.42} ${y}Z`, clay) +
    rect(x - h * 0.25, y - h * 0.75, h * 0.5, h * 0.28, paper)
  return [
    shape('M38 100L46 66L54 66L62 100Z', mix(ink, sand, 0.35)),
    ...[70, 79, 90].map(dash),
    cone(30, 84, 9) + cone(36, 74, 6) + cone(70, 84, 9) + cone(64, 74, 6),
  ].join('')
}

/** A round tank of well water. */
export function stockTank(): string {
  return shape('M52 76H88L86 88H54Z', mix(sky, ink, 0.4)) + `<ellipse cx="70" cy="76" rx="18" ry="3.6" fill="${mix(sky, paper, 0.4)}"/>`
}
