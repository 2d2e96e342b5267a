import type { AnyContent, AnySection } from '../content/section.ts'

/** What stands at a place, as text to choose by: a field's words, a row's lines, the names in their order. */
export function textAt(section: AnySection, content: AnyContent, place: string): string {
  const leaves = section.leaves(content)
  const whole = leaves.find(({ path }) => path === place)
  if (whole) return whole.text
  return leaves
    .filter(({ path }) => path.startsWith(`${place}.`))
    .flatMap(({ text }) => text || [])
    .join(' · ')
}

/** Only words can be written together; a picture, a switch, a row or an order is one side's or the other's. */
export function canWriteTogether(section: AnySection, place: string, values: readonly unknown[]): boolean {
  return values.every((value) => typeof value === 'string') && !isPicture(values) && !place.endsWith('#order')
}

export function isPicture(values: readonly unknown[]): boolean {
  return values.some((value) => typeof value === 'string' && /^\/(media|art)\//.test(value))
}
