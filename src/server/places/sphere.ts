import type { Point } from '../../nouns/places/point.ts'

const earthMiles = 3958.8
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Where a point is on a sphere of radius 1, as a cube of the database: straight lines there keep the order of distances. */
export const onSphere = (point: Point): string => `(${spotOnSphere(point).join(',')})`

/** The same in numbers. */
export function spotOnSphere({ lat, lng }: Point): readonly [x: number, y: number, z: number] {
  const [phi, lambda] = [radians(lat), radians(lng)]
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)]
}

/** Miles along the ground, by the haversine formula. */
export function milesBetween(a: Point, b: Point): number {
  const [dLat, dLng] = [radians(b.lat - a.lat), radians(b.lng - a.lng)]
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLng / 2) ** 2
  return 2 * earthMiles * Math.asin(Math.min(1, Math.sqrt(h)))
}
