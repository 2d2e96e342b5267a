import { keepYoungest } from '../http/keep-youngest.ts'
import type { SignedIn } from './sessions.ts'

/** How long a node believes what it read; a session that ends is forgotten at once, whichever node ends it. */
const believedMs = 5000
const mostKept = 10_000

/** Whose a session is, by the hash of its id, for the seconds between one request of a person and the next. */
export function createSessionMemory(now: () => Date) {
  const known = new Map<string, { person: SignedIn; at: number }>()
  let turn = 0

  function recall(idHash: string): SignedIn | undefined {
    const found = known.get(idHash)
    if (!found) return undefined
    const age = now().getTime() - found.at
    if (age >= 0 && age < believedMs) return found.person
    known.delete(idHash)
    return undefined
  }

  /** Keeps what was read, unless something ended since `asked`: then nobody knows which of the two came first. */
  function remember(idHash: string, person: SignedIn, asked: number): void {
    if (asked !== turn) return
    keepYoungest(known, idHash, { person, at: now().getTime() }, mostKept)
  }

  /** A session by the hash of its id, or everything about an account. */
  function forget(idHashOrAccount: string): void {
    turn += 1
    if (known.delete(idHashOrAccount)) return
    for (const [idHash, { person }] of known) if (person.account === idHashOrAccount) known.delete(idHash)
  }

  function forgetAll(): void {
    turn += 1
    known.clear()
  }

  return { recall, remember, forget, forgetAll, turn: () => turn }
}
