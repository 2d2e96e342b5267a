import { expect, it } from 'vitest'
import { foldByLetters } from './fold-by-letters.ts'

it.each([
  ['@media (width <= 760px) and (height < 400px)', '@media (width <= max(760px, 47.5rem)) and (height < max(400px, 25rem))'],
  [
    '@container page ((width <= 860px) or (1060px < width <= 1400px))',
    '@container page ((width <= max(860px, 53.75rem)) or (max(1060px, 66.25rem) < width <= max(1400px, 87.5rem)))',
  ],
  ['(width <= 760px) 100vw, 690px', '(width <= max(760px, 47.5rem)) 100vw, 690px'],
  ['(max-width: 760px) and (prefers-color-scheme: dark)', '(max-width: max(760px, 47.5rem)) and (prefers-color-scheme: dark)'],
  ['112px', '112px'],
])('%s is %s', (said, built) => expect(foldByLetters(said)).toBe(built))
