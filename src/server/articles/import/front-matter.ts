import { parse } from 'yaml'
import { Unreadable } from './imported-post.ts'

export interface FrontMatter {
  /** What stands above the text, by name; empty where nothing does. */
  facts: { readonly [name: string]: unknown }
  text: string
}

/** Takes a file apart: facts in YAML between two lines of three hyphens, and the text below them. Throws `Unreadable`. */
export function readFrontMatter(file: string): FrontMatter {
  const [whole, yaml] = /^\uFEFF?---[ \t]*\r?\n(|.*?\n)(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/s.exec(file) ?? []
  // Read as text, a draft would be published and its facts shown.
  if (/^\uFEFF?(?:\+\+\+[ \t]*\r?\n|\s*\{\s*")/.test(file))
    throw new Unreadable('What stands above the text is TOML or JSON; only YAML is read.')
  if (whole === undefined) return { facts: {}, text: file.replace(/^\uFEFF/, '') }
  let facts: unknown
  try {
    facts = parse(yaml, { maxAliasCount: 20 })
  } catch (error) {
    throw new Unreadable(
      `What stands above the text cannot be read: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
    )
  }
  if (facts === null || facts === undefined) return { facts: {}, text: file.slice(whole.length) }
  if (typeof facts !== 'object' || Array.isArray(facts)) throw new Unreadable('What stands above the text is no list of names and values.')
  return { facts: facts as { [name: string]: unknown }, text: file.slice(whole.length) }
}

/** The first of the names under which there is a text. */
export function textOf(facts: FrontMatter['facts'], ...names: string[]): string {
  for (const name of names) {
    const value = facts[name]
    if (typeof value === 'string' && value.trim() !== '') return value.trim()
    if (typeof value === 'number') return String(value)
  }
  return ''
}

/** The texts under a name: a list, or one text with commas. */
export function listOf(facts: FrontMatter['facts'], ...names: string[]): string[] {
  return names.flatMap((name) => {
    const value = facts[name]
    const list: unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : []
    return list.flatMap((each) => (typeof each === 'string' || typeof each === 'number' ? [String(each).trim()] : [])).filter(Boolean)
  })
}
