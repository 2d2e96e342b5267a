import { signIn, type Cookies } from './hostile-people.ts'
import { checkSaves, save, type SavesJournal } from './hostile-saves.ts'
import type { HostileServer } from './hostile-server.ts'

export const anywhere = ['kill −9', 'full disk', 'clock ahead', 'clock back'] as const
export const onPostgres = [...anywhere, 'connections cut', 'table held'] as const
export type HostileEvent = (typeof onPostgres)[number]

/** What befalls the site; whatever it does wrong then is in the journal. */
export async function happen(server: HostileServer, event: HostileEvent, { admin }: Cookies, journal: SavesJournal): Promise<void> {
  if (event === 'clock ahead') return void (await server.look(90 * 60_000))
  if (event === 'clock back') return void (await server.look(-90 * 60_000))
  if (event === 'kill −9') {
    const saving = save(server, admin, 'as it was killed', journal).catch(() => 0)
    await server.kill()
    await saving
    await server.start()
    return checkSaves(server, await signIn(server).then((cookies) => cookies.admin), journal)
  }
  if (event === 'connections cut') return cutConnections(server, admin, journal)
  if (event === 'table held') return holdTable(server, admin, journal)
  if (!server.leave(8)) return
  const refused = await poll(() => save(server, admin, 'on a full disk', journal), 503)
  const read = (await fetch(`${server.origin}/360`)).status
  server.leave(undefined)
  const again = await poll(() => save(server, admin, 'once there was room', journal), 200)
  if (refused !== 503 || read !== 200 || again !== 200)
    journal.failures.push(`on a full disk: save ${refused}, page ${read}; once there was room: save ${again}`)
}

/** As where PostgreSQL is restarted: what is asked meanwhile is done or refused, and soon everything is done again. */
async function cutConnections(server: HostileServer, admin: string, journal: SavesJournal): Promise<void> {
  const saving = Array.from({ length: 20 }, (_each, at) => save(server, admin, `as connections were cut ${at}`, journal))
  await server.beside(async (client) => {
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
  })
  const told = await Promise.all(saving)
  const again = await poll(() => save(server, admin, 'once they were back', journal), 200)
  if (again !== 200 || told.some((status) => status !== 200 && status !== 503))
    journal.failures.push(`as connections were cut: saves ${told.join(' ')}; afterwards ${again}`)
}

/** Somebody else holds what a save needs, and does not come to an end. */
async function holdTable(server: HostileServer, admin: string, journal: SavesJournal): Promise<void> {
  let refused = 0
  let read = 0
  await server.beside(async (client) => {
    await client.query('begin; lock table sections in access exclusive mode')
    ;[refused, read] = await Promise.all([
      save(server, admin, 'while it was held', journal),
      fetch(`${server.origin}/health`).then(({ status }) => status),
    ])
  })
  const again = await poll(() => save(server, admin, 'once it was let go', journal), 200)
  if (refused !== 503 || read !== 200 || again !== 200)
    journal.failures.push(`while a table was held: save ${refused}, health ${read}; once it was let go: save ${again}`)
}

/** What it comes to within ten seconds. */
async function poll(work: () => Promise<number>, wanted: number): Promise<number> {
  for (let tries = 0; ; tries++) {
    const told = await work()
    if (told === wanted || tries > 40) return told
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}
