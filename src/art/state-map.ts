import { outline, round, type Point } from './draw.ts'
import { paper, sky, spruce } from './palette.ts'
import { counties, countyNames, countyOutline, stateOutline, type County } from './state-counties.ts'

/** Drawing units of the map. Pins are laid over it by the page, at `mapPosition`. */
export const mapView = { x: -8, y: -8, width: 646, height: 460 }

export type Office = { county: County; x: number; y: number }

/** Where a point of the map lies in its box, in percent. */
export const mapPosition = ({ x, y }: { x: number; y: number }) => ({
  left: round(((x - mapView.x) / mapView.width) * 100),
  top: round(((y - mapView.y) / mapView.height) * 100),
})

const pale = ['#F6F8F5', '#EAF0EA', '#F0F4EF', '#E6EDE6']
const [chosen, border, trail, hills] = ['#C9DCCD', '#A3B9A9', '#C9A55B', '#8FA79A']
// Two counties at the edge are too narrow for their names.
const named = [...'ABCDEGHIJKLMNOQRP'] as County[]

/**
 * The counties of the invented state as an inline SVG, `here` picked out. It is inline so that the page's fonts and colours
 * reach the names: `.cn`, and `.cn.on` for the county picked out.
 */
export function stateMap(here: County, offices: Office[] = []): string {
  const whole = outline(stateOutline())
  return [
    `<svg viewBox="${Object.values(mapView).join(' ')}" role="img" aria-label="Counties of the state, with our offices" class="state">`,
    `<clipPath id="st"><path d="${whole}"/></clipPath>`,
    `<path d="${whole}" fill="#fff" stroke="${spruce}" stroke-width="7" stroke-linejoin="round" opacity=".16"/>`,
    ...counties.map((county, i) => countyShape(county, i, county === here)),
    `<g clip-path="url(#st)">${rivers + roads}</g>`,
    ...mountains.map(mountainSign),
    ...named.map((county) => countyName(county, county === here, offices)),
    `<path d="${whole}" fill="none" stroke="${spruce}" stroke-width="2.5" stroke-linejoin="round"/></svg>`,
  ].join('')
}

function countyShape(county: County, index: number, isHere: boolean): string {
  const fill = isHere ? chosen : pale[(index * 7 + county.charCodeAt(0)) % 4]
  return `<path d="${outline(countyOutline(county))}" data-c="${county}" fill="${fill}" stroke="${border}" stroke-width="1.3" stroke-linejoin="round"/>`
}

/** A name stands under its county's pin, or in the middle of the county. */
function countyName(county: County, isHere: boolean, offices: Office[]): string {
  const office = offices.find((office) => office.county === county)
  const [x, y] = office ? [office.x, office.y + 32] : middleOf(countyOutline(county))
  return `<text x="${round(Math.min(596, x))}" y="${round(y + 4)}" text-anchor="middle" class="cn${isHere ? ' on' : ''}">${countyNames[county]}</text>`
}

const middleOf = (points: Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
]

const course = (data: string, color: string, width: number, more = '') =>
  `<path d="${data}" fill="none" stroke="${color}"${more} stroke-width="${width}"/>`

const rivers =
  course('M70 452C96 392 170 410 204 352S300 300 330 250 420 232 470 190 560 172 632 96', sky, 4, ' stroke-opacity=".38"') +
  course('M196 352C176 320 150 300 132 262', sky, 2.5, ' stroke-opacity=".3"')

const highway = 'M-4 214C90 196 150 244 240 222S420 150 634 148'
const roads = course(highway, trail, 5) + course(highway, paper, 2) + course('M302 -6C296 90 330 160 322 240S350 380 356 452', trail, 3.5)

const mountains: Point[] = [
  [30, 54],
  [64, 40],
  [92, 300],
  [150, 150],
  [40, 346],
  [112, 392],
]
const mountainSign = ([x, y]: Point) => `<path d="M${x - 15} ${y + 9}l11-18 7 10 4-6 9 14z" fill="${hills}" opacity=".55"/>`
