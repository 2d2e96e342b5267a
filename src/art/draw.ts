// SVG primitives. Every number is written with one decimal: finer is invisible and costs bytes.

export type Point = [x: number, y: number]

/** One decimal. */
export const round = (n: number) => Math.round(n * 10) / 10

/** The number at `t` between the two: `from` at 0, `to` at 1. */
export const lerp = (from: number, to: number, t: number) => from + (to - from) * t

/** Path data as a template: d`M${x} ${y}L${x + w} ${y}Z`, its numbers rounded. */
export function d(text: TemplateStringsArray, ...values: (number | string)[]): string {
  return text.reduce((data, part, i) => data + written(values[i - 1]) + part)
}
const written = (value: number | string) => (typeof value === 'number' ? round(value) : value)

/** A filled path; `more` is further attributes, such as opacity. */
export const shape = (data: string, fill: string, more = '') => `<path d="${data}" fill="${fill}"${gap(more)}/>`

/** A line along path data; `more` is further attributes. */
export const stroke = (data: string, color: string, width: number, more = '') =>
  `<path d="${data}" fill="none" stroke="${color}" stroke-width="${round(width)}"${gap(more)}/>`

/** Path data of a closed outline through the points. */
export const outline = (points: Point[]) => 'M' + points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L') + 'Z'

/** A filled shape through these points. */
export const polygon = (points: Point[], fill: string, more = '') => shape(outline(points), fill, more)

/** A filled rectangle, from its upper left corner. */
export const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"${gap(more)}/>`

/** A filled circle around its middle. */
export const disc = (x: number, y: number, radius: number, fill: string, more = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"${gap(more)}/>`

/** A filled ellipse around its middle. */
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${gap(more)}/>`

/** Puts a symbol on its spot: its own origin lands on x, y. `flip` mirrors it to face the other way. */
export const place = (x: number, y: number, scale: number, symbol: string, flip = false) =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${thousandths(flip ? -scale : scale)} ${thousandths(scale)})">${symbol}</g>`

/** Closed path data that runs softly through the points, on quadratics between their mid-points. */
export function smooth(points: Point[]): string {
  let data = d`M${points[0][0]} ${points[0][1]}`
  for (let i = 1; i < points.length - 1; i++) {
    const [[x, y], [nextX, nextY]] = [points[i], points[i + 1]]
    data += d`Q${x} ${y} ${(x + nextX) / 2} ${(y + nextY) / 2}`
  }
  const [endX, endY] = points[points.length - 1]
  return data + d`L${endX} ${endY}Z`
}

/** The point at `t` (0 to 1) along a line of evenly counted points. */
export function along(points: Point[], t: number): Point {
  const at = Math.min(points.length - 1.0001, Math.max(0, t * (points.length - 1)))
  const i = Math.floor(at)
  const [[x, y], [nextX, nextY]] = [points[i], points[i + 1]]
  return [lerp(x, nextX, at - i), lerp(y, nextY, at - i)]
}

/** `count` strings in a row, each made from its index. */
export const repeat = (count: number, make: (index: number) => string) => Array.from({ length: count }, (_, i) => make(i)).join('')

const gap = (more: string) => more && ' ' + more
const thousandths = (n: number) => Math.round(n * 1000) / 1000
