import { disc, rect, repeat, shape, stroke } from '../draw.ts'
import { clay, deep, ink, mix, paper, sage, sand, sky, spruce, wheat } from '../palette.ts'

// Drawn for marks only, straight onto the 120 by 120 plate.

/** A bowl with wheat standing in it. */
export function foodBank(): string {
  const ear = (x: number, lean: number) =>
    stroke(`M60 78Q${x} 62 ${x + lean} 40`, deep, 2.4) +
    repeat(4, (i) => {
      const [cx, cy] = [x + lean * (0.55 + i * 0.14), 50 - i * 6.5]
      return shape(`M${cx} ${cy}q-7 -2 -6 -9q7 2 6 9q-1 -7 6 -9q1 7 -6 9Z`, deep)
    })
  return (
    ear(60, 0) + ear(50, -12) + ear(70, 12) + shape('M28 74H92Q90 100 60 102Q30 100 28 74Z', clay) + rect(26, 70, 68, 7, paper, 'rx="3"')
  )
}

/** A crane over hills that are let alone. */
export function landTrust(): string {
  return [
    disc(82, 40, 11, wheat),
    shape('M0 86Q30 66 62 82T120 74V120H0Z', mix(spruce, sage, 0.35)),
    shape('M0 98Q40 82 74 94T120 90V120H0Z', spruce),
    shape('M24 66Q44 58 52 50Q40 40 22 42Q44 32 60 46Q74 30 100 30Q80 36 72 50Q80 54 92 52Q76 62 60 58Q44 66 24 66Z', paper),
    stroke('M58 57Q46 66 34 72M61 58Q50 68 40 76', deep, 1.8),
  ].join('')
}

/** A bell in a flame, for the halls that answer it. */
export function fireFund(): string {
  return [
    shape('M60 14C82 34 92 50 90 70C88 92 74 104 60 104C46 104 32 92 30 70C29 56 36 48 44 38C46 48 50 50 54 50C50 36 52 24 60 14Z', clay),
    shape('M60 40C74 54 80 64 78 78C76 92 68 98 60 98C52 98 44 92 42 78C41 68 48 62 52 56C54 60 56 60 58 60C56 52 57 46 60 40Z', wheat),
    shape('M60 58C68 58 70 66 71 76L75 86H45L49 76C50 66 52 58 60 58Z', deep),
    disc(60, 90, 4.4, deep),
  ].join('')
}

/** A lantern somebody left burning. */
export function lamplight(): string {
  return [
    disc(60, 66, 34, mix(wheat, sky, 0.55)),
    disc(60, 66, 24, mix(wheat, sky, 0.2)),
    stroke('M46 40Q60 12 74 40', paper, 4),
    rect(44, 38, 32, 7, paper, 'rx="2"') + rect(42, 88, 36, 8, paper, 'rx="2"'),
    shape('M48 45H72L76 88H44Z', mix(wheat, paper, 0.55)),
    shape('M60 54C68 64 69 70 66 76C64 80 56 80 54 76C51 70 54 66 60 54Z', clay),
  ].join('')
}

/** An open book with a sun coming up out of it. */
export function readers(): string {
  const ray = (i: number) => `M60 ${62}l${[-34, -20, 0, 20, 34][i]} ${[-18, -34, -40, -34, -18][i]}`
  return [
    stroke(repeat(5, ray), wheat, 4),
    disc(60, 66, 20, wheat),
    shape('M18 66Q42 58 60 70Q78 58 102 66V96Q78 88 60 100Q42 88 18 96Z', paper),
    stroke('M60 70V100M28 72Q44 68 54 75M28 80Q44 76 54 83M92 72Q76 68 66 75M92 80Q76 76 66 83', deep, 2.2),
  ].join('')
}

/** A cottonwood leaf. */
export function hospice(): string {
  return [
    shape('M60 18C84 34 100 52 92 72C86 86 70 86 61 80L60 80C50 86 34 86 28 72C20 52 36 34 60 18Z', spruce),
    stroke('M60 32V104M60 52L44 44M60 52L76 44M60 68L38 62M60 68L82 62', sage, 2.6),
  ].join('')
}

/** A drop that carries the mountain it came from. */
export function snowmelt(): string {
  return [
    shape('M60 14C80 42 92 56 92 74A32 32 0 0 1 28 74C28 56 40 42 60 14Z', paper),
    shape('M33 84L52 54L62 68L70 58L87 84A32 32 0 0 1 33 84Z', mix(sky, deep, 0.45)),
    shape('M44 66L52 54L60 65L54 70L50 65Z', sage),
    stroke('M36 92Q48 86 60 92T84 92', paper, 3),
  ].join('')
}

/** A horseshoe, open end up, with its nails. */
export function saddle(): string {
  const nails = [
    [37, 56],
    [41, 76],
    [53, 88],
    [67, 88],
    [79, 76],
    [83, 56],
  ]
  return (
    stroke('M37 28C24 60 34 92 60 92C86 92 96 60 83 28', clay, 17) +
    stroke('M30 26H45M75 26H90', clay, 6) +
    nails.map(([x, y]) => disc(x, y, 2.6, sand)).join('')
  )
}

/** A long road to a star. */
export function veterans(): string {
  const star = 'M60 20L65.6 34.4L81 35.2L69 44.9L73 59.8L60 51.4L47 59.8L51 44.9L39 35.2L54.4 34.4Z'
  return [
    shape('M0 76Q60 64 120 76V120H0Z', mix(spruce, deep, 0.6)),
    shape('M57 71H63L84 120H36Z', sand),
    stroke('M60 76V82M60 88V97M60 104V118', ink, 2.6),
    shape(star, wheat),
  ].join('')
}

/** A calf's head with a ribbon at its ear. */
export function stock(): string {
  return [
    shape('M40 44Q22 36 16 52Q26 62 42 56ZM80 44Q98 36 104 52Q94 62 78 56Z', mix(sand, clay, 0.3)),
    shape('M42 38Q60 26 78 38Q82 58 76 80Q72 98 60 98Q48 98 44 80Q38 58 42 38Z', sand),
    shape('M47 82Q60 74 73 82Q72 98 60 98Q48 98 47 82Z', mix(clay, paper, 0.62)),
    shape('M52 32Q60 46 68 32Q64 60 60 70Q56 60 52 32Z', paper),
    disc(50, 60, 3.6, deep) + disc(70, 60, 3.6, deep) + disc(54, 89, 2.2, deep) + disc(66, 89, 2.2, deep),
    disc(94, 66, 9, wheat) + shape('M90 72L86 90L93 85L98 91L99 73Z', wheat) + disc(94, 66, 4, clay),
  ].join('')
}

/** Peaks, and rows that run up to them. */
export function growers(): string {
  const row = (i: number) => `M60 62L${-14 + i * 24.6} 122`
  return [
    disc(60, 34, 12, wheat),
    shape('M8 66L36 36L50 52L64 30L112 66Z', mix(sage, spruce, 0.25)),
    shape('M56 42L64 30L74 38L68 44L63 40Z', paper),
    shape('M0 64H120V120H0Z', mix(wheat, clay, 0.12)),
    stroke(repeat(7, row), spruce, 5),
    rect(0, 62, 120, 4, paper),
  ].join('')
}

/** A seedling in two hands of earth, with the sun at its back. */
export function youngGrowers(): string {
  return [
    disc(60, 54, 26, wheat),
    shape('M0 88Q60 70 120 88V120H0Z', mix(clay, deep, 0.35)),
    stroke('M60 86V50', spruce, 4.5),
    shape('M60 62Q40 62 34 42Q56 40 60 62ZM60 54Q78 54 86 34Q64 32 60 54Z', spruce),
    stroke('M18 98Q60 84 102 98', sand, 2.5),
  ].join('')
}
