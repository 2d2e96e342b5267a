import { d, disc, rect, repeat, shape, stroke } from '../draw.ts'
import { clay, deep, ink, mix, paper, sage, sand, sky, spruce, wheat } from '../palette.ts'
import type { Lit } from '../stage.ts'

type Top = 'parapet' | 'stepped' | 'gable' | 'cornice'
type Shop = { x: number; w: number; h: number; color: string; awning: string; top: Top; phase: number }

const shops: Shop[] = [
  { x: -62, w: 24, h: 38, color: clay, awning: spruce, top: 'parapet', phase: 0 },
  { x: -38, w: 30, h: 52, color: mix(sand, wheat, 0.25), awning: clay, top: 'stepped', phase: 1 },
  { x: -8, w: 22, h: 34, color: mix(spruce, sage, 0.25), awning: wheat, top: 'gable', phase: 0 },
  { x: 14, w: 32, h: 46, color: mix(clay, ink, 0.28), awning: sage, top: 'cornice', phase: 1 },
  { x: 46, w: 24, h: 36, color: mix(sky, sage, 0.35), awning: clay, top: 'stepped', phase: 1 },
]

/** The false fronts of one main street; about 140 wide, standing on y = 0. */
export function mainStreet(lit: Lit): string {
  const { at, lampsLit, glow } = lit.light
  const iron = at(ink, 0, 0.1)
  const trim = at(paper, 0, 0.06)
  const lamp = (x: number) =>
    rect(x, -25, 1.2, 26, iron) +
    disc(x + 0.6, -26.6, lampsLit ? 7 : 0, glow, 'opacity=".25"') +
    disc(x + 0.6, -26.6, 2.4, lampsLit ? glow : trim)
  const fronts = shops.map(
    (shop) => wall(lit, shop) + tops[shop.top](lit, shop) + upperWindows(lit, shop) + shopFront(lit, shop) + awning(lit, shop),
  )
  const pavement = rect(-66, -0.6, 140, 2.6, at(mix(sand, ink, 0.15), 0, 0.2))
  return fronts.join('') + pavement + [-36, 18, 66].map(lamp).join('')
}

const trimOf = ({ light }: Lit) => light.at(paper, 0, 0.06)
const litOf = ({ light }: Lit, { color }: Shop) => light.at(color, 0, 0.1)
const shadeOf = ({ light }: Lit, { color }: Shop) => light.at(color, 0, 0.52)
const glassOf = ({ light }: Lit) => (light.lampsLit ? light.glow : light.at(mix(sky, paper, 0.45), 0, 0.15))

const wall = (lit: Lit, shop: Shop) =>
  rect(shop.x, -shop.h, shop.w, shop.h, litOf(lit, shop)) +
  rect(lit.sunSide < 0 ? shop.x + shop.w - 2.6 : shop.x, -shop.h, 2.6, shop.h, shadeOf(lit, shop))

const tops: Record<Top, (lit: Lit, shop: Shop) => string> = {
  parapet: (lit, shop) =>
    rect(shop.x - 1, -shop.h - 3, shop.w + 2, 4, trimOf(lit)) + rect(shop.x + shop.w / 2 - 6, -shop.h - 8, 12, 6, litOf(lit, shop)),
  stepped: (lit, shop) => {
    const { x, w, h } = shop
    const step = d`M${x - 1} ${-h}L${x - 1} ${-h - 3}L${x + w * 0.25} ${-h - 3}L${x + w * 0.25} ${-h - 8}L${x + w * 0.75} ${-h - 8}L${x + w * 0.75} ${-h - 3}L${x + w + 1} ${-h - 3}L${x + w + 1} ${-h}Z`
    return (
      shape(step, litOf(lit, shop)) +
      rect(x - 1, -h - 1, w + 2, 2.4, trimOf(lit)) +
      rect(x + w * 0.25 - 1, -h - 9.4, w * 0.5 + 2, 1.8, trimOf(lit))
    )
  },
  gable: (lit, shop) => {
    const { x, w, h } = shop
    return (
      shape(d`M${x - 1} ${-h}L${x + w / 2} ${-h - 11}L${x + w + 1} ${-h}Z`, litOf(lit, shop)) +
      stroke(d`M${x - 2} ${-h + 0.4}L${x + w / 2} ${-h - 11}L${x + w + 2} ${-h + 0.4}`, trimOf(lit), 1.8)
    )
  },
  cornice: (lit, shop) => {
    const { x, w, h } = shop
    const dentil = (i: number) => rect(x + (i * w) / 8 + 0.8, -h - 3, w / 8 - 1.6, 2, trimOf(lit))
    return rect(x - 1, -h - 4, w + 2, 4, shadeOf(lit, shop)) + repeat(8, dentil)
  },
}

function upperWindows(lit: Lit, { x, w, h, phase }: Shop): string {
  if (h <= 35) return ''
  const count = Math.floor(w / 8)
  const left = x + (w - count * 8) / 2
  return repeat(count, (i) => {
    const pane = (i + phase) % 2 ? glassOf(lit) : lit.light.at(deep, 0, 0.2)
    return rect(left + i * 8 + 1.2, -h + 6, 5.6, 10, trimOf(lit)) + rect(left + i * 8 + 2, -h + 6.8, 4, 8.4, pane)
  })
}

function shopFront(lit: Lit, { x, w }: Shop): string {
  const { at } = lit.light
  const glass = glassOf(lit)
  const door = x + w * 0.42
  const rest = w - (w * 0.42 + 15)
  return [
    rect(x + 2, -15, w - 4, 15, at(ink, 0, 0.1)),
    rect(x + 3.2, -13.6, w * 0.42, 10.6, glass),
    rect(door + 6.4, -13.6, 5.4, 13.6, at(mix(clay, wheat, 0.3), 0, 0.2)),
    rect(door + 7.4, -12.4, 3.4, 6, glass),
    rest > 3 ? rect(door + 13, -13.6, rest - 1.4, 10.6, glass) : '',
  ].join('')
}

function awning(lit: Lit, { x, w, awning }: Shop): string {
  const count = 6
  const stripe = w / count
  return repeat(count, (i) => {
    const left = x + (w * i) / count
    const flare = (k: number) => (k - count / 2) * 0.5
    const data = d`M${left + (i ? 0 : 0.8)} -20L${left + stripe} -20L${left + stripe + flare(i + 1)} -14L${left + flare(i)} -14Z`
    return shape(data, i % 2 ? trimOf(lit) : lit.light.at(awning, 0, 0.12))
  })
}
