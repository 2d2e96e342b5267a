type Point = readonly [x: number, y: number]

/** The points of a line that matter: nothing that is left out lies farther than `tolerance` from what stays (Douglas and Peucker). */
export function simplifyLine(line: readonly Point[], tolerance: number): Point[] {
  if (line.length < 3) return [...line]
  const [first, last] = [line[0], line[line.length - 1]]
  let [farthest, most] = [0, tolerance]
  for (let index = 1; index < line.length - 1; index++) {
    const away = distance(line[index], first, last)
    if (away > most) [farthest, most] = [index, away]
  }
  if (farthest === 0) return [first, last]
  return [...simplifyLine(line.slice(0, farthest + 1), tolerance).slice(0, -1), ...simplifyLine(line.slice(farthest), tolerance)]
}

/** From a point to the straight way between two others, which are the same where a line closes. */
function distance([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [dx, dy] = [toX - fromX, toY - fromY]
  const length = dx * dx + dy * dy
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - fromX) * dx + (y - fromY) * dy) / length))
  return Math.hypot(x - fromX - part * dx, y - fromY - part * dy)
}
