import type { Fields } from '../../fields/kinds.ts'
import type { Thing } from '../kinds/kind.ts'

type Partly = Pick<Thing, 'record' | 'parts'>

/** The fields that the editor of `part` shows; without one, all of them. */
export function fieldsOf({ record: { fields }, parts }: Partly, part?: string): Fields {
  const names: readonly string[] | undefined = parts.find(({ editor }) => editor === part)?.fields
  return names ? Object.fromEntries(names.map((name) => [name, (fields as Fields)[name]])) : fields
}

/** False for a path into a field that `part` leaves out: "title", "points#k3f9.para". */
export function isShown(thing: Partly, part: string | undefined, fieldPath: string): boolean {
  const [name] = fieldPath.split(/[.#]/)
  return name in fieldsOf(thing, part) || !(name in thing.record.fields)
}
