import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findSection } from '../sections.ts'
import { sectionAnchors } from './section-anchors.ts'

const pages = globSync('src/pages/**/*.tsx').map((file) => readFileSync(file, 'utf8'))

it.each([...sectionAnchors])('%s is on a page that names its part "%s"', (key, anchor) => {
  const [page, section] = key.split('/')
  expect(findSection(page, section)).toBeDefined()
  expect(pages.some((source) => source.includes(` id="${anchor}"`))).toBe(true)
})
