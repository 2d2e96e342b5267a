import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** What no insurer, scheme or width of a page sets otherwise: sizes of letters, corners and columns, what is touched, and how long a change takes. */
const fixed = '--(?:(?:text|radius|container)-[a-z0-9]+|tap|quick)'
const declared = new RegExp(`(${fixed}):\\s*([^;}]+);?`, 'g')
const used = new RegExp(`var\\((${fixed})(?:,[^()]*)?\\)`, 'g')

const valueOf = new Map(
  Array.from(readFileSync('src/ui/styles/tokens.css', 'utf8').matchAll(declared), ([, name, value]): [string, string] => [name, value]),
)

/** Puts the lengths that never change where they are used: a page that carries its styles is some hundred bytes less so. */
export const withLengths = (css: string): string =>
  css.replace(declared, '').replace(used, (said, name: string) => valueOf.get(name) ?? said)

/** Stylesheets of pages and small scripts alike have them in place. */
export function lengthsInPlace(): Plugin {
  return {
    name: 'lengths-in-place',
    transform: { filter: { id: /\.css(?:$|\?)/ }, handler: withLengths },
  }
}
