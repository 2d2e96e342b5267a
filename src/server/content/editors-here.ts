import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { OpenDatabase } from '../db/database.ts'

/** One tab of somebody who edits. */
export type EditorTab = {
  tab: string
  account: string
  name: string
  open: string | null
  drafts: string[]
  /** Which of its words this is. */
  turn: number
}

export type EditorsHere = Awaited<ReturnType<typeof createEditorsHere>>

/** A tab that is out of sight is slowed by its browser to one word a minute. */
const forgottenAfter = 90_000
/** Longer than a tab in sight is silent; whoever was silent for longer looks by themselves (src/editor/desk/editors-here.ts). */
const latelyFor = 20_000
const most = 2_000
const channel = 'editors'

type Needs = { database: OpenDatabase; now: () => Date }
/** What nodes tell each other, and which of them it is from. */
type Told = [tenant: string, editor: EditorTab, leaves: boolean, node: string]

/** Who edits now, in the memory of every node: each tells the others what its tabs say, and forgets who falls silent. */
export async function createEditorsHere({ database: { db, listen }, now }: Needs) {
  /** Known already when it comes back, and maybe forgotten by then. */
  const ownName = randomUUID()
  const known = new Map<string, EditorTab & { tenant: string; until: number }>()
  /** What was open a moment ago, whoever has closed it since. */
  const lately = new Map<string, { tenant: string; account: string; open: string; until: number }>()

  function heard(payload: string): void {
    const [tenant, editor, leaves, node] = JSON.parse(payload) as Told
    if (node !== ownName) note(tenant, editor, leaves)
  }

  function note(tenant: string, editor: EditorTab, leaves: boolean): void {
    const key = [tenant, editor.account, editor.tab].join(' ')
    forgetSilent()
    noteOpen(tenant, editor)
    const before = known.get(key)
    // One that was overtaken on its way must not bring back who has left.
    if (before ? before.turn >= editor.turn : known.size >= most) return
    const said = leaves ? { ...editor, open: null, drafts: [] } : editor
    known.set(key, { ...said, tenant, until: now().getTime() + forgottenAfter })
  }

  function noteOpen(tenant: string, { account, open }: EditorTab): void {
    const key = [tenant, account, open].join(' ')
    if (open !== null && (lately.has(key) || lately.size < most))
      lately.set(key, { tenant, account, open, until: now().getTime() + latelyFor })
  }

  function forgetSilent(): void {
    for (const kept of [known, lately]) for (const [key, { until }] of kept) if (until < now().getTime()) kept.delete(key)
  }

  // What was missed is said again within seconds.
  await listen(channel, heard, () => {})

  return {
    async tell(tenant: string, editor: EditorTab, leaves: boolean): Promise<void> {
      note(tenant, editor, leaves)
      const told: Told = [tenant, editor, leaves, ownName]
      await db.execute(sql`select pg_notify(${channel}, ${JSON.stringify(told)})`)
    },
    /** Everybody but those of this account who have something open or unsaved, each once. */
    listOthers(tenant: string, account: string): { name: string; open: string | null; drafts: string[] }[] {
      forgetSilent()
      return [...known.values()]
        .filter((each) => each.tenant === tenant && each.account !== account && (each.open !== null || each.drafts.length > 0))
        .map(({ name, open, drafts }) => ({ name, open, drafts }))
    },
    /** What others than this account have open, or had a moment ago: they may have saved it and gone between two questions. */
    listLately(tenant: string, account: string): string[] {
      forgetSilent()
      const others = [...lately.values()].filter((each) => each.tenant === tenant && each.account !== account)
      return [...new Set(others.map(({ open }) => open))]
    },
  }
}
