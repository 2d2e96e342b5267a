import type { ServerResponse } from 'node:http'
import { contentSecurityPolicy } from './security-headers.ts'

type Bare = { status: number; headers: Record<string, string>; words?: string; close?: boolean }

/** Sends what is no page: where another one is, that no site is here, that something failed. `headers` are those every answer carries. */
export function sendBare(response: ServerResponse, { status, headers, words = '', close = false }: Bare): void {
  response
    .writeHead(status, {
      ...headers,
      'content-security-policy': contentSecurityPolicy(),
      ...(words ? { 'content-type': 'text/plain; charset=utf-8' } : {}),
      ...(close ? { connection: 'close' } : {}),
      'content-length': String(Buffer.byteLength(words)),
    })
    .end(words)
}
