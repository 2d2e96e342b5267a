import { hash } from 'node:crypto'
import { createLocalJWKSet, errors, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Db } from '../db/database.ts'
import { spendOnce } from '../db/spend-once.ts'
import type { TokenKeys } from './token-keys.ts'

const inside = z.object({ jti: z.string().min(16).max(100), exp: z.number().int() })

export type UseUpToken = ReturnType<typeof createUseUpToken>

/** Answers a target that asks whether a token of ours counts: true once, for the first that asks while it lives. */
export function createUseUpToken({ db, keys, now }: { db: Db; keys: TokenKeys; now: () => Date }) {
  return async function useUp(client: string, token: string): Promise<boolean> {
    const read = await readOwn(token, createLocalJWKSet({ keys: keys.published(client) }), now())
    if (!read) return false
    return spendOnce(db, [{ hash: hash('sha256', `hub token ${read.jti}`, 'base64url'), endsAt: new Date(read.exp * 1000) }])
  }
}

async function readOwn(token: string, keys: ReturnType<typeof createLocalJWKSet>, currentDate: Date) {
  try {
    const { payload } = await jwtVerify(token, keys, { algorithms: ['ES256'], requiredClaims: ['exp', 'jti'], currentDate })
    return inside.parse(payload)
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) return undefined
    throw error
  }
}
