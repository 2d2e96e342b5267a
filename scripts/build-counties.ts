// Cuts the counties of the served states out of us-atlas into build/map/counties.json, in the units of the drawn map and
// no finer than a phone shows; where on earth that map lies is in build/map/frame.json. Which states: `servedStates` of the files in
// tenants/. Run: node scripts/build-counties.ts
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { feature, merge, neighbors } from 'topojson-client'
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification'
import { simplifyLine } from '../src/ui/map/simplify-line.ts'
import { frameAround } from './map-frame.ts'
import { servedStates } from './served-states.ts'
import { stateNumbers } from './state-numbers.ts'

type Shapes = GeometryCollection<{ name: string }>
type Atlas = Topology<{ counties: Shapes }>
type Shape = Polygon<{ name: string }> | MultiPolygon<{ name: string }>

/** Less than this cannot be seen on the whole map; in units of the drawing, one is about six tenths of a mile. */
const tolerance = 0.7

const root = join(import.meta.dirname, '..')
const atlas = JSON.parse(readFileSync(join(root, 'node_modules/us-atlas/counties-10m.json'), 'utf8')) as Atlas
const numbers = new Set<string>(servedStates().map((state) => stateNumbers[state]))
const shapes = atlas.objects.counties.geometries.filter(({ id }) => numbers.has(String(id).slice(0, 2))) as Shape[]

mkdirSync(join(root, 'build/map'), { recursive: true })
writeFileSync(join(root, 'build/map/frame.json'), JSON.stringify(frameAround(cornersOnEarth())))
// It reads where the map lies.
const { spotOf } = await import('../src/ui/map/projection.ts')
const arcs = drawnArcs()

const drawn: Topology<{ counties: Shapes }> = {
  type: 'Topology',
  arcs,
  objects: { counties: { type: 'GeometryCollection', geometries: shapes } },
}
const shades = shadesApart(neighbors(shapes))
const counties = feature(drawn, drawn.objects.counties)
  .features.map(({ properties, geometry }, index) => ({ name: properties.name, shade: shades[index], path: pathOf(geometry as Outline) }))
  .toSorted((a, b) => (a.name < b.name ? -1 : 1))
const border = pathOf(merge(drawn as unknown as Topology, shapes) as Outline)

const json = JSON.stringify({ counties, border })
writeFileSync(join(root, 'build/map/counties.json'), json)
console.log(`${counties.length} counties, ${json.length} bytes`)

/** Every corner of the counties, in degrees. */
function cornersOnEarth(): { lat: number; lng: number }[] {
  const all: GeometryCollection = { type: 'GeometryCollection', geometries: shapes }
  return feature(atlas, all).features.flatMap(({ geometry }) => {
    const { type, coordinates } = geometry as Outline
    const rings = type === 'Polygon' ? coordinates : coordinates.flat()
    return rings.flat().map(([lng, lat]) => ({ lat, lng }))
  })
}

/**
 * Every border once, between the corners where borders meet, projected and simplified: since neighbours share them, nothing
 * gapes between two counties. Those of other states stay as they are; nothing asks for them.
 */
function drawnArcs(): [number, number][][] {
  const { scale, translate } = atlas.transform ?? { scale: [1, 1], translate: [0, 0] }
  const asked = new Set(shapes.flatMap(({ arcs: rings }) => (rings as number[][][]).flat(3)).map((arc) => (arc < 0 ? ~arc : arc)))
  return atlas.arcs.map((steps, index) => {
    if (!asked.has(index)) return []
    let [x, y] = [0, 0]
    const line = steps.map(([dx, dy]): [number, number] => {
      x += dx
      y += dy
      const spot = spotOf({ lng: x * scale[0] + translate[0], lat: y * scale[1] + translate[1] })
      return [spot.x, spot.y]
    })
    return simplifyLine(line, tolerance).map(([across, down]) => [Math.round(across), Math.round(down)])
  })
}

/** A shade from 0 for each, other than its neighbours'; those with most neighbours choose first. */
function shadesApart(neighbours: number[][]): number[] {
  const shades: number[] = []
  const order = neighbours.map((_each, index) => index).toSorted((a, b) => neighbours[b].length - neighbours[a].length)
  for (const index of order) {
    const taken = new Set(neighbours[index].map((each) => shades[each]))
    shades[index] = [0, 1, 2, 3].find((shade) => !taken.has(shade)) ?? 0
  }
  return shades
}

type Outline = { type: 'Polygon'; coordinates: number[][][] } | { type: 'MultiPolygon'; coordinates: number[][][][] }

function pathOf({ type, coordinates }: Outline): string {
  const rings = type === 'Polygon' ? coordinates : coordinates.flat()
  return rings.map(ringPath).join('')
}

/** In steps from point to point, the shortest way to write it; nothing for what is too small to be seen. */
function ringPath(ring: number[][]): string {
  const [[startX, startY]] = ring
  const moves = ring.slice(1, -1).map(([x, y], index) => `${x - ring[index][0]} ${y - ring[index][1]}`)
  const steps = moves.filter((move) => move !== '0 0')
  return steps.length < 2 ? '' : `M${startX} ${startY}l${steps.join(' ').replaceAll(' -', '-')}z`
}
