/** Makes the database every new site begins with: initialised, migrated, and with nothing in it. */
import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { dropTemplates } from '../src/server/db/drop-templates.ts'
import { blankDatabase, openEmbedded } from '../src/server/db/embedded.ts'

const making = `${blankDatabase}.making`
for (const folder of [making, blankDatabase]) rmSync(folder, { recursive: true, force: true })
const { db, close } = await openEmbedded(making)
await dropTemplates(db)
await close()
renameSync(join(making, 'database'), blankDatabase)
rmSync(making, { recursive: true })
