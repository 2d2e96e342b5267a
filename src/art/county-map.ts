import { deep, paper, sky, spruce, wheat } from './palette.ts'

type MapPin = { x: number; y: number; chosen?: boolean }

/** A county without a name and towns without people: what stands on it is a picture, no claim about anybody. */
const towns: MapPin[] = [
  { x: 306, y: 118, chosen: true },
  { x: 392, y: 196 },
  { x: 216, y: 42 },
  { x: 420, y: 60 },
  { x: 352, y: 276 },
]
const columns = [0, 92, 170, 262, 352, 430, 520]
const lines = [0, 84, 150, 236, 320]
/** The county that is ours: column and row. */
const home = [3, 1]
const border = '#A9BFAE'
const fields = ['#F4F7F3', '#EAF0EA']

/** An invented county map as an SVG document: straight survey lines, one river, a pin for every town. */
export function countyMap(): string {
  const corner = surveyCorners()
  let counties = ''
  for (let i = 0; i < columns.length - 1; i++) {
    for (let j = 0; j < lines.length - 1; j++) {
      const outline = [corner[i][j], corner[i + 1][j], corner[i + 1][j + 1], corner[i][j + 1]]
      const fill = i === home[0] && j === home[1] ? spruce : fields[(i + j) % 2]
      const data = outline.map((point) => point.map(Math.round).join(' ')).join('L')
      counties += `<path d="M${data}Z" fill="${fill}" stroke="${border}" stroke-width="1.5"/>`
    }
  }
  const river = `<path d="M-4 250C60 210 110 262 168 214S262 168 316 150 420 92 530 40" fill="none" stroke="${sky}" stroke-opacity=".45" stroke-width="4"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 526 326">${counties}${river}${towns.map(pin).join('')}</svg>`
}

/** Surveyors were not perfect either: every inner corner is a little off. */
function surveyCorners(): number[][][] {
  let state = 7
  const random = () => (state = (state * 16807) % 2147483647) / 2147483647
  const off = (at: number[], i: number, size: number) => (i > 0 && i < at.length - 1 ? (random() - 0.5) * size : 0)
  return columns.map((x, i) => lines.map((y, j) => [x + off(columns, i, 7), y + off(lines, j, 6)]))
}

/** A pin stands with its point on the town. */
function pin({ x, y, chosen }: MapPin): string {
  const [scale, fill, stroke] = chosen ? [1.45, wheat, deep] : [1, paper, spruce]
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M0 14C-4 6-14 0-14-10A14 14 0 0 1 14-10C14 0 4 6 0 14Z" fill="${fill}" stroke="${stroke}" stroke-width="2.5"/><circle cy="-10" r="4.5" fill="${stroke}"/></g>`
}
