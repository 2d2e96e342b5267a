/**
 * npm run campaign:editing -- --sessions 2000 --seed N [--without-revision-check]
 * People in tabs edit the same sections, articles and agents at once over a bad network, with the real save engine, calls and server; then the
 * whole history is read back and judged. The seed decides what everybody does and what goes wrong on the way; how that
 * falls together in time is left to the machine, so two runs of one seed differ in their interleaving. Ends with 1 when an
 * oracle is not 0, or when a fault that was to be shown never happened.
 */
import { parseArgs } from 'node:util'
import { agentHubTools } from '../../src/content/agent-hub/agent-hub-grids.ts'
import { agentOfKey } from '../../src/nouns/agents/agent-keys.ts'
import { articleOfKey } from '../../src/nouns/articles/article-keys.ts'
import type { Journal } from './editing-journal.ts'
import { judge, type Verdict } from './editing-oracles.ts'
import { planCampaign, type Scene } from './editing-plan.ts'
import { drain, playScene } from './editing-scene.ts'
import { openWorld } from './editing-world.ts'

type Options = { sessions: number; seed: number; withoutRevisionCheck?: boolean; tell?: (line: string) => void }

/** Plays so many sessions of people editing at once, then judges the whole history. */
export async function runEditingCampaign({ sessions, seed, withoutRevisionCheck = false, tell = () => {} }: Options) {
  const scenes: Scene[] = planCampaign(seed, sessions)
  const world = await openWorld({ withoutRevisionCheck })
  try {
    for (const [index, scene] of scenes.entries()) {
      await playScene(world, seed, scene)
      if ((index + 1) % 10 === 0) tell(`  scene ${index + 1} of ${scenes.length}, ${world.journal.sent.size} saves sent`)
    }
    await drain(world, seed)
    const verdict = await judge(world, { trustBase: !withoutRevisionCheck })
    return resultOf(world.journal, verdict, sessions)
  } finally {
    await world.close()
  }
}

/** What happened, what was judged, and what a campaign of 200 sessions or more should have met and did not. */
function resultOf({ counts, conflicts, surprises, sent, edits, deletions }: Journal, verdict: Verdict, sessions: number) {
  const shown = {
    sessions,
    'saves acknowledged': verdict.acknowledged,
    merges: verdict.merges,
    'conflicts met': conflicts.length,
    'drafts recovered': counts.recovered,
    'expired sessions': counts.expired,
    'tabs killed': counts.tabKills,
    'server kills': counts.serverKills,
    retries: counts.retries,
    'duplicated sends': counts.duplicatedSends,
    'saves of lists inside lists': [...sent.values()].filter(
      ({ section, revisions }) => section === agentHubTools.key && revisions.size > 0,
    ).length,
    'conflicts inside lists inside lists': conflicts.filter(({ fieldPaths }) => fieldPaths.some((path) => path.includes('.points#')))
      .length,
  }
  const more = {
    revisions: verdict.revisions,
    'edits typed': edits.length,
    'slow replies': counts.slow,
    'requests lost': counts.requestsLost,
    'replies lost': counts.repliesLost,
    'server errors': counts.serverErrors,
    'drafts discarded': counts.discarded,
    'versions brought back': counts.restored,
    'stale openings': counts.staleOpenings,
  }
  const shownOfAgents = {
    'sessions about agents': counts.agentSessions,
    'agents created': verdict.agents.known,
    'saves of agents acknowledged': verdict.agents.acknowledged,
    'merges of agents': verdict.agents.merges,
    'conflicts about agents': conflicts.filter(({ section }) => isAgent(section)).length,
    'agents deleted': deletions.filter(({ revisions }) => revisions.size > 0).length,
    'agents brought back': counts.broughtBack,
  }
  const shownOfArticles = {
    'saves of articles acknowledged': verdict.ofArticles.acknowledged,
    'merges of articles': verdict.ofArticles.merges,
    'conflicts about articles': conflicts.filter(({ section }) => isArticle(section)).length,
  }
  const ofKind = (isOfKind: (section: string) => boolean) => ({
    'edits typed': edits.filter(({ section }) => isOfKind(section)).length,
    'lost edits': verdict.lost.filter(isOfKind).length,
    'silent overwrites': verdict.overwritten.filter(isOfKind).length,
  })
  const oracles = {
    'lost edits': verdict.lost.length,
    'silent overwrites': verdict.overwritten.length,
    'false self-conflicts': verdict.selfConflicts.length,
    duplicates: verdict.duplicates.length,
    surprises: surprises.length,
  }
  const asked = sessions < 200 ? {} : { ...shown, ...shownOfAgents, ...shownOfArticles }
  const missing = Object.entries(asked).flatMap(([name, count]) => (count === 0 ? [name] : []))
  return {
    shown,
    more,
    agents: {
      ...shownOfAgents,
      revisions: verdict.agents.revisions,
      'met as deleted': counts.metDeleted,
      'e-mail found taken': counts.emailsTaken,
      'copied out': counts.copiedOut,
      ...ofKind(isAgent),
    },
    articles: { ...shownOfArticles, ...ofKind(isArticle) },
    oracles,
    missing,
    details: detailsOf(verdict, surprises),
    passed: missing.length === 0 && Object.values(oracles).every((count) => count === 0),
  }
}

const isAgent = (section: string) => agentOfKey(section) !== undefined
const isArticle = (section: string) => articleOfKey(section) !== undefined

function detailsOf({ lost, overwritten, selfConflicts, duplicates }: Verdict, surprises: string[]): string[] {
  return [lost, overwritten, selfConflicts, duplicates, surprises].flatMap((each) => each.slice(0, 20))
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      sessions: { type: 'string', default: '2000' },
      seed: { type: 'string', default: '1' },
      'without-revision-check': { type: 'boolean', default: false },
    },
  })
  const started = Date.now()
  const result = await runEditingCampaign({
    sessions: Number(values.sessions),
    seed: Number(values.seed),
    withoutRevisionCheck: values['without-revision-check'],
    tell: console.log,
  })
  for (const line of result.details) console.error(`  ${line}`)
  console.table({ seed: Number(values.seed), ...result.shown, ...result.more, seconds: Math.round((Date.now() - started) / 1000) })
  console.log('of it about agents')
  console.table(result.agents)
  console.log('of it about articles')
  console.table(result.articles)
  console.table(result.oracles)
  if (result.missing.length > 0) console.error(`  never happened: ${result.missing.join(', ')}`)
  process.exit(result.passed ? 0 : 1)
}
