import type { AnyContent, AnySection } from '../../content/section.ts'

const prints = new WeakMap<AnyContent, string>()

/** True when two contents would be saved as the very same thing, rows and their order included. */
export function sameContent(section: AnySection, a: AnyContent, b: AnyContent): boolean {
  return a === b || printOf(section, a) === printOf(section, b)
}

// Asked on every keystroke, and what is saved seldom changes: remembered for as long as the content itself.
function printOf(section: AnySection, content: AnyContent): string {
  const known = prints.get(content)
  if (known !== undefined) return known
  const print = JSON.stringify([section.toWire(content), section.idsOf(content)])
  prints.set(content, print)
  return print
}
