import type { AgentLine } from './agent.ts'

/** What people call the lines of business of an agent. */
const said: Readonly<Record<AgentLine, string>> = {
  auto: 'auto autos car cars truck trucks pickup vehicle vehicles automobile automobiles',
  home: 'home homes house houses homeowner homeowners renter renters condo condos',
  farm: 'farm farms farmer farmers farming ranch ranches rancher ranchers ranching ag agriculture agricultural crop crops livestock',
  business: 'business businesses commercial company companies',
  life: 'life',
  annuities: 'annuity annuities retirement',
}

const lineOf = new Map(Object.entries(said).flatMap(([line, words]) => words.split(' ').map((word) => [word, line as AgentLine] as const)))

/** The line of business a folded word names. */
export const lineOfWord = (word: string): AgentLine | undefined => lineOf.get(word)

const pageOfLine: Readonly<Record<AgentLine, string>> = {
  auto: 'auto',
  home: 'homeowners',
  farm: 'farm',
  business: 'business',
  life: 'life',
  annuities: 'annuities',
}

/** The one line whose page goes by all of these words: bees are insured where cattle are. */
export function lineOfTrade(words: readonly string[], keywords: Readonly<Record<string, string>>): AgentLine | undefined {
  const lines = (Object.keys(pageOfLine) as AgentLine[]).filter((line) => {
    const known = new Set(keywords[pageOfLine[line]].toLowerCase().split(/\s+/))
    return words.every((word) => known.has(word) || known.has(word.replace(/s$/, '')) || known.has(`${word}s`))
  })
  return lines.length === 1 ? lines[0] : undefined
}
