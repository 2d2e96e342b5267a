import type { FastifyRequest } from 'fastify'
import type { Asking, RowSaved } from '../../content/section-lists.ts'
import { idempotencyKeyOf } from '../../http/idempotency-key.ts'
import type { SignedIn } from '../../identity/sessions.ts'

export const askingOf = ({ person, request }: { person: SignedIn; request: FastifyRequest }): Asking => ({
  by: { account: person.account, name: person.name },
  idempotencyKey: idempotencyKeyOf(request),
})

export const presentSaved = ({ id, revision, version, says }: RowSaved) => ({
  status: true as const,
  message: says,
  ID: id,
  revision,
  version,
})
