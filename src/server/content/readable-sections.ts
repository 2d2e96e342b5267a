import type { AnySection } from '../../content/section.ts'

/** Those of the sections whose content may leave the server: what is for staff only goes to an admin of the tenant alone. */
export function listReadable(sections: readonly AnySection[], mayEdit: boolean): readonly AnySection[] {
  return mayEdit ? sections : sections.filter(({ staffOnly }) => !staffOnly)
}
