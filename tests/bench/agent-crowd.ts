import { sql } from 'drizzle-orm'
import type { Agent } from '../../src/nouns/agents/agent.ts'
import { agentOf } from '../../src/demo/demo-agent.ts'
import { demoAgents } from '../../src/demo/demo-agents.ts'
import { createAgentKind } from '../../src/server/agents/agent-kind.ts'
import { searchShape } from '../../src/server/agents/refresh-search.ts'
import type { OpenDatabase } from '../../src/server/db/database.ts'
import { seedings } from '../../src/server/db/tables/content.ts'
import { addManyItems } from '../../src/server/items/add-many-items.ts'
import { createGazetteer } from '../../src/server/places/gazetteer.ts'
import { createTenants } from '../../src/server/tenants.ts'

const tenant = 'windbreak'
const syllables = 'ba ko ri mon to ya len dor hal wick fen sta ur qui zel ma tor vin gres lau'.split(' ')
const streets = 'Poplar Depot Grain Elevator Main Orchard Ferry Junction Cedar Alameda Foundry Bijou Platte Mulberry Canyon'.split(' ')

/** Dice that fall alike on every machine. */
export function diceOf(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    // The high bits: the low ones of such a generator repeat soon.
    return Math.floor((state / 0x80000000) * sides)
  }
}

/** The nth of a crowd: 160 first names, 8,000 last names, streets and numbers; around the towns of the demonstration. */
export function personOf(n: number): Agent {
  const dice = diceOf(n * 7919 + 17)
  for (let i = 0; i < 5; i++) dice(2)
  const word = (...parts: number[]) => {
    const text = parts.map((part) => syllables[part]).join('')
    return text[0].toUpperCase() + text.slice(1)
  }
  const like = agentOf(demoAgents[dice(demoAgents.length)])
  const title = `${word(dice(20), dice(8))} ${word(dice(20), dice(20), dice(20))}`
  const [lat, lng] = [Number(like.lat) + (dice(600) - 300) / 1000, Number(like.lng) + (dice(600) - 300) / 1000]
  const address = `${dice(9900) + 100} ${streets[dice(streets.length)]} ${word(dice(20), dice(20))} Street`
  return { ...like, title, email: `agent${n}@crowd.example`, address, lat: String(lat), lng: String(lng) }
}

/** Fills an empty database with `count` agents. */
export async function gather({ db }: OpenDatabase, count: number): Promise<void> {
  const kind = createAgentKind({ findTown: createGazetteer(['CO']).findTown, tenants: createTenants([]) })
  const savedAt = new Date()
  await db.execute(sql`drop index agent_search_terms, agent_search_place`)
  const by = { account: 'bench', name: 'bench' }
  for (let from = 0; from < count; from += 500) {
    const people = Array.from({ length: Math.min(500, count - from) }, (_each, index) => personOf(from + index))
    await addManyItems(db, kind, people, { tenant, by, savedAt, version: 1 })
  }
  await db.execute(sql`create index agent_search_terms on agent_search using gin (terms) with (fastupdate = false)`)
  await db.execute(sql`create index agent_search_place on agent_search using gist (place)`)
  // Else the site would write all of them anew while it is measured.
  await db.insert(seedings).values({ tenant, name: searchShape, at: savedAt })
  await db.execute(sql`vacuum analyze`)
}
