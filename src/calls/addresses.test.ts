import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as addresses from './addresses.ts'

/** The payment company to try, and what asks it, speak of its addresses and not of ours. */
const isPlace = (file: string) =>
  /^src\/(calls\/(article-|editing-|payment-)?addresses|server\/payments\/provider\/sandbox-provider)\.ts$|^src\/sandbox-payments\//.test(
    file,
  )

it('with those of articles, of editing and of payments is the only place that spells the address of a call', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file) && !isPlace(file))
  // The page that shows every call is none of them.
  const spelled = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/['"`}]\/(?:api|auth|cms)\/(?!docs\b)[\w:$].*/g)].map(([found]) => `${file}: ${found}`),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(spelled).toEqual([])
})

it('gives no two calls the same', () => {
  const all = Object.values(addresses).flatMap((at) =>
    typeof at === 'function' ? [] : [at.path, ...('also' in at ? at.also : [])].map((path) => `${at.method} ${path}`),
  )
  expect(new Set(all).size).toBe(all.length)
})
