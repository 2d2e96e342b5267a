import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sections } from '../../content/sections.ts'
import { howPeopleAsk } from '../../nouns/search/how-people-ask/how-people-ask.ts'
import { allPapers } from './all-papers.ts'
import { paperPdf } from './paper-pdf.ts'

const named = new Set(sections.flatMap((section) => JSON.stringify(section.fallback).match(/(?<=\/papers\/)[\w-]+(?=\.pdf)/g) ?? []))

it('has a paper for every address the pages name, and none that nobody asks for', () => {
  expect([...named].toSorted()).toEqual(allPapers.map(({ name }) => name).toSorted())
})

it('is what people ask for, whenever they ask for a paper', () => {
  const meant = new Set(howPeopleAsk.flatMap(({ means }) => (means.startsWith('papers/') ? [means.slice('papers/'.length)] : [])))
  expect([...meant].filter((name) => !named.has(name))).toEqual([])
})

it('promises no coverage for what is sent: it begins when we say so in writing (src/content/terms/terms-panels.ts)', () => {
  const promises = allPapers
    .flatMap(({ lines }) => lines)
    .filter((line) => /\bcover(?:age|ed)?\b.*\b(?:when|once|as soon as) you send\b/i.test(line))
  expect(promises).toEqual([])
})

it.each(allPapers)('$name is written as it is declared', (paper) => {
  expect(readFileSync(join(import.meta.dirname, `${paper.name}.pdf`)).equals(paperPdf(paper))).toBe(true)
})
