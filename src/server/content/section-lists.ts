import type { AnySection } from '../../content/section.ts'
import { findSection, listSectionsOf, sections } from '../../content/sections.ts'
import type { Fields } from '../../fields/kinds.ts'
import type { ListField } from '../../fields/list.ts'
import { refused } from '../http/errors.ts'
import type { ContentStore } from './content-store.ts'
import { addRow, changeRow, moveRow, removeRow, type AnyRow } from './row-changes.ts'
import type { Author } from './stored-content.ts'

/** Who asks for a change, and the key by which a retry of it is known. */
export type Asking = { by: Author; idempotencyKey: string | undefined }
/** Which row is meant; the page may be left out where no other page has a row of that id. */
export type Meant = { page: string | undefined; id: string }
export type RowSaved = { id: string; revision: number; version: number; says: string }

export type SectionLists = ReturnType<typeof createSectionLists>

/**
 * Sections that are one list, of the same name on several pages: read and written row by row, for calls that know rows and
 * no sections. What they write is a revision of the section like any other.
 */
export function createSectionLists(content: Pick<ContentStore, 'readSections' | 'change'>, name: string) {
  const all = sections.filter(({ section }) => section === name)

  function requireSection(page: string): AnySection {
    const section = findSection(page, name)
    if (!section) throw refused(listSectionsOf(page).length > 0 ? 'unknownSection' : 'unknownPage')
    return section
  }

  async function list(tenant: string, page: string): Promise<AnyRow[]> {
    const section = requireSection(page)
    return rowsOf((await content.readSections(tenant, [section])).get(section.key)?.content ?? section.fallback)
  }

  /** The section with this row; where none has it, any of them, since a retry of what took it out has its answer still. */
  async function sectionWith(tenant: string, { page, id }: Meant): Promise<AnySection> {
    if (page !== undefined) return requireSection(page)
    const stored = await content.readSections(tenant, all)
    const having = all.filter(({ key, fallback }) => rowsOf(stored.get(key)?.content ?? fallback).some((row) => row.id === id))
    if (having.length > 1) {
      const pages = having.map((section) => section.page).join(', ')
      throw refused('invalid', {
        message: `Several pages have this id (${pages}): say pageName.`,
        errors: [{ path: 'pageName', message: pages }],
      })
    }
    return having[0] ?? all[0]
  }

  type Changed = { rows: AnyRow[]; id: string }
  async function change(
    tenant: string,
    section: AnySection,
    asking: Asking & { asked: unknown[]; does: keyof ListField['says'] },
    act: (list: ListField<Fields>, rows: readonly AnyRow[]) => Changed,
  ): Promise<RowSaved> {
    const field = section.fields.items as ListField<Fields>
    const { asked, does, ...rest } = asking
    const saved = await content.change(tenant, {
      ...rest,
      section,
      asked: [name, does, ...asked],
      change(before) {
        const { rows, id } = act(field, rowsOf(before))
        return { content: { ...before, items: rows }, also: { id } }
      },
    })
    return { ...saved, says: field.says[does] ?? section.saved }
  }

  return {
    list,
    add: (tenant: string, page: string, sent: object, asking: Asking) =>
      change(tenant, requireSection(page), { ...asking, asked: [page, sent], does: 'added' }, (field, rows) => addRow(field, rows, sent)),
    change: async (tenant: string, meant: Meant, sent: object, asking: Asking) =>
      change(tenant, await sectionWith(tenant, meant), { ...asking, asked: [meant, sent], does: 'changed' }, (field, rows) => ({
        rows: changeRow(field, rows, meant.id, sent),
        id: meant.id,
      })),
    remove: async (tenant: string, meant: Meant, asking: Asking) =>
      change(tenant, await sectionWith(tenant, meant), { ...asking, asked: [meant], does: 'deleted' }, (field, rows) => ({
        rows: removeRow(field, rows, meant.id),
        id: meant.id,
      })),
    move: async (tenant: string, meant: Meant, place: number, asking: Asking) =>
      change(tenant, await sectionWith(tenant, meant), { ...asking, asked: [meant, place], does: 'moved' }, (field, rows) => ({
        rows: moveRow(field, rows, meant.id, place),
        id: meant.id,
      })),
  }
}

const rowsOf = (content: { [name: string]: unknown }) => content.items as AnyRow[]
