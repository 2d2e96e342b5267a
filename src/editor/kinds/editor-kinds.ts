import { agentKind } from '../agents/agent-kind.ts'
import { articleKind } from '../articles/article-kind.ts'
import { pageDetailsKind } from '../page-details/page-details-kind.ts'
import type { Caller, Kind, Panels, Thing, ThingList } from './kind.ts'
import { sectionKind } from './section-kind.ts'

/** Everything that can be edited. CONTRIBUTING tells what a new kind has to answer. */
const kinds: readonly Kind[] = [pageDetailsKind, sectionKind, agentKind, articleKind]

/** The thing that goes by this key, whatever its kind. */
export function findThing(key: string, caller: Caller): Thing | undefined {
  for (const kind of kinds) {
    const thing = kind.find(key, caller)
    if (thing) return thing
  }
  return undefined
}

/** The list of things whose pencil goes by this key. */
export function findList(key: string): ThingList | undefined {
  return kinds.find(({ list }) => list?.key === key)?.list ?? undefined
}

export type KindPanels = { forms: ReadonlyMap<Kind, Panels['Form']>; lists: ReadonlyMap<string, Panels['List']> }

/** The panels of all kinds that have their own: forms by kind, lists by the key of their pencil. */
export async function loadKindPanels(): Promise<KindPanels> {
  const loaded = await Promise.all(
    kinds.flatMap((kind) =>
      kind.loadPanels && kind.opensHere?.() !== false ? [kind.loadPanels().then((panels) => ({ kind, panels }))] : [],
    ),
  )
  return {
    forms: new Map(loaded.map(({ kind, panels }) => [kind, panels.Form])),
    lists: new Map(loaded.flatMap(({ kind, panels }) => (kind.list ? [[kind.list.key, panels.List]] : []))),
  }
}
