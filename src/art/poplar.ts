import { d, repeat, shape, smooth, type Point } from './draw.ts'
import { clay, ink, mix, wheat } from './palette.ts'
import type { Grove } from './stage.ts'

export type PoplarOptions = {
  /** Half the width, as a fraction of the height. */
  fat?: number
  depth?: number
  /** How far the body sits in shade. */
  dark?: number
}

const steps = 13

/** A Lombardy poplar of height h, leaning with the wind: trunk, body, lit side, leaf strokes. */
export function poplar(grove: Grove, x: number, y: number, h: number, lean: number, o: PoplarOptions = {}): string {
  const { U, time, random, sunSide, light } = grove
  const { fat = 0.125, depth = 0, dark = 0.55 } = o
  const w = h * fat
  const tree = light.tree
  const centre = (t: number) => x + lean * h * t ** 1.7
  const half = (t: number) => w * Math.sin(Math.PI * (0.06 + t * 0.94) ** 0.62) ** 0.82
  const heightAt = (t: number) => y - h * (0.05 + 0.95 * t)

  const left: Point[] = []
  const right: Point[] = []
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    const tuft = i % 2
    left.push([centre(t) - half(t) * (tuft ? 1.04 : 0.86) * (0.94 + random() * 0.12), heightAt(t) - (tuft ? h * 0.02 : 0)])
    const bulge = tuft && i < steps ? 1.22 : 0.9
    const blown = tuft ? Math.sign(lean) * h * 0.004 : 0
    right.push([centre(t) + half(t) * bulge * (0.94 + random() * 0.12) + blown, heightAt(t) - (tuft ? h * 0.035 : 0)])
  }
  const divide: Point[] = left.map((_, i) => {
    const t = i / steps
    return [centre(t) + half(t) * (sunSide < 0 ? -0.05 : 0.05) + (i % 2 ? 1 : -1) * w * 0.1, heightAt(t)]
  })

  const leaf = () => {
    const t = 0.1 + random() * 0.78
    const px = centre(t) + half(t) * ((random() * 2 - 1) * 0.72)
    const py = heightAt(t)
    const long = h * (0.03 + random() * 0.035)
    const wide = long * 0.16
    const swept = Math.sign(lean) * long * 0.42
    return d`M${px} ${py}Q${px - wide} ${py - long * 0.6} ${px + swept} ${py - long}Q${px + wide + swept * 0.3} ${py - long * 0.4} ${px} ${py}Z`
  }
  // A tree this large stands near enough for its leaves to be seen.
  const leaves = repeat(h > U * 0.3 ? 26 : 9, leaf)
  const dim = time === 'night' ? 0.12 : 0
  const trunk = d`M${x - w * 0.13} ${y + h * 0.012}L${x - w * 0.08} ${y - h * 0.14}L${x + w * 0.1} ${y - h * 0.14}L${x + w * 0.15} ${y + h * 0.012}Z`
  return [
    shape(trunk, light.at(mix(ink, clay, 0.25), depth, 0.3)),
    shape(smooth([...left, ...right.toReversed()]), light.at(tree, depth, dark)),
    shape(smooth([...(sunSide < 0 ? left : right), ...divide.toReversed()]), light.at(mix(tree, wheat, 0.22 - dim), depth, dark * 0.38)),
    shape(leaves, light.at(mix(tree, wheat, 0.34 - dim), depth, dark * 0.5), 'opacity=".55"'),
  ].join('')
}
