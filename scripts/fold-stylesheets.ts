import type { Plugin } from 'vite'
import { foldByLetters } from '../src/ui/fold-by-letters.ts'

/** Stylesheets of pages and small scripts alike fold by letters. */
export function foldStylesheets(): Plugin {
  return {
    name: 'fold-stylesheets',
    transform: {
      filter: { id: /\.css(?:$|\?)/ },
      handler: (css) => css.replace(/@(?:container|media)\b[^{;]*/g, foldByLetters),
    },
  }
}
