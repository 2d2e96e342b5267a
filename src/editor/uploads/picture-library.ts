import { askAsOpener } from '../../calls/ask-as-opener.ts'
import type { AnyContent } from '../../fields/define-record.ts'
import { holds, type AnyField, type Fields } from '../../fields/kinds.ts'
import { readPicture } from '../../fields/picture-value.ts'
import { listPictures } from '../editor-calls.ts'
import { drawnFiles } from './drawn-files.ts'
import { readAllSections, type StoredSection } from '../pages/sections-of-site.ts'
import { sectionLocation } from '../words/section-words.ts'

/** A picture there is to choose: an upload or a drawn scene, what is said of it, and where it is used. */
export type LibraryPicture = { path: string; alt: string; used: string[]; /** What is shown of it here. */ shown: string }

/** Uploads newest first, then the drawn scenes on the pages. `before` asks for older uploads. Rejects without a connection. */
export async function readLibrary(client: string, before?: string): Promise<{ pictures: LibraryPicture[]; older: string | undefined }> {
  const [{ body }, sections, files] = await Promise.all([
    askAsOpener(listPictures, { client, ...(before ? { before } : {}) }),
    readAllSections(client),
    drawnFiles(),
  ])
  const uploads = 'result' in body ? body.result : []
  const more = 'more' in body && body.more
  const said = saidOnPages(sections)
  const drawn = before ? [] : [...said.keys()].filter((path) => files.has(path))
  return {
    pictures: [...uploads.map(({ path }) => path), ...drawn].map((path) => ({
      ...(said.get(path) ?? { path, alt: '', used: [] }),
      shown: files.get(path) ?? path,
    })),
    older: more ? uploads.at(-1)?.uploadedAt : undefined,
  }
}

/** Every picture of the sections, with what is said of it there. */
function saidOnPages(sections: readonly StoredSection[]): Map<string, Omit<LibraryPicture, 'shown'>> {
  const pictures = new Map<string, Omit<LibraryPicture, 'shown'>>()
  for (const { section, saved } of sections) {
    const place = `${section.editor}, ${sectionLocation(section)}`
    for (const value of picturesIn(section.fields, saved.content)) {
      const { path, alt } = readPicture(value)
      const known = pictures.get(path) ?? { path, alt: '', used: [] }
      pictures.set(path, { path, alt: known.alt || alt, used: [...new Set([...known.used, place])] })
    }
  }
  return pictures
}

function picturesIn(fields: Fields, content: AnyContent): string[] {
  return Object.entries(fields).flatMap(([name, field]: [string, AnyField]) => {
    const value = content[name]
    if (holds[field.kind] === 'picture') return value ? [String(value)] : []
    if (field.kind === 'group') return picturesIn(field.fields as Fields, value as AnyContent)
    return field.kind === 'list' ? (value as AnyContent[]).flatMap((row) => picturesIn(field.item as Fields, row)) : []
  })
}
