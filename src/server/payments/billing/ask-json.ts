import { Agent as PlainAgent, request as requestPlainly, type RequestOptions } from 'node:http'
import { Agent, request as requestSecurely } from 'node:https'

export interface JsonAnswer {
  status: number
  body: unknown
}

export interface JsonService {
  url: string
  token?: string | undefined
  /** PEM: our certificate with its key, and whom we believe, where that is not one everybody does. */
  tls?: { cert?: string | undefined; key?: string | undefined; ca?: string | undefined }
  /** Of one answer, from the first byte asked to the last received. */
  patienceMs: number
  mostBytes: number
}

type Asked = { method: 'GET' | 'POST' | 'PUT'; path: string; body?: object }

/** Asks a service for JSON over a connection that is kept. Throws whatever went wrong, without what was asked; follows no redirect. */
export function createJsonAsker({ url, token, tls = {}, patienceMs, mostBytes }: JsonService) {
  const base = new URL(url.endsWith('/') ? url : `${url}/`)
  const secure = base.protocol === 'https:'
  const kept = { keepAlive: true, maxSockets: 20, timeout: 30_000 }
  const agent = secure ? new Agent({ ...kept, ...tls, minVersion: 'TLSv1.2' }) : new PlainAgent(kept)

  async function ask({ method, path, body }: Asked): Promise<JsonAnswer> {
    const bytes = body && Buffer.from(JSON.stringify(body))
    const headers = {
      accept: 'application/json',
      ...(bytes && { 'content-type': 'application/json', 'content-length': bytes.length }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    }
    return send(new URL(path, base), { method, headers, agent, signal: AbortSignal.timeout(patienceMs) }, bytes)
  }

  function send(at: URL, options: RequestOptions, bytes: Buffer | undefined): Promise<JsonAnswer> {
    return new Promise((resolve, reject) => {
      const request = (secure ? requestSecurely : requestPlainly)(at, options, (response) => {
        const chunks: Buffer[] = []
        let length = 0
        response.on('data', (chunk: Buffer) => {
          length += chunk.length
          chunks.push(chunk)
          if (length <= mostBytes) return
          reject(new Error(`it answered more than ${mostBytes} bytes`))
          response.destroy()
        })
        response.on('error', reject)
        response.on('end', () => {
          const status = response.statusCode ?? 0
          // The words of a parser would quote what it could not read.
          const parsed = parseJson(Buffer.concat(chunks).toString())
          if (parsed) resolve({ status, body: parsed.value })
          else reject(new Error(`it answered ${status} and no JSON`))
        })
      })
      request.on('error', reject)
      request.end(bytes)
    })
  }

  return { ask, close: () => agent.destroy() }
}

function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}
