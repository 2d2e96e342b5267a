import { hash as digest, randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { minuteMs } from '../../durations.ts'
import type { Db } from '../db/database.ts'
import { signInNonces } from '../db/tables/people.ts'

const lifetime = 10 * minuteMs

export type SignInNonces = ReturnType<typeof createSignInNonces>

/** Nonces for sign-in: each is answered once, by the token it was asked for, and stored only as a hash. */
export function createSignInNonces({ db, now }: { db: Db; now: () => Date }) {
  /** A new nonce, good for ten minutes. */
  async function issue(): Promise<string> {
    const nonce = randomBytes(24).toString('base64url')
    await db.insert(signInNonces).values({ hash: hash(nonce), endsAt: new Date(now().getTime() + lifetime) })
    return nonce
  }

  /** True for a nonce of ours that nobody used and that has not run out; in one statement, so two cannot both have it. */
  async function useUp(nonce: string): Promise<boolean> {
    const used = await db
      .delete(signInNonces)
      .where(and(eq(signInNonces.hash, hash(nonce)), gt(signInNonces.endsAt, now())))
      .returning({ hash: signInNonces.hash })
    return used.length === 1
  }

  return { issue, useUp }
}

const hash = (nonce: string) => digest('sha256', nonce, 'base64url')
