import type { Socket } from 'node:net'
import type pg from 'pg'

/** Ends a connection to PostgreSQL without a word; the library's own way says goodbye, and waits for an answer. */
export function cutOff(client: pg.ClientBase): void {
  const { connection } = client as unknown as { connection: { stream: Socket } }
  connection.stream.destroy()
}
