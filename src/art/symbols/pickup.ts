import { disc, oval, rect, shape, stroke } from '../draw.ts'
import { clay, deep, ink, mix, paper, sky, wheat } from '../palette.ts'
import type { Lit } from '../stage.ts'

/** A pickup, facing left; 100 wide, standing on y = 0. `load` puts bales in the bed. */
export function pickup({ light }: Lit, o: { color?: string; load?: boolean } = {}): string {
  const { at, lampsLit, glow } = light
  const color = o.color ?? clay
  const body = at(color, 0, 0.04)
  const shade = at(color, 0, 0.48)
  const black = at(ink, 0)
  const glass = lampsLit ? mix(glow, sky, 0.25) : at(mix(sky, paper, 0.62), 0)
  const chrome = at(mix(paper, sky, 0.12), 0)

  const shadow = oval(50, 0, 54, 2.8, at(deep, 0, 0.4), 'opacity=".5"')
  const cab = shape(
    'M2 -11L2 -20Q2.5 -27 9 -28.5L27 -30.5L33 -31L39 -45Q40.5 -49 45 -49.4L60 -49.6Q64.5 -49.4 65 -45L65.4 -31L66 -11Z',
    body,
  )
  const bed = shape('M64 -31L98 -31L98.6 -11L64 -11Z', body) + shape('M64 -31L98 -31L98.1 -28.4L64 -28.4Z', at(mix(color, paper, 0.25), 0))
  const sill = shape('M2 -17L98.4 -17L98.6 -11L2 -11Z', shade) + rect(2, -21.4, 96, 1.4, chrome, 'opacity=".85"')
  const windows =
    shape('M37.4 -32L42.4 -44.4Q43.2 -46.4 45.4 -46.4L49.6 -46.6L49.6 -32Z', glass) +
    shape('M52 -32L52 -46.6L59.6 -46.6Q62 -46.4 62 -44L62.4 -32Z', glass) +
    shape('M41 -32L46 -46.4L49.6 -46.6L45 -32Z', at(paper, 0), 'opacity=".45"')
  const doors = stroke('M50.8 -31L50.8 -13M35 -31L36 -13', shade, 0.8) + rect(46, -27, 4, 1.2, chrome)
  const arches =
    shape('M7 -11Q7 -23.5 20 -23.5Q33 -23.5 33 -11L29 -11Q28 -20 20 -20Q12 -20 11 -11Z', shade) +
    shape('M66 -11Q66 -23.5 79 -23.5Q92 -23.5 92 -11L88 -11Q87 -20 79 -20Q71 -20 70 -11Z', shade)
  const wheel = (x: number) => disc(x, -8.8, 8.8, black) + disc(x, -8.8, 4.6, chrome) + disc(x, -8.8, 1.8, shade)
  const ends =
    rect(-1.5, -13, 5, 3.2, chrome) +
    rect(96.6, -13, 4, 3.2, chrome) +
    oval(3.4, -22.5, 2, 3, lampsLit ? glow : chrome) +
    rect(97.4, -24, 1.6, 4.4, at(mix(clay, ink, 0.2), 0))
  const bale = (x: number, h: number) =>
    rect(x, -31 - h, 9, h, at(mix(wheat, clay, 0.14), 0, 0.12)) + rect(x, -31 - h * 0.6, 9, 0.8, at(clay, 0, 0.3))
  const load = () => bale(68, 9) + bale(78, 10) + bale(88, 8)

  return shadow + cab + bed + sill + windows + doors + arches + wheel(20) + wheel(79) + ends + (o.load ? load() : '')
}
