import pg from 'pg'
import { within } from './within.ts'
import { cutOff } from './cut-off.ts'

type Listener = { heard: (payload: string) => void; missed: () => void }

const pauseMs = 500

/** Hears what any node says on the channels, over one connection of its own, which is opened again when it drops, until it is closed. */
export function createPostgresListener(url: string) {
  const channels = new Map<string, Listener[]>()
  let client: Promise<pg.Client> | undefined
  let newest: pg.Client | undefined
  let pausing: NodeJS.Timeout | undefined
  let closed = false

  async function listen(channel: string, listener: Listener): Promise<void> {
    const known = channels.get(channel)
    channels.set(channel, [...(known ?? []), listener])
    const connected = await (client ??= connect())
    if (!known) await connected.query(`listen ${pg.escapeIdentifier(channel)}`)
  }

  async function connect(): Promise<pg.Client> {
    const connecting = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
    newest = connecting
    connecting.on('notification', ({ channel, payload }) => {
      for (const { heard } of channels.get(channel) ?? []) heard(payload ?? '')
    })
    // An error ends the connection, and its end is what is listened to.
    connecting.on('error', () => {})
    connecting.once('end', again)
    await connecting.connect()
    for (const channel of channels.keys()) await connecting.query(`listen ${pg.escapeIdentifier(channel)}`)
    return connecting
  }

  function again(): void {
    if (closed) return
    clearTimeout(pausing)
    pausing = setTimeout(() => {
      client = connect()
      client.then(tellMissed, again)
    }, pauseMs).unref()
  }

  function tellMissed(): void {
    for (const listeners of channels.values()) for (const { missed } of listeners) missed()
  }

  /** Says goodbye, or after so long ends without. */
  async function close(patienceMs: number): Promise<void> {
    closed = true
    clearTimeout(pausing)
    // One that is on its way is waited for: nothing could end it once nobody knows of it.
    const goodbye = async () => (await client?.catch(() => undefined))?.end().catch(() => {})
    if (!(await within(patienceMs, goodbye())) && newest) cutOff(newest)
  }

  return { listen, close }
}
