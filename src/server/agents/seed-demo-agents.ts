import { agent, type Agent } from '../../content/find-an-agent/agent.ts'
import { createBump, type ContentVersion } from '../content/content-version.ts'
import type { Db } from '../db/database.ts'
import { agents, seedings } from '../db/schema.ts'
import { foldText } from '../search/fold-text.ts'
import type { AgentWriter } from './agent-writer.ts'
import { demoAgents, type DemoAgent } from './demo-agents.ts'
import { takeDirectory } from './directory-lock.ts'
import { eq } from 'drizzle-orm'

const name = 'demo agents'
const by = { account: 'system', name: 'Windbreak Mutual' }

/** Gives a tenant the agents of the demonstration, once: whatever an admin does with them afterwards stands. */
export async function seedDemoAgents(
  { db, versions, now, writer }: { db: Db; versions: ContentVersion; now: () => Date; writer: AgentWriter },
  tenant: string,
): Promise<void> {
  const version = await db.transaction(async (tx) => {
    // The directory is held first, so that of two nodes that start together one finds it done.
    await takeDirectory(tx, tenant)
    const [seeded] = await tx.insert(seedings).values({ tenant, name, at: now() }).onConflictDoNothing().returning()
    if (!seeded) return 0
    const [own] = await tx.select({ id: agents.id }).from(agents).where(eq(agents.tenant, tenant)).limit(1)
    if (own) return 0
    const bump = createBump(tx, tenant)
    for (const each of demoAgents) await writer.save(tx, tenant, { wire: agent.toWire(contentOf(each)), base: 0, by }, bump)
    return bump()
  })
  if (version > 0) versions.reached(tenant, version)
}

export function contentOf({ name: title, phone, street, city, lat, lng, languages, lines, hours, about }: DemoAgent): Agent {
  const blank = agent.fallback
  return {
    ...blank,
    title,
    email: `${foldText(title).replaceAll(' ', '.')}@windbreak.example`,
    phone: `(970) 555-01${phone}`,
    address: street,
    city,
    state: 'Colorado',
    lat: String(lat),
    lng: String(lng),
    aboutMe: about,
    table: hours.map(([column1, column2], index) => ({ id: `h${index}`, column1, column2 })),
    languages: languages.map((language, index) => ({ id: `l${index}`, name: language })),
    lines: { ...blank.lines, ...Object.fromEntries(lines.map((line) => [line, true])) },
  }
}
