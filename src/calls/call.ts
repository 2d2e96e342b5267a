import type { z } from 'zod'

/** Who may make a call or see a page; the server's permissions are keyed by these words. An agent is also who may edit. */
export type Who = 'anyone' | 'signedIn' | 'agent' | 'admin'

/** A call as a contract: the server implements it, browsers and tests take its types. */
export interface Call<
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  By extends Who = Who,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
> {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  /** Older addresses that answer the same. */
  also?: readonly string[]
  who: By
  summary: string
  /** What stands in the path for what begins with a colon. */
  params?: Params
  /** The JSON body of a POST or PATCH, the query of a GET, a DELETE or an upload. */
  body: Body
  /** What is in the address beside a JSON body. */
  query?: Query
  answer: Answer
  /** Refusals that say more than the usual shape, by status. */
  refusals?: Record<number, z.ZodType>
  /** Keeps nothing, or as good as nothing, so that it is answered while the disk is nearly full. No GET needs to say so. */
  keepsLittle?: true
  /** The most bytes of its JSON body, where that is more or less than those who may make it may usually send. */
  bytes?: number
  /** Takes a multipart upload in place of a JSON body. */
  multipart?: boolean
}

/** Declares a call; answers it as it is, with the types of its schemas. */
export function defineCall<
  Body extends z.ZodType,
  Answer extends z.ZodType,
  By extends Who,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
>(call: Call<Body, Answer, By, Params, Query>): Call<Body, Answer, By, Params, Query> {
  return call
}

/** True where what a call is given is in its address, not in a body. */
export const isAskedInAddress = ({ method, multipart }: Pick<Call, 'method' | 'multipart'>): boolean =>
  method === 'GET' || method === 'DELETE' || multipart === true

/** A call by its address alone: its types come with it, its schemas stay on the server. */
export function callAt<C extends Call>(address: Pick<C, 'method' | 'path'>): C {
  return address as C
}

export type BodyOf<C> = C extends Call<infer B, z.ZodType> ? z.input<B> : never
export type AnswerOf<C> = C extends Call<z.ZodType, infer A> ? z.output<A> : never
