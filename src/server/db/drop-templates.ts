import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'

/** Databases are made after these two, and here nobody makes one; they are two thirds of the files of every new site. */
export async function dropTemplates(db: Db): Promise<void> {
  for (const template of ['template0', 'template1']) {
    await db.execute(sql`alter database ${sql.identifier(template)} with is_template false`)
    await db.execute(sql`drop database ${sql.identifier(template)}`)
  }
}
