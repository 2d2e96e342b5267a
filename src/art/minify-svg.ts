import { readPath, writePath, type Segment } from './path-data.ts'

type Shape = { segments: Segment[]; paint: string }
type Box = [left: number, top: number, right: number, bottom: number]

/**
 * The same picture in fewer bytes and fewer elements: every shape becomes a path on a grid of `step` pixels,
 * and neighbours of the same paint that do not touch become one path.
 * Symbols are drawn small and scaled up, so inside a transform the grid stays at a tenth.
 */
export function minifySvg(svg: string, step: 1 | 0.5 | 0.1): string {
  let symbolDepth = 0
  let run: { shapes: Shape[]; boxes: Box[] } = { shapes: [], boxes: [] }
  const flush = () => {
    if (run.shapes.length === 0) return ''
    const data = writePath(
      run.shapes.flatMap((shape) => shape.segments),
      symbolDepth ? 0.1 : step,
    )
    const { paint } = run.shapes[0]
    run = { shapes: [], boxes: [] }
    return `<path d="${data}" ${paint}/>`
  }
  let out = ''
  for (const [tag] of svg.matchAll(/<[^>]+>[^<]*/g)) {
    const shape = readShape(tag)
    if (!shape) {
      out += flush()
      if (tag.startsWith('<g') && (symbolDepth || tag.includes('transform'))) symbolDepth++
      if (tag === '</g>' && symbolDepth) symbolDepth--
      out += tag
      continue
    }
    const box = boxOf(shape)
    const joins = run.shapes[0]?.paint === shape.paint && run.boxes.every((other) => apart(box, other))
    if (!joins) out += flush()
    run.shapes.push(shape)
    run.boxes.push(box)
  }
  return out
}

/** A shape as path segments and the rest of its attributes; undefined for anything that must stay as it is. */
function readShape(tag: string): Shape | undefined {
  const name = /^<(path|rect|circle|ellipse) .*\/>$/.exec(tag)?.[1]
  if (!name || /transform|rx="[^"]*"\/>|filter/.test(tag)) return undefined
  const attributes = Object.fromEntries([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]))
  const { d, x = 0, y = 0, width, height, cx = 0, cy = 0, r, rx, ry, ...paint } = attributes
  if (!paint.fill || (name === 'rect' && rx)) return undefined
  const segments =
    name === 'path' ? readPath(d) : name === 'rect' ? box(+x, +y, +width, +height) : ellipse(+cx, +cy, +(r ?? rx), +(r ?? ry))
  if (!segments) return undefined
  return {
    segments,
    paint: Object.entries(paint)
      .map(([key, value]) => `${key}="${value}"`)
      .join(' '),
  }
}

const box = (x: number, y: number, width: number, height: number): Segment[] => [
  { command: 'M', values: [x, y] },
  { command: 'H', values: [x + width] },
  { command: 'V', values: [y + height] },
  { command: 'H', values: [x] },
  { command: 'Z', values: [] },
]

// Half the radius is written: a renderer enlarges radii that cannot span the arc to exactly a half ellipse,
// while the full radius and a rounded span would miss each other and move the centre by many pixels.
const ellipse = (cx: number, cy: number, rx: number, ry: number): Segment[] => [
  { command: 'M', values: [cx - rx, cy] },
  { command: 'A', values: [rx / 2, ry / 2, 0, 1, 1, cx + rx, cy] },
  { command: 'A', values: [rx / 2, ry / 2, 0, 1, 1, cx - rx, cy] },
  { command: 'Z', values: [] },
]

/** The box around every point and control point, radii and line width included. */
function boxOf({ segments, paint }: Shape): Box {
  const edges: Box = [Infinity, Infinity, -Infinity, -Infinity]
  const margin = +(/stroke-width="([\d.]+)"/.exec(paint)?.[1] ?? 0) + 0.1
  let [x, y] = [0, 0]
  for (const { command, values } of segments) {
    const reach = margin + (command === 'A' ? 2 * Math.max(values[0], values[1]) : 0)
    const points = command === 'H' ? [values[0], y] : command === 'V' ? [x, values[0]] : command === 'A' ? values.slice(5) : values
    for (let i = 0; i < points.length; i += 2) {
      ;[x, y] = [points[i], points[i + 1]]
      edges[0] = Math.min(edges[0], x - reach)
      edges[1] = Math.min(edges[1], y - reach)
      edges[2] = Math.max(edges[2], x + reach)
      edges[3] = Math.max(edges[3], y + reach)
    }
  }
  return edges
}

const apart = (a: Box, b: Box) => a[0] > b[2] || b[0] > a[2] || a[1] > b[3] || b[1] > a[3]
