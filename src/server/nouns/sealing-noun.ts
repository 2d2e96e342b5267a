import type { Db } from '../db/database.ts'
import type { Warn } from '../http/warn.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import { rotateKeys } from '../sealing/rotate-keys.ts'
import type { Noun } from './noun.ts'

/** What is closed stays closed with the newest key. */
export function createSealingNoun(needs: { db: Db; sealing: Sealing; warn: Warn }): Noun {
  return { jobs: [rotateKeys(needs)], forPages: () => ({}) }
}
