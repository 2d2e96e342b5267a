import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { AnswerOf, Call } from '../../calls/call.ts'
import type { SignedIn } from '../identity/sessions.ts'
import { permit, type Admitted } from '../permissions.ts'
import type { TenantSettings } from '../tenants.ts'

/** What the handler of a call is told. */
export interface CallContext<C extends Call> {
  body: z.output<C['body']>
  params: z.output<NonNullable<C['params']>>
  query: z.output<NonNullable<C['query']>>
  tenant: TenantSettings
  /** Certain in calls that are not for anyone. */
  person: Admitted[C['who']]
  /** For what takes long to arrive: throws as `permit` does where its sender has signed out meanwhile, or may no longer do it. */
  permitAgain(): Promise<void>
  request: FastifyRequest
  reply: FastifyReply
}

/** A request as it came through the door: parsed by the schema of its call, but not yet permitted. */
export type Arrived = {
  body: unknown
  params: unknown
  query: unknown
  tenant: TenantSettings
  person: SignedIn | undefined
  /** Who asks, as of now. */
  whoAsks(): Promise<SignedIn | undefined>
  request: FastifyRequest
  reply: FastifyReply
}

/** Teaches the part of the server a call lives in to read something else than JSON. */
export type Reads = (scope: FastifyInstance) => void | Promise<void>

/** A contract with its handler, as nouns list them. */
export interface AnsweredCall {
  call: Call
  reads: Reads | undefined
  answer(arrived: Arrived): Promise<unknown>
}

/**
 * Puts a handler to a contract; it runs only for those the contract is for. One that has replied by itself gives back the
 * reply, as Fastify wants it, or a second answer would be sent.
 */
export function answer<C extends Call>(
  call: C,
  handle: (context: CallContext<C>) => Promise<AnswerOf<C> | FastifyReply>,
  reads?: Reads,
): AnsweredCall {
  return {
    call,
    reads,
    answer: async ({ person, whoAsks, ...arrived }) => {
      // The one place where what arrived takes the types of the schemas that Fastify parsed it by.
      const { body, params, query } = arrived as Pick<CallContext<C>, 'body' | 'params' | 'query'>
      const permitNow = (who: SignedIn | undefined) => permit<C['who']>(call.who, who, arrived.tenant)
      const permitAgain = async () => void permitNow(await whoAsks())
      return handle({ ...arrived, body, params, query, person: permitNow(person), permitAgain })
    },
  }
}
