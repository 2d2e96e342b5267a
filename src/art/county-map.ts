import { boxOf, counties, type County } from '../ui/map/counties.ts'
import { deep, mix, paper, sky, spruce, wheat } from './palette.ts'

type MapPin = { x: number; y: number; chosen?: boolean }

/** A part of the served state's map, in the units it is cut in, where a town with neighbours all around is in the middle. */
const view = { x: 76, y: 116, width: 526, height: 326 }
const home = 'El Paso'
/** Towns without names or people: what is on it is a picture, no claim about anybody. */
const towns: MapPin[] = [
  { x: 481, y: 193 },
  { x: 275, y: 268 },
  { x: 399, y: 300 },
  { x: 496, y: 330 },
  { x: 380, y: 240, chosen: true },
]
const river = 'M248 194C254 212 260 228 263 238S266 270 275 274C300 284 318 277 342 282S380 300 396 303 452 321 477 327 550 316 604 328'
const byDay = { fields: ['#F4F7F3', '#EAF0EA', '#F0F4EF', '#E6EDE6'], border: '#A9BFAE', ours: spruce, river: sky }
const byNight = {
  fields: ['#1E2A24', '#223029', '#263730', '#293A31'],
  border: '#43594D',
  ours: mix(spruce, paper, 0.18),
  river: mix(sky, paper, 0.4),
}

/** Counties with nothing written on them as an SVG document: one that is ours, a river, a pin for every town. */
export function countyMap(time?: 'night'): string {
  const { fields, border, ours, river: water } = time === 'night' ? byNight : byDay
  const seen = counties.filter(isInView)
  const ground = [...fields, ours].map((fill, shade) => {
    const alike = seen.filter((each) => (each.name === home ? fields.length : each.shade) === shade)
    return `<path fill="${fill}" d="${alike.map(({ path }) => path).join('')}"/>`
  })
  const flow = `<path d="${river}" fill="none" stroke="${water}" stroke-opacity=".45" stroke-width="4" stroke-linejoin="round"/>`
  const box = Object.values(view).join(' ')
  const land = `<g stroke="${border}" stroke-width="1.5" stroke-linejoin="round">${ground.join('')}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${land}${flow}${towns.map(pin).join('')}</svg>`
}

function isInView({ path }: County): boolean {
  const { x, y, width, height } = boxOf(path)
  return x < view.x + view.width && x + width > view.x && y < view.y + view.height && y + height > view.y
}

/** A pin has its point on the town. */
function pin({ x, y, chosen }: MapPin): string {
  const [scale, fill, stroke] = chosen ? [1.45, wheat, deep] : [1, paper, spruce]
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M0 14C-4 6-14 0-14-10A14 14 0 0 1 14-10C14 0 4 6 0 14Z" fill="${fill}" stroke="${stroke}" stroke-width="2.5"/><circle cy="-10" r="4.5" fill="${stroke}"/></g>`
}
