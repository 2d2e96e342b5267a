import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { hourMs } from '../../durations.ts'
import { challengeOfForm, workDone } from '../../calls/captcha-calls.ts'
import type { Captcha, Signing } from './captcha.ts'

/** How much work: each number a browser tries is hashed `cost` times, and it tries from `least` to `most` of them. */
export type Effort = { cost: number; least: number; most: number }

/** About a second on a phone. */
export const usualEffort: Effort = { cost: 2000, least: 1000, most: 2000 }

/** Whoever fills in a long form in a barn is not asked again. */
const lifetime = 2 * hourMs

type Needs = { signing: Signing; now: () => Date; effort?: Effort }

/** ALTCHA's proof of work, asked for and checked by ourselves: nobody outside hears of a visitor. */
export function createProofOfWork({ signing, now, effort = usualEffort }: Needs): Captcha {
  const secrets = {
    hmacSignatureSecret: signing.sign('proof of work', 'challenge'),
    hmacKeySignatureSecret: signing.sign('proof of work', 'answer'),
  }

  return {
    shown: { kind: 'altcha' },

    async challenge({ tenant, form }) {
      const made = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: effort.cost,
        counter: randomInt(effort.most, effort.least),
        // Not the library's own expiry, which would be compared with the machine's clock and not with the one handed in.
        data: { form, tenant, until: now().getTime() + lifetime },
        deriveKey,
        ...secrets,
      })
      return challengeOfForm.parse(made)
    },

    async check({ tenant, form }, proof) {
      const done = readProof(proof)
      if (!done) return undefined
      const { data, nonce } = done.challenge.parameters
      if (data.tenant !== tenant || data.form !== form || data.until < now().getTime()) return undefined
      const { verified } = await verifySolution({ ...done, deriveKey, ...secrets })
      // By the challenge, not by what was sent: the same work can be written in many ways.
      return verified ? { hash: `work:${nonce}`, endsAt: new Date(data.until) } : undefined
    },
  }
}

function readProof(proof: string) {
  try {
    return workDone.safeParse(JSON.parse(Buffer.from(proof, 'base64').toString())).data
  } catch {
    return undefined
  }
}
