import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { AnySection } from './section.ts'
import { findSection, sections } from './sections.ts'

describe.each(sections.map((section) => [section.key, section] as const))('%s', (_key, section) => {
  it('has a default that passes its own rules', () => {
    expect(section.check(section.fallback)).toEqual([])
  })

  it('survives the wire shape, as JSON text too', () => {
    const wire = JSON.parse(JSON.stringify(section.toWire(section.fallback)))
    const ids = section.idsOf(section.fallback)
    expect(section.fromWire(wire, ids)).toEqual({ content: section.fallback, lost: [] })
    expect(section.fromWire(JSON.stringify(wire), ids).content).toEqual(section.fallback)
    expect(section.checkWire(wire, section.fallback, ids)).toEqual({ content: section.fallback, problems: [] })
  })

  it('shows its default in place of what cannot be read, and refuses to save it', () => {
    for (const unreadable of [null, 7, 'no JSON', []]) {
      expect(section.fromWire(unreadable)).toMatchObject({ content: section.fallback, lost: ['content'] })
      expect(section.checkWire(unreadable, section.fallback).problems).toHaveLength(1)
    }
  })

  it('has an editor with a name, and text that nobody would be ashamed of', () => {
    const editors = [section.editor, ...section.parts.map(({ editor }) => editor)]
    for (const editor of editors) expect(editor).toMatch(/^(?:Edit|Add)/)
    expect(new Set(editors).size).toBe(editors.length)
    expect(JSON.stringify(section.fallback)).not.toMatch(/lorem|ipsum|todo|xxx/i)
  })
})

it('a label that says nothing has a hint that says where its words show', () => {
  const numbered = sections.flatMap(({ key, fields }) =>
    Object.values<{ label: string; hint?: string }>(fields).flatMap(({ label, hint }) =>
      /^Label \d+$/.test(label) ? [{ at: `${key}, ${label}`, hint: hint ?? '' }] : [],
    ),
  )
  expect(numbered.length).toBeGreaterThan(2)
  expect(numbered.filter(({ hint }) => hint === '')).toEqual([])
})

describe('the list of sections', () => {
  it('has every section that is declared: to another nothing can be saved, however well it is shown', async () => {
    const files = globSync('src/content/**/*.ts').filter((file) => !file.endsWith('.test.ts'))
    const exported = await Promise.all(files.map(async (file) => Object.entries((await import(`../../${file}`)) as object)))
    const declared = exported.flat().filter(([, each]: [string, Partial<AnySection> | null]) => each?.editor && each.key && each.fields)
    expect(declared.length).toBeGreaterThan(100)
    // What is missing is a line in the list of its folder, or the list of its folder in sections.ts.
    expect(declared.filter(([, each]) => !sections.includes(each)).map(([name]) => name)).toEqual([])
  })

  it('names every section once', () => {
    const keys = sections.map((section) => section.key)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('finds one by page and section', () => {
    expect(findSection('Footer', 'Section_6')?.editor).toBe('Edit SiteMap')
    expect(findSection('Footer', 'Section_7')).toBeUndefined()
  })
})
