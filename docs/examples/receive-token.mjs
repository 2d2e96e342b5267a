/**
 * A site that agents reach from a card of the hub, and that knows by the token who they are. Node 20 or later, and `npm install jose`.
 *
 *   HUB=https://www.windbreak.example HOST=rates.windbreak.example PORT=8080 node receive-token.mjs
 *
 * HUB is the insurer's site and HOST this one, as it stands in the insurer's list ("host"). With ENCRYPTION_KEY, the private
 * half of the key the insurer was given (a JWK), tokens come encrypted.
 */
import { createServer } from 'node:http'
import { compactDecrypt, createRemoteJWKSet, importJWK, jwtVerify } from 'jose'

/**
 * Answers who it is, `{ client, email, sub }`; throws for a token that is not the hub's, not for us, too old, or was used.
 * @param {{ hub: string, host: string, encryptionKey?: object }} site
 */
export function createReceiver({ hub, host, encryptionKey }) {
  const keys = createRemoteJWKSet(new URL('/.well-known/jwks.json', hub))

  return async function receive(token) {
    const signed = encryptionKey ? await decrypt(token, encryptionKey) : token
    // All of these are needed: a token for another site, or of another, would pass without.
    const { payload } = await jwtVerify(signed, keys, {
      issuer: hub,
      audience: host,
      algorithms: ['ES256'],
      requiredClaims: ['exp', 'jti', 'email'],
      clockTolerance: 5,
    })
    if (!(await isFirstUse(signed, hub))) throw new Error('this token was used before')
    return { client: payload.client, email: payload.email, sub: payload.sub }
  }
}

/** The signed token is inside: what is encrypted alone could be anybody's, since our public key is public. */
async function decrypt(token, jwk) {
  const alg = jwk.kty === 'RSA' ? 'RSA-OAEP-256' : 'ECDH-ES'
  const allowed = { keyManagementAlgorithms: [alg], contentEncryptionAlgorithms: ['A256GCM'] }
  const { plaintext } = await compactDecrypt(token, await importJWK(jwk, alg), allowed)
  return new TextDecoder().decode(plaintext)
}

/** An address may be seen by others on the way, so each token is to count once; the hub says whether this is the first time. */
async function isFirstUse(token, hub) {
  const answer = await fetch(new URL('/api/hub/use-token', hub), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
    signal: AbortSignal.timeout(5000),
  })
  return answer.ok && (await answer.json()).active === true
}

/** The site itself: takes the token from the address ("way": "query") or from a form ("way": "post"). */
export function serveReceiver(receive, parameter = 'token') {
  return createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://here')
    const token = request.method === 'POST' ? new URLSearchParams(await readForm(request)).get(parameter) : url.searchParams.get(parameter)
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
    if (!token) return response.writeHead(401, headers).end('Please come here from the hub.')
    try {
      const { email } = await receive(token)
      // Here a real site begins a session of its own, and leads to an address without the token.
      return response.writeHead(200, headers).end(`Hello ${email}`)
    } catch {
      return response.writeHead(401, headers).end('This link has run out. Please press the card of the hub once more.')
    }
  })
}

async function readForm(request) {
  let form = ''
  for await (const chunk of request) if ((form += chunk).length > 16_000) throw new Error('too long for a token')
  return form
}

const { HUB, HOST, PORT = '8080', ENCRYPTION_KEY } = process.env
if (HUB) {
  const receive = createReceiver({ hub: HUB, host: HOST, encryptionKey: ENCRYPTION_KEY && JSON.parse(ENCRYPTION_KEY) })
  serveReceiver(receive).listen(Number(PORT), () => console.log(`Waiting for agents at port ${PORT}`))
}
