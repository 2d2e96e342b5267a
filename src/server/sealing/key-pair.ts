import { createECDH } from 'node:crypto'

/** A pair of P-256 as a JWK; without `d` it is the public half. */
export interface KeyPair {
  kty: 'EC'
  crv: 'P-256'
  x: string
  y: string
  d: string
}

/** The pair of a secret of 32 bytes. One number in four thousand million is none of the curve's; then the next turn's counts. */
export function keyPairOf(secretOf: (turn: number) => Buffer): KeyPair {
  const curve = createECDH('prime256v1')
  for (let turn = 0; ; turn += 1) {
    const secret = secretOf(turn)
    try {
      curve.setPrivateKey(secret)
    } catch {
      continue
    }
    const point = curve.getPublicKey()
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
    return { kty: 'EC', crv: 'P-256', x, y, d: secret.toString('base64url') }
  }
}
