/** Makes the database every new site begins with: initialised, migrated, and with nothing in it. */
import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { blankDatabase, openEmbedded } from '../src/server/db/embedded.ts'

const making = `${blankDatabase}.making`
for (const folder of [making, blankDatabase]) rmSync(folder, { recursive: true, force: true })
const { db, close } = await openEmbedded(making)
// Databases are made after these two, and here nobody makes one; they are two thirds of the files of every new site.
for (const template of ['template0', 'template1']) {
  await db.execute(sql`alter database ${sql.identifier(template)} with is_template false`)
  await db.execute(sql`drop database ${sql.identifier(template)}`)
}
await close()
renameSync(join(making, 'database'), blankDatabase)
rmSync(making, { recursive: true })
