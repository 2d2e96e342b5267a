import type { Sealing } from '../sealing/create-sealing.ts'

/** The id of a staged file with our signature, so that ids cannot be tried out, nor one of another tenant be brought. */
export function createFileTokens({ sign, verify }: Pick<Sealing, 'sign' | 'verify'>) {
  const purpose = 'staged file'
  const signed = (tenant: string, id: string) => JSON.stringify([tenant, id])

  const make = (tenant: string, id: string) => `${id}.${sign(purpose, signed(tenant, id))}`

  /** The id in a token; undefined when we did not make it for this tenant. */
  function read(tenant: string, token: string): string | undefined {
    const [, id, mac] = /^([0-9a-f]{32})\.([\w-]{43})$/.exec(token) ?? []
    return id && verify(purpose, signed(tenant, id), mac) ? id : undefined
  }

  return { make, read }
}
