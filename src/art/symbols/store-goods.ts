import { disc, oval, rect, repeat, shape, stroke } from '../draw.ts'
import type { Paint } from '../paint.ts'
import { clay, deep, ink, mix, paper, sand, sky, spruce, wheat } from '../palette.ts'
import { threePoplars } from './three-poplars.ts'

// Drawn straight onto a plate of 120 by 120; what stands, stands on y = 97.

/** Enamel on steel, hung from a rail by two chains. */
export function gateSign(paint: Paint): string {
  return [
    stroke('M34 21V40M86 21V40', paint(mix(ink, sand, 0.2)), 2, 'stroke-dasharray="3 1.6"'),
    rect(16, 39, 88, 58, paint(deep), 'rx="6"'),
    rect(16, 38, 88, 57, paint(spruce), 'rx="6"'),
    `<rect x="20" y="42" width="80" height="49" rx="3.4" fill="none" stroke="${paint(wheat)}" stroke-width="1.6"/>`,
    threePoplars(60, 66, 1, paint(wheat)),
    rect(32, 73.6, 56, 4, paint(paper), 'rx="1"') + rect(41, 81.4, 38, 3.4, paint(paper), 'rx="1"'),
    disc(26, 47, 1.4, paint(sand)) + disc(94, 47, 1.4, paint(sand)) + disc(26, 86, 1.4, paint(sand)) + disc(94, 86, 1.4, paint(sand)),
  ].join('')
}

/** White enamel with a dark rim, something hot in it. */
export function enamelMug(paint: Paint): string {
  return [
    stroke('M48 38Q42 30 49 24T48 11M66 36Q60 29 66 23T66 13', paint(paper), 2.4, 'opacity=".7" stroke-linecap="round"'),
    stroke('M82 58Q104 56 102 71Q100 86 81 84', paint(paper, 0.16), 6),
    shape('M28 47H86L83 92Q82 97 76 97H38Q32 97 31 92Z', paint(paper)),
    shape('M68 47H86L83 92Q82 97 76 97H64Q69 76 68 47Z', paint(paper, 0.16)),
    oval(57, 47, 30, 6, paint(spruce)) + oval(57, 47.6, 26, 4, paint(mix(clay, ink, 0.6))),
    repeat(7, (i) => disc(36 + ((i * 17) % 42), 56 + ((i * 11) % 36), 0.9, paint(mix(sky, ink, 0.4)))),
    threePoplars(54, 83, 1.1, paint(spruce)),
  ].join('')
}

/** A glass with tenths on a post, and some rain in it. */
export function rainGauge(paint: Paint): string {
  const marks = repeat(11, (i) => `M49 ${82 - i * 5.4}H${i % 5 === 0 ? 58 : 54}`)
  return [
    rect(66, 30, 15, 67, paint(mix(clay, deep, 0.3))) + rect(75, 30, 6, 67, paint(mix(clay, deep, 0.5))),
    rect(42, 46, 38, 4, paint(mix(ink, sand, 0.3))) + rect(42, 76, 38, 4, paint(mix(ink, sand, 0.3))),
    shape('M40 16H70L65 24H45Z', paint(mix(paper, sky, 0.25))),
    rect(45, 22, 20, 68, paint(mix(paper, sky, 0.12)), 'rx="3"'),
    shape('M45 58H65V87Q65 90 62 90H48Q45 90 45 87Z', paint(mix(sky, paper, 0.3))),
    oval(55, 58, 10, 2, paint(mix(sky, paper, 0.55))),
    stroke(marks, paint(clay), 1.2) + rect(61, 26, 2, 58, paint(paper), 'opacity=".8"'),
  ].join('')
}

/** A wool blanket, folded twice, its fringe to the front. */
export function foldedBlanket(paint: Paint): string {
  const fringe = repeat(14, (i) => `M${20 + i * 6} 95V101`)
  return [
    shape('M24 44Q60 36 96 44L102 58H18Z', paint(mix(clay, paper, 0.1))),
    shape('M44 40.6L52 39.6L47 58H38ZM66 39.6L74 40.4L80 58H71Z', paint(wheat)),
    rect(16, 57, 88, 20, paint(clay), 'rx="8"') + rect(16, 77, 88, 20, paint(clay, 0.08), 'rx="8"'),
    rect(36, 57, 10, 20, paint(wheat)) + rect(72, 57, 10, 20, paint(wheat)),
    rect(36, 77, 10, 20, paint(wheat, 0.08)) + rect(72, 77, 10, 20, paint(wheat, 0.08)),
    rect(49, 57, 3, 40, paint(deep)) + rect(66, 57, 3, 40, paint(deep)),
    rect(16, 75.6, 88, 2.4, paint(clay, 0.5)),
    stroke(fringe, paint(mix(clay, wheat, 0.3)), 1.8),
  ].join('')
}

/** Three poplars, bare of soil, in wet burlap. */
export function seedlings(paint: Paint): string {
  const leaf = (x: number, y: number, lean: number) =>
    shape(
      `M${x} ${y}C${x - 11} ${y - 14} ${x - 7 + lean} ${y - 34} ${x + lean} ${y - 44}C${x + 9 + lean} ${y - 32} ${x + 10} ${y - 12} ${x} ${y}Z`,
      paint(spruce),
    ) +
    shape(
      `M${x} ${y}C${x + 2} ${y - 16} ${x + lean} ${y - 30} ${x + lean} ${y - 44}C${x + 9 + lean} ${y - 32} ${x + 10} ${y - 12} ${x} ${y}Z`,
      paint(spruce, 0.4),
    )
  const burlap = mix(sand, clay, 0.32)
  return [
    stroke('M44 62L56 84M60 56V84M78 64L65 84', paint(mix(clay, ink, 0.3)), 2.6),
    leaf(42, 64, -4) + leaf(80, 66, 5) + leaf(60, 58, 1),
    shape('M42 76Q60 70 78 76L84 93Q74 99 60 98Q46 99 36 93Z', paint(burlap)),
    shape('M64 72Q72 73 78 76L84 93Q76 97.6 66 98Z', paint(burlap, 0.18)),
    shape('M38 88Q60 94 82 87L82.6 90Q60 97.4 37.2 91Z', paint(burlap, 0.3)),
    stroke('M41 79.6Q60 75 79.4 79.6', paint(clay), 2.4) + stroke('M60 78L52 86M60 78L69 85', paint(clay), 1.8),
  ].join('')
}

/** A landscape to hang up, still curling from its tube. */
export function rolledPoster(paint: Paint): string {
  return [
    shape('M30 16H90V90H30Z', paint(paper)),
    rect(34, 20, 52, 54, paint(mix(wheat, paper, 0.3))),
    disc(70, 34, 8, paint(paper)),
    shape('M34 54L48 36L56 46L64 40L86 58V74H34Z', paint(mix(sky, paper, 0.35))),
    shape('M48 36L56 46L52 48L55 58L44 50Z', paint(sky)),
    shape('M34 60Q60 52 86 62V74H34Z', paint(mix(spruce, wheat, 0.25))) + shape('M34 68Q60 60 86 68V74H34Z', paint(spruce)),
    threePoplars(44, 66, 0.8, paint(deep)),
    rect(42, 79, 36, 3.4, paint(deep)),
    shape('M26 90H94V96Q94 98 92 98H28Q26 98 26 96Z', paint(paper, 0.14)) + oval(93, 94, 2.6, 4, paint(paper, 0.3)),
    rect(26, 13, 68, 5, paint(paper, 0.1), 'rx="2.5"'),
  ].join('')
}
