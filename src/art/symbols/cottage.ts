import { d, rect, shape } from '../draw.ts'
import { clay, sand } from '../palette.ts'
import type { Lit } from '../stage.ts'

type CottageOptions = { w?: number; h?: number; wall?: string; roof?: string; depth?: number }

/** A small house; 16 wide unless told, standing on y = 0. */
export function cottage({ light, sunSide }: Lit, o: CottageOptions = {}): string {
  const { at, lampsLit, glow } = light
  const { w = 16, h = 9, wall = sand, roof = clay, depth = 0.1 } = o
  const front = at(wall, depth, 0.1)
  const side = at(wall, depth, 0.5)
  const s = -sunSide
  const window = (x: number, dark: string) => rect(x, -h * 0.7, w * 0.16, h * 0.36, lampsLit ? glow : dark)
  return [
    rect(-w / 2, -h, w, h, front),
    rect(s > 0 ? w * 0.1 : -w / 2, -h, w * 0.4, h, side),
    shape(d`M${-w * 0.58} ${-h}L${-w * 0.3} ${-h * 1.8}L${w * 0.3} ${-h * 1.8}L${w * 0.58} ${-h}Z`, at(roof, depth, 0.1)),
    shape(d`M${s * w * 0.1} ${-h}L${s * w * 0.22} ${-h * 1.8}L${s * w * 0.3} ${-h * 1.8}L${s * w * 0.58} ${-h}Z`, at(roof, depth, 0.5)),
    window(-w * 0.32, side),
    window(w * 0.22, front),
  ].join('')
}
