/** What a call that refused said, for the field, the modal or the log. */
export class Refusal extends Error {
  readonly title: string | undefined
  /** 0 where nobody answered. */
  readonly status: number

  constructor(message: string, title: string | undefined, status: number) {
    super(message)
    this.title = title
    this.status = status
  }
}

type Asked = { body?: object; wish?: string }

/** Asks the server, once; `wish` is the key by which a second try is the same one. Throws `Refusal`, whose message is empty where nothing better is known. */
export async function askPayments<Answer>({ method }: { method: string }, path: string, { body, wish }: Asked = {}): Promise<Answer> {
  const headers = {
    accept: 'application/json',
    ...(body && { 'content-type': 'application/json' }),
    ...(wish && { 'idempotency-key': wish }),
  }
  const response = await fetch(path, {
    method,
    headers,
    body: body && JSON.stringify(body),
    // An address with an account in it, closed as it is, goes into no cache.
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(30_000),
  }).catch(() => undefined)
  const said = (await response?.json().catch(() => undefined)) as (Answer & { message?: string; title?: string }) | undefined
  if (response?.ok && said) return said
  throw new Refusal(said?.message ?? '', said?.title, response?.status ?? 0)
}

/** A path with values in it. */
export const pathWith = (path: string, values: Record<string, string>) =>
  path.replaceAll(/:(\w+)/g, (_part, name: string) => encodeURIComponent(values[name] ?? ''))
