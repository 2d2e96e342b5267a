/** "12-hail-and-roofs" → "hail and roofs": what somebody was probably looking for who came to an address where nothing is. */
export function searchIn(idAndSlug: string, longest: number): string {
  const words = idAndSlug.replace(/^\d+/, '').replace(/[^\p{L}\p{N}]+/gu, ' ')
  return words.trim().slice(0, longest)
}
