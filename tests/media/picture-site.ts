import { rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { registerCalls } from '../../src/server/api/register-calls.ts'
import { openEmbedded } from '../../src/server/db/embedded.ts'
import { uploads } from '../../src/server/db/tables/content.ts'
import { createDiskRoom } from '../../src/server/http/disk-room.ts'
import { sendError } from '../../src/server/http/errors.ts'
import type { Sessions, SignedIn } from '../../src/server/identity/sessions.ts'
import type { UploadSeconds } from '../../src/server/media/cut-off-still.ts'
import { createLocalFiles } from '../../src/server/media/local-files.ts'
import { createMediaNoun } from '../../src/server/nouns/media-noun.ts'
import { createTenants } from '../../src/server/tenants.ts'
import { folderOfSite } from '../fixtures/folder-of-site.ts'
import { testTenants } from '../fixtures/test-tenants.ts'

type Uploaded = { status: number; body: { status: boolean; message?: string; path: string; width: number; height: number } }

export type PictureSite = Awaited<ReturnType<typeof startPictureSite>>

/** Only what pictures need: the real call, store and database in a folder of their own, and one admin signed in. */
export async function startPictureSite({ seconds }: { seconds?: UploadSeconds } = {}) {
  const folder = folderOfSite('shelterbelt-media-')
  const media = join(folder, 'media')
  const database = await openEmbedded(folder)
  const person: SignedIn = {
    account: 'account-1',
    name: 'Marlene Ruiz',
    username: 'admin',
    agentOf: new Set<string>(),
    adminOf: new Set(['windbreak']),
  }
  const sessions = {
    find: async (id: string) => (id === 'a'.repeat(30) ? person : id === 'b'.repeat(30) ? { ...person, account: 'account-2' } : undefined),
  } as Sessions
  const tenants = createTenants(testTenants)
  const noun = createMediaNoun({
    files: createLocalFiles(media),
    db: database.db,
    now: () => new Date(),
    seconds,
    sessions,
    tenants,
    warn: () => {},
    room: { has: () => true, require: () => {} },
    jobs: { enqueue: async () => {} },
  })

  const fastify = Fastify({ bodyLimit: 1024 * 1024 })
  fastify.setValidatorCompiler(validatorCompiler)
  fastify.setSerializerCompiler(serializerCompiler)
  fastify.setErrorHandler((error: Error, request, reply) => sendError(error, request, reply))
  await registerCalls(fastify, noun.calls ?? [], {
    sessions,
    tenants,
    room: createDiskRoom({ freeBytes: () => Infinity, warn: () => {} }),
  })
  await noun.routes?.(fastify)
  await fastify.listen({ port: 0, host: '127.0.0.1' })
  const { port } = fastify.server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  const cookie = `sb_session=${'a'.repeat(30)}`

  type Sent = { headers?: Record<string, string>; path?: string }

  async function post(body: FormData | string, { headers = {}, path = '/api/cms/upload-image' }: Sent = {}): Promise<Uploaded> {
    const response = await fetch(origin + path, { method: 'POST', body, headers: { cookie, ...headers } })
    return { status: response.status, body: (await response.json()) as Uploaded['body'] }
  }

  return {
    origin,
    port,
    cookie,
    /** Of another admin. */
    otherCookie: `sb_session=${'b'.repeat(30)}`,
    pictures: noun.pictures,
    post,
    /** Uploads bytes as a browser would, under a name and type that count for nothing. */
    upload: (bytes: Uint8Array, name = 'picture.png', type = 'image/png') => post(formOf([bytes], { name, type })),
    get: (path: string, init?: RequestInit) => fetch(origin + path, { redirect: 'manual', ...init }),
    /** Every file kept, unfinished ones too. */
    listFiles: async () =>
      (await readdir(media, { recursive: true, withFileTypes: true })).filter((each) => each.isFile()).map((each) => each.name),
    listUploads: () => database.db.select().from(uploads),
    async close() {
      await fastify.close()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export function formOf(files: Uint8Array[], { name = 'picture.png', type = 'image/png', field = 'file' } = {}): FormData {
  const form = new FormData()
  for (const bytes of files) form.append(field, new Blob([new Uint8Array(bytes)], { type }), name)
  return form
}
