import { randomBytes } from 'node:crypto'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { Problem } from '../../fields/field.ts'
import { wordsIn, type Language, type Words } from '../../words/languages.ts'
import { repeatable } from './sparing-log.ts'

/** Every way a call can be refused, with its HTTP status; what people read is in their words. */
const statuses = {
  malformed: 400,
  invalidBody: 400,
  notSignedIn: 401,
  signedInAsAnother: 401,
  signInFailed: 401,
  notAllowed: 403,
  crossSite: 403,
  unknownClient: 404,
  unknownPage: 404,
  unknownSection: 404,
  unknownKey: 404,
  unknownItem: 404,
  unknownAddress: 404,
  conflict: 409,
  changedSince: 412,
  tooLarge: 413,
  wrongType: 415,
  outOfFile: 416,
  invalid: 422,
  tooMany: 429,
  busy: 503,
  late: 503,
  noRoom: 503,
  unavailable: 503,
} as const satisfies Record<keyof RefusalWords['named'], number>

export type RefusalName = keyof typeof statuses
type RefusalWords = Words['refusals']

/** A sentence, once it is known in which language. */
export type Say = (words: RefusalWords) => string

const say = (how: string | Say, language: Language) => (typeof how === 'string' ? how : how(wordsIn(language).refusals))
const english = 'en-US'

/** A `message` is said as it is, to staff and to programs; what visitors read is words of theirs. */
type Detail = { message?: string | Say | undefined; errors?: { path: string; message: string | Say }[]; also?: Record<string, unknown> }

/** Thrown where something is refused; turned into HTTP by `sendError`, nowhere else. */
export class Refused extends Error {
  readonly statusCode: number
  readonly errors: Problem[] | undefined
  readonly also: Record<string, unknown>
  /** The same in the language of a site. */
  readonly in: (language: Language) => { message: string; errors: Problem[] | undefined }

  constructor(name: RefusalName, { message = ({ named }) => named[name], errors, also = {} }: Detail = {}) {
    super(say(message, english))
    this.name = name
    this.statusCode = statuses[name]
    this.also = also
    this.in = (language) => ({
      message: say(message, language),
      errors: errors?.map((each) => ({ path: each.path, message: say(each.message, language) })),
    })
    this.errors = this.in(english).errors
  }
}

/** To be thrown where something is refused: by one of the names above, in its own words unless `detail` has others. */
export const refused = (name: RefusalName, detail?: Detail) => new Refused(name, detail)

/** The one place where errors of calls become answers. What nobody foresaw gets a reference; the stack stays in the log. */
export function sendError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
  language: Language = english,
): FastifyReply {
  const known = asRefused(error)
  if (known) {
    noteRefusal(known, request)
    const { retryAfter: _said, ...also } = known.also
    // How long the file is that was asked for a part it has not.
    if (known.name === 'outOfFile' && 'headers' in error) reply.headers(error.headers as Record<string, string>)
    if (known.statusCode === 429 || known.statusCode === 503) reply.header('retry-after', retryAfter(known))
    const { message, errors } = known.in(language)
    return reply.code(known.statusCode).send({ status: false, message, ...(errors && { errors }), ...also })
  }
  const reference = randomBytes(5).toString('hex').toUpperCase()
  request.log.error({ err: error, reference }, 'unforeseen error')
  return reply.code(500).send({ status: false, message: wordsIn(language).refusals.unforeseen(reference), reference })
}

/** In how many seconds it is worth trying again, as its words say. */
export const retryAfter = ({ name, also }: Refused): string => String(also.retryAfter ?? (name === 'busy' ? 5 : 60))

/** What whoever watches over the site wants to see; the rest of what is refused is everyday, or anybody's to repeat without end. */
const watched: Partial<Record<string, string>> = {
  signInFailed: 'a sign-in failed',
  notAllowed: 'somebody asked for what they may not have',
  tooMany: 'a limit was met',
  late: 'the database was too slow, or is away',
  noRoom: 'the database or a disk takes nothing more',
}

/** Puts a refusal into the log, with what the answer must not say, such as why a token failed; never who asked. */
export function noteRefusal({ name, message, cause }: Refused, request: FastifyRequest): void {
  const words = watched[name]
  const what = { ...repeatable, at: request.routeOptions.url, ...(cause ? { err: cause } : {}) }
  // Of those who go on past a limit the first is enough (identity/rate-limit.ts).
  if (words && (cause || name === 'notAllowed')) request.log.warn(what, words)
  else if (cause) request.log.info(what, message)
}

/** The code of what could not be written because its folder is not there any more. */
export const folderGone = 'FOLDER_GONE'

/** Of the system, of PostgreSQL, of our files, and of the embedded database while there is no room for its log, or its disk may only be read. */
const full = new Set<unknown>(['ENOSPC', 'EDQUOT', 'EROFS', '53100', '25006', folderGone])

/** True of whatever failed because the disk is full, may only be read, or is not there. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && full.has(error.code)) || isDiskFull(error.cause)
}

/** Of PostgreSQL: ended after its time or while it waited for others, or no connection is to be had. */
const away = new Set<unknown>(['57014', '55P03', '25P03', '57P01', '57P02', '57P03', '53300', 'ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND'])
/** What the library says without a code, and what we say as it does. */
const awayWords =
  /^(timeout exceeded when trying to connect|Connection terminated|Client (has encountered a connection error|was closed) and is not queryable)/

/** True of whatever failed because the database took too long or was not there; what failed at another service is none of it. */
export function isLate(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('query' in error) return isLate(error.cause)
  return ('code' in error && (away.has(error.code) || isConnectionLost(error))) || awayWords.test(error.message)
}

/** True of what will be there in a little, which is no failure of a page. */
export const isForLater = (error: unknown): boolean => (error instanceof Refused && error.name === 'busy') || isLate(error)

/** PgBouncer has the same code (08P01) for all it says itself, and ends the connection with it; PostgreSQL ends none over a question that was badly put. */
const isConnectionLost = (error: { code?: unknown; severity?: unknown }) =>
  typeof error.code === 'string' && error.code.startsWith('08') && error.severity === 'FATAL'

function asRefused(error: FastifyError | Error): Refused | undefined {
  if (error instanceof Refused) return error
  if (isDiskFull(error)) return Object.assign(refused('noRoom'), { cause: error })
  // What has a status of its own is the visitor's: a connection they broke off is called as one the database broke off.
  if (!('statusCode' in error) && isLate(error)) return Object.assign(refused('late'), { cause: error })
  if (hasZodFastifySchemaValidationErrors(error)) {
    const errors = error.validation.map((issue) => ({
      path: issue.instancePath.replace(/^\//, '').replaceAll('/', '.'),
      message: issue.message ?? 'is not valid',
    }))
    const [first] = errors
    return refused('invalidBody', { message: first ? `${first.path || 'body'}: ${first.message}` : undefined, errors })
  }
  const name = 'statusCode' in error && error.statusCode ? names.get(error.statusCode) : undefined
  return name && refused(name)
}

/** What Fastify and its plugins refuse with a status alone. A file that may not be looked at (403) is as good as none. */
const names = new Map<number, RefusalName>([
  [400, 'malformed'],
  [403, 'unknownAddress'],
  [404, 'unknownAddress'],
  [412, 'changedSince'],
  [413, 'tooLarge'],
  [415, 'wrongType'],
  [416, 'outOfFile'],
  [429, 'tooMany'],
])
