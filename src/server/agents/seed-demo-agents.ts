import { eq } from 'drizzle-orm'
import { agent, type Agent } from '../../nouns/agents/agent.ts'
import { createBump, type ContentVersion } from '../content/content-version.ts'
import type { Db, Say } from '../db/database.ts'
import { agents, seedings } from '../db/schema.ts'
import { foldText } from '../../content/fold-text.ts'
import { addManyAgents } from './add-many-agents.ts'
import { demoAgents, type DemoAgent } from './demo-agents.ts'
import { takeDirectory } from './directory-lock.ts'
import type { FindTown } from './search-row.ts'

const name = 'demo agents'
const by = { account: 'system', name: 'Windbreak Mutual' }

type Needs = { db: Db; versions: ContentVersion; now: () => Date; findTown: FindTown; say?: Say | undefined }

/** Gives a tenant the agents of the demonstration, once: whatever an admin does with them afterwards stands. */
export async function seedDemoAgents({ db, versions, now, findTown, say = () => {} }: Needs, tenant: string): Promise<void> {
  const version = await db.transaction(async (tx) => {
    // The directory is held first, so that of two nodes that start together one finds it done.
    await takeDirectory(tx, tenant)
    const [seeded] = await tx.insert(seedings).values({ tenant, name, at: now() }).onConflictDoNothing().returning()
    if (!seeded) return 0
    const [own] = await tx.select({ id: agents.id }).from(agents).where(eq(agents.tenant, tenant)).limit(1)
    if (own) return 0
    say(`Seeding the directory of ${tenant} with ${demoAgents.length} agents to try …`)
    const made = await createBump(tx, tenant)()
    await addManyAgents(tx, demoAgents.map(contentOf), { tenant, by, savedAt: now(), version: made, findTown })
    return made
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
