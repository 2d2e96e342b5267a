import type { z } from 'zod'

/** Who may make a call or see a page; the server's permissions are keyed by these words. An agent is also who may edit. */
export type Who = 'anyone' | 'signedIn' | 'agent' | 'admin'

/** A call as a contract: the server implements it, browsers and tests take its types. */
export interface Call<Body extends z.ZodType = z.ZodType, Answer extends z.ZodType = z.ZodType, By extends Who = Who> {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  /** Older addresses that answer the same. */
  also?: readonly string[]
  who: By
  summary: string
  /** The JSON body of a POST or PATCH, the query of a GET or of an upload. */
  body: Body
  answer: Answer
  /** Refusals that say more than the usual shape, by status. */
  refusals?: Record<number, z.ZodType>
  /** Takes a multipart upload in place of a JSON body. */
  multipart?: boolean
}

export function defineCall<Body extends z.ZodType, Answer extends z.ZodType, By extends Who>(
  call: Call<Body, Answer, By>,
): Call<Body, Answer, By> {
  return call
}

/** A call by its address alone: its types come with it, its schemas stay on the server. */
export function callAt<C extends Call>(address: Pick<C, 'method' | 'path'>): C {
  return address as C
}

export type BodyOf<C> = C extends Call<infer B, z.ZodType> ? z.input<B> : never
export type AnswerOf<C> = C extends Call<z.ZodType, infer A> ? z.output<A> : never
