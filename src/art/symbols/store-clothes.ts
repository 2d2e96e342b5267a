import { disc, rect, repeat, shape, stroke } from '../draw.ts'
import type { Paint } from '../paint.ts'
import { clay, deep, mix, paper, sand, sky, spruce, wheat } from '../palette.ts'
import { threePoplars } from './three-poplars.ts'

// Drawn straight onto a plate of 120 by 120; caps stand on y = 97, coats hang from y = 20.

/** Waxed cotton with a leather strap. */
export function fieldCap(paint: Paint): string {
  const leather = mix(clay, deep, 0.25)
  return [
    shape('M22 92C20 60 36 40 62 39C84 39 95 58 96 90Q60 99 22 92Z', paint(spruce)),
    shape('M22 92C20 60 36 40 62 39C46 46 38 66 40 95Q30 94 22 92Z', paint(spruce, 0.4)),
    stroke('M62 39C74 52 78 70 77 93', paint(spruce, 0.35), 1.4),
    shape('M74 83C94 82 110 88 115 96C102 100 86 99 72 95Z', paint(mix(spruce, paper, 0.12))),
    shape('M72 95C86 99 102 100 115 96C108 103 84 103 70 98Z', paint(deep)),
    rect(60, 36.5, 7, 3.6, paint(spruce, 0.3), 'rx="1.8"'),
    stroke('M21 88Q32 93 46 93.5', paint(leather), 5) + disc(40, 92.6, 1.5, paint(wheat)),
    threePoplars(60, 76, 1.15, paint(wheat)),
  ].join('')
}

/** Wheat in front, mesh behind. */
export function truckerCap(paint: Paint): string {
  const mesh =
    repeat(6, (i) => `M${60 + i * 7} ${42 + i * i * 0.9}L${57 + i * 8} 94`) + repeat(6, (i) => `M58 ${50 + i * 8}H${88 + i * 2.4}`)
  return [
    shape('M58 38C86 38 99 60 100 92Q78 98 56 96Z', paint(mix(spruce, sky, 0.2))),
    stroke(mesh, paint(mix(spruce, paper, 0.28)), 0.8),
    shape('M27 92C25 58 38 38 60 37C70 52 71 76 67 96Q44 98 27 92Z', paint(wheat)),
    shape('M60 37C70 52 71 76 67 96L60 96.6C64 76 63 54 54 37.8Z', paint(wheat, 0.16)),
    shape('M52 82C30 80 12 86 5 95C18 100 38 101 54 96Z', paint(clay)),
    shape('M54 96C38 101 18 100 5 95C12 103 38 104 56 99Z', paint(clay, 0.4)),
    rect(55, 34.4, 7, 3.6, paint(clay), 'rx="1.8"'),
    threePoplars(43, 76, 1.15, paint(deep)),
  ].join('')
}

/** A chore jacket, blanket lined, four pockets. */
export function choreJacket(paint: Paint): string {
  const canvas = mix(wheat, clay, 0.5)
  const pocket = (x: number, y: number, w: number, h: number) =>
    rect(x, y, w, h, paint(canvas, 0.12)) + rect(x, y, w, 3, paint(canvas, 0.3))
  return [
    hanger(paint),
    shape('M38 34L18 50L14 92L27 94L36 62ZM82 34L102 50L106 92L93 94L84 62Z', paint(canvas, 0.16)),
    shape('M40 32Q60 40 80 32L88 44V106H32V44Z', paint(canvas)),
    shape('M60 40L80 32L88 44V106H60Z', paint(canvas, 0.1)),
    shape('M44 30L60 50L76 30Q60 37 44 30Z', paint(mix(spruce, paper, 0.4))) + stroke('M50 36L64 46M70 36L56 46', paint(paper), 1),
    shape('M44 29L36 40L50 53L60 46ZM76 29L84 40L70 53L60 46Z', paint(mix(clay, deep, 0.4))),
    stroke('M60 50V106', paint(canvas, 0.4), 1.2),
    pocket(39, 60, 14, 13) + pocket(67, 60, 14, 13) + pocket(37, 82, 17, 17) + pocket(66, 82, 17, 17),
    repeat(4, (i) => disc(62.6, 58 + i * 13, 1.4, paint(deep))),
    rect(13.6, 88, 13.6, 6, paint(canvas, 0.34)) + rect(92.8, 88, 13.6, 6, paint(canvas, 0.34)),
  ].join('')
}

/** A rain shell, its hood up, its zip closed. */
export function rainShell(paint: Paint): string {
  const cloth = mix(sky, paper, 0.12)
  return [
    hanger(paint),
    shape('M40 48L20 58L15 96L27 99L38 70ZM80 48L100 58L105 96L93 99L82 70Z', paint(cloth, 0.25)),
    shape('M38 50Q60 40 82 50L86 107Q60 111 34 107Z', paint(cloth)),
    shape('M60 45Q72 45 82 50L86 107Q73 109.6 60 109.4Z', paint(cloth, 0.14)),
    shape('M42 53C38 32 50 24 60 24C70 24 82 32 78 53Q60 61 42 53Z', paint(cloth, 0.08)),
    shape('M48 52C45 37 52 31 60 31C68 31 75 37 72 52Q60 59 48 52Z', paint(deep, 0.1)),
    stroke('M60 56V108', paint(paper), 1.6, 'stroke-dasharray="2 1.4"'),
    shape('M39 86L52 82V86L39 90ZM81 86L68 82V86L81 90Z', paint(cloth, 0.42)),
    stroke('M54 57V67M66 57V67', paint(wheat), 1.4),
    threePoplars(71, 74, 0.6, paint(sand)),
  ].join('')
}

const hanger = (paint: Paint) => stroke('M60 32V24Q60 19 64 19', paint(mix(deep, sand, 0.25)), 2)
