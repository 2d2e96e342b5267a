/** Where on earth the drawn map lies, in degrees. */
export interface MapFrame {
  west: number
  east: number
  south: number
  north: number
}

/**
 * How many degrees of longitude the drawing takes for one of latitude at the equator, in its 630 by 444 units: toward the poles a
 * degree of longitude is shorter by the cosine of the latitude.
 */
const shape = 1.3606

/**
 * The smallest frame of the drawing's own shape that holds all corners; what is too narrow or too low for it has as much more on both sides.
 * Of Alaska what lies this side of the date line.
 */
export function frameAround(all: readonly { lat: number; lng: number }[]): MapFrame {
  const corners = all.filter(({ lng }) => lng < 0)
  const lats = corners.map(({ lat }) => lat)
  const lngs = corners.map(({ lng }) => lng)
  const box = { west: lngs.reduce(least), east: lngs.reduce(most), south: lats.reduce(least), north: lats.reduce(most) }
  const [wide, high] = [box.east - box.west, box.north - box.south]
  const wanted = shape / Math.cos((((box.south + box.north) / 2) * Math.PI) / 180)
  const [besides, above] = [Math.max(0, high * wanted - wide) / 2, Math.max(0, wide / wanted - high) / 2]
  return {
    west: hundredth(box.west - besides),
    east: hundredth(box.east + besides),
    south: hundredth(box.south - above),
    north: hundredth(box.north + above),
  }
}

const least = (a: number, b: number) => Math.min(a, b)
const most = (a: number, b: number) => Math.max(a, b)
const hundredth = (degrees: number) => Math.round(degrees * 100) / 100
