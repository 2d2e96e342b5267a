/** One step of a path: its command letter, upper case, and its numbers, absolute. */
export type Segment = { command: string; values: number[] }

const lengths: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, Q: 4, T: 2, C: 6, A: 7, Z: 0 }

/** Reads path data. Absolute commands only, which is all the generator writes; anything else gives undefined. */
export function readPath(data: string): Segment[] | undefined {
  const segments: Segment[] = []
  for (const [, command, text] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const length = lengths[command]
    if (length === undefined) return undefined
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    if (length === 0) segments.push({ command, values: [] })
    else {
      for (let i = 0; i < numbers.length; i += length) {
        segments.push({ command: i && command === 'M' ? 'L' : command, values: numbers.slice(i, i + length) })
      }
    }
  }
  return segments
}

/**
 * Writes path data relative, on a grid of `step` (1, .5 or .1), with the shortest numbers and separators.
 * Rounding happens before the differences are taken, so errors never add up along a path.
 */
export function writePath(segments: Segment[], step: number): string {
  const grid = (n: number) => Math.round(n / step)
  const number = (n: number) => String(Math.round(n * step * 100) / 100).replace(/^(-?)0\./, '$1.')
  let [x, y, startX, startY] = [0, 0, 0, 0]
  let out = ''
  let last = ''
  for (const { command, values } of segments) {
    let deltas: number[]
    if (command === 'Z') {
      ;[x, y] = [startX, startY]
      deltas = []
    } else if (command === 'H') {
      deltas = [grid(values[0]) - x]
      x = grid(values[0])
    } else if (command === 'V') {
      deltas = [grid(values[0]) - y]
      y = grid(values[0])
    } else if (command === 'A') {
      const [toX, toY] = [grid(values[5]), grid(values[6])]
      // Radii are finer than the grid, and flags are not lengths.
      const asWritten = values.slice(0, 5).map((n) => n / step)
      deltas = [...asWritten, toX - x, toY - y]
      ;[x, y] = [toX, toY]
    } else {
      const points = values.map(grid)
      deltas = points.map((n, i) => n - (i % 2 ? y : x))
      ;[x, y] = points.slice(-2)
    }
    if (command === 'M') [startX, startY] = [x, y]
    if (command === 'L' && deltas[0] === 0 && deltas[1] === 0) continue
    const letter = out ? command.toLowerCase() : command
    const text = joinNumbers(deltas.map(number))
    out += letter === last && text ? (text[0] === '-' ? text : ' ' + text) : letter + text
    last = letter
  }
  return out
}

/** A minus sign or a second decimal point separates by itself. */
function joinNumbers(numbers: string[]): string {
  return numbers.reduce((text, n) => {
    const separate = text !== '' && n[0] !== '-' && !(n[0] === '.' && /\.\d+$/.test(text))
    return text + (separate ? ' ' : '') + n
  }, '')
}
