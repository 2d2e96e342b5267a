import { d, disc, place, rect, repeat, shape, stroke } from '../draw.ts'
import { clay, deep, ink, mix, paper, sand, sky, spruce, wheat } from '../palette.ts'
import type { Lit } from '../stage.ts'
import { cottage } from './cottage.ts'
import { person } from './person.ts'

// Drawn for emblems only, straight onto the 100 by 100 plate.

/** A telephone pole with its wires and a bird on one. */
export function phonePole(): string {
  const arm = (y: number, half: number) =>
    rect(46 - half, y, half * 2, 3.4, ink) + repeat(4, (i) => rect(44.6 - half + i * half * 0.62, y - 4, 2.6, 4, paper))
  const wires = 'M-4 26Q20 36 46 25T104 22M-4 40Q20 50 46 39T104 36'
  return [
    stroke(wires, ink, 1.3),
    rect(44, 16, 4.4, 70, mix(clay, ink, 0.5)),
    arm(26, 22) + arm(40, 16),
    shape('M69 29L62 31L69 24Q74 16 82 18L87 20L82.6 22Q81 29 74 29.6Z', clay),
  ].join('')
}

/** A mailbox by the road, its flag up. */
export function mailbox(): string {
  return [
    rect(46, 54, 5.4, 34, mix(clay, ink, 0.45)),
    shape('M22 56V42A13 13 0 0 1 35 29H64A13 13 0 0 1 77 42V56Z', mix(sky, paper, 0.3)),
    shape('M22 56V42A13 13 0 0 1 48 42V56Z', deep),
    shape('M26 53V46L44 43V53Z', paper) + stroke('M29 50H38', clay, 1.8),
    rect(64, 24, 2.6, 22, ink) + rect(66, 24, 11, 8, clay),
  ].join('')
}

/** A house under repair: a ladder at the eaves, and somebody on the way up. */
export function ladderAtHouse(lit: Lit): string {
  const rungs = repeat(7, (i) => d`M${67.6 - i * 2.4} ${78 - i * 6}H${75.6 - i * 2.4}`)
  return [
    place(42, 82, 1.7, cottage(lit, { w: 30, wall: sand, roof: clay })),
    stroke('M66 84L49 40M75 84L58 40', wheat, 2),
    stroke(rungs, wheat, 1.6),
    place(66, 78, 0.72, person(lit, { coat: sky, hat: 'hard' })),
  ].join('')
}

/** A house with the river at its step. */
export function houseInFlood(lit: Lit): string {
  const wave = (y: number, color: string) => shape(d`M-4 ${y}Q8 ${y - 5} 20 ${y}T44 ${y}T68 ${y}T92 ${y}T116 ${y}V104H-4Z`, color)
  return (
    place(52, 76, 1.75, cottage(lit, { w: 26, wall: paper, roof: clay })) +
    wave(68, mix(sky, paper, 0.28)) +
    wave(78, sky) +
    wave(90, mix(sky, deep, 0.4))
  )
}

/** Somebody dry under a large umbrella. */
export function umbrella(lit: Lit): string {
  const rain = 'M14 22L9 36M30 12L25 26M78 10L73 24M92 26L87 40M10 52L6 63M92 56L88 67'
  return [
    stroke(rain, mix(sky, paper, 0.35), 2.2),
    place(50, 88, 0.98, person(lit, { coat: spruce })),
    rect(55, 30, 2, 34, ink),
    shape('M18 44A38 33 0 0 1 94 44Q84 38 75 44Q66 38 56 44Q46 38 37 44Q28 38 18 44Z', clay),
    shape('M56 11A38 33 0 0 1 94 44Q84 38 75 44Q70 22 56 11Z', mix(clay, ink, 0.3)),
  ].join('')
}

/** An airplane on its way over the mountains. */
export function airplane(): string {
  return [
    stroke('M-2 66Q22 56 34 46', mix(paper, sky, 0.12), 2.4, 'stroke-dasharray="5 4"'),
    shape('M30 48L76 24Q86 20 88 25Q89 29 82 33L36 55L27 55Z', paper),
    shape('M58 33L36 26L42 23L71 27ZM66 41L70 64L75 62L80 34Z', mix(clay, paper, 0.1)),
    shape('M33 47L22 40L27 38L41 43Z', clay),
  ].join('')
}

/** A small sailboat. */
export function sailboat(): string {
  return [
    shape('M-2 70Q50 62 102 70V102H-2Z', mix(sky, paper, 0.15)),
    stroke('M4 82H24M62 92H92M12 94H30M70 80H84', mix(sky, paper, 0.5), 1.8),
    rect(48, 16, 2, 54, ink),
    shape('M52 18Q76 40 80 62L52 64Z', paper) + shape('M46 26Q30 46 26 62L46 64Z', wheat),
    shape('M20 68H84Q80 80 70 82H34Q24 80 20 68Z', clay),
  ].join('')
}

/** A padlock on the gate. */
export function padlock(): string {
  return [
    rect(-2, 56, 104, 6, mix(sand, clay, 0.4)) + rect(-2, 76, 104, 6, mix(sand, clay, 0.5)),
    stroke('M36 56V42A14 14 0 0 1 64 42V56', ink, 6),
    rect(28, 52, 44, 34, wheat, 'rx="4"') + rect(28, 74, 44, 12, mix(wheat, clay, 0.35), 'rx="4"'),
    disc(50, 65, 4.6, ink) + shape('M48 66H52L53.6 77H46.4Z', ink),
  ].join('')
}

/** The county courthouse. */
export function courthouse(): string {
  const column = (i: number) => rect(25 + i * 13.4, 48, 6.4, 28, paper) + rect(29 + i * 13.4, 48, 2.4, 28, mix(sand, ink, 0.18))
  return [
    rect(22, 46, 58, 32, mix(sand, clay, 0.3)),
    repeat(4, column),
    shape('M16 48L51 26L86 48Z', sand) + shape('M51 26L86 48H51Z', mix(sand, clay, 0.28)),
    disc(51, 40, 4, clay),
    rect(16, 76, 70, 4, sand) + rect(11, 80, 80, 5, mix(sand, ink, 0.2)),
    rect(50.2, 10, 1.6, 17, ink) + shape('M52 11L66 14L52 18Z', clay),
  ].join('')
}
