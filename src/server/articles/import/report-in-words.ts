import type { ImportReport } from './import-posts.ts'

/** What was done, and everything that could not be kept, for whoever did it. */
export function reportInWords({ kept, already, losses }: ImportReport): string {
  const published = kept.filter((each) => each.published).length
  const lines = [
    `${counted(kept.length)} brought: ${published} published, ${kept.length - published} as drafts.`,
    ...(already.length > 0
      ? [`${counted(already.length)} brought before and left as ${already.length === 1 ? 'it is' : 'they are'}.`]
      : []),
  ]
  if (losses.length === 0) return [...lines, 'Nothing was lost.'].join('\n')
  const byPost = Map.groupBy(losses, ({ of }) => of)
  lines.push('', 'What could not be kept as it was:')
  for (const [of, its] of byPost) lines.push(`  ${of === '' ? 'In all' : `“${of}”`}`, ...its.map(({ words }) => `    ${words}`))
  return lines.join('\n')
}

const counted = (count: number) => (count === 1 ? '1 post was' : `${count} posts were`)
