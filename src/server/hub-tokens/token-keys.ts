import { hash } from 'node:crypto'
import type { Sealing } from '../sealing/create-sealing.ts'
import { keyPairOf, type KeyPair } from '../sealing/key-pair.ts'

export type SigningKey = KeyPair & { kid: string }

export type TokenKeys = ReturnType<typeof createTokenKeys>

/**
 * The keys that tokens are signed with: derived from those of the ring, so that every node has them, nothing more has to be
 * kept, and `npm run keys -- rotate` changes them too. Each tenant has its own.
 */
export function createTokenKeys({ sealing }: { sealing: Pick<Sealing, 'secretsFor'> }) {
  /**
   * That which signs comes first. The next is known as well: while the setting is changed from node to node some sign with
   * the one and some with the other, and a token lives no longer than a minute. Older ones count no more.
   */
  function pairsOf(client: string): SigningKey[] {
    const secrets = (turn: number) => sealing.secretsFor(`hub tokens ${client} ${turn}`)
    return secrets(0)
      .slice(0, 2)
      .map((_first, index) => withName(keyPairOf((turn) => secrets(turn)[index])))
  }

  return {
    signing: (client: string): SigningKey => pairsOf(client)[0],
    /** The public halves, as targets fetch them (RFC 7517). */
    published: (client: string) => pairsOf(client).map(({ d: _secret, ...half }) => ({ ...half, alg: 'ES256', use: 'sig' })),
  }
}

/** Named by its thumbprint (RFC 7638), which tells nothing of the ring. */
function withName(pair: KeyPair): SigningKey {
  const { crv, kty, x, y } = pair
  return { ...pair, kid: hash('sha256', JSON.stringify({ crv, kty, x, y }), 'base64url') }
}
