import type { AnySection } from '../../content/section.ts'
import type { Fields } from '../../fields/kinds.ts'

/** The fields that the editor of `part` shows; without one, all of the section's. */
export function fieldsOf({ fields, parts }: AnySection, part?: string): Fields {
  const names: readonly string[] | undefined = parts.find(({ editor }) => editor === part)?.fields
  return names ? Object.fromEntries(names.map((name) => [name, (fields as Fields)[name]])) : fields
}

/** False for a place in a field of the section that `part` leaves out: "title", "points#k3f9.para". */
export function isShown(section: AnySection, part: string | undefined, place: string): boolean {
  const [name] = place.split(/[.#]/)
  return name in fieldsOf(section, part) || !(name in section.fields)
}
