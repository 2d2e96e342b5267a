export interface Point {
  /** Degrees north. */
  lat: number
  /** Degrees east. */
  lng: number
}

/** The point two texts name; undefined when either is empty or no number on the globe. */
export function readPoint(lat: string, lng: string): Point | undefined {
  const [north, east] = [readDegrees(lat, 90), readDegrees(lng, 180)]
  return north === undefined || east === undefined ? undefined : { lat: north, lng: east }
}

/** A number no further from zero than `limit`; undefined when the text is empty or says none. */
export function readDegrees(text: string, limit: number): number | undefined {
  const degrees = Number(text)
  return text.trim() !== '' && Math.abs(degrees) <= limit ? degrees : undefined
}
