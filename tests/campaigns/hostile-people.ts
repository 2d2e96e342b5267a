import { authenticate, signInOptions } from '../../src/calls/addresses.ts'
import { createSandboxProvider } from '../../src/server/identity/sandbox-provider.ts'
import { createPopupVisitor } from '../identity/popup-visitor.ts'
import type { HostileServer } from './hostile-server.ts'

export type Cookies = Record<'nobody' | 'customer' | 'agent' | 'admin', string>

/** Signs everybody in anew. */
export async function signIn({ origin }: HostileServer): Promise<Cookies> {
  const provider = await createSandboxProvider()
  const cookieOf = async (person: 'customer' | 'agent' | 'admin') => {
    const { nonce } = (await (await postJson(origin, signInOptions.path, {})).json()) as { nonce: string }
    const azureToken = await createPopupVisitor(origin, provider).signIn(person, nonce)
    return (await postJson(origin, authenticate.path, { azureToken })).headers.get('set-cookie')?.split(';')[0] ?? ''
  }
  return { nobody: '', customer: await cookieOf('customer'), agent: await cookieOf('agent'), admin: await cookieOf('admin') }
}

/** Posts JSON as somebody with that cookie. */
export const postJson = (origin: string, path: string, body: object, cookie = '') =>
  fetch(origin + path, { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify(body) })
