import type { StoredContent } from './stored-content.ts'

/** Sections as they were read, by their keys. */
export type ReadSections = ReadonlyMap<string, Pick<StoredContent, 'content'>>

/** What a section says among those that were read, or its default. */
export function contentIn<S extends { key: string; fallback: unknown }>(read: ReadSections, section: S): S['fallback'] {
  // What is under the key of a section was read as that section is declared.
  return read.get(section.key)?.content ?? section.fallback
}
