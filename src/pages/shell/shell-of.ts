import type { ShellData } from './shell-data.ts'

export type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** What is around every page, for its title and description; undefined where even that could not be made. */
export function shellOf(matches: Matches): ShellData | undefined {
  // The root of the pages is ours (src/root.tsx), and its loader answers this.
  return matches.find((match) => match?.id === 'root')?.loaderData as ShellData | undefined
}
