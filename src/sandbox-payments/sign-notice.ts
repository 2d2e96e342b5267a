import { createHmac } from 'node:crypto'

/** Headers of a notice as Standard Webhooks has them (standardwebhooks.com): whoever lacks the secret cannot write one, nor tell an old one again later. */
export function signNotice(secret: string, id: string, body: string, seconds: number): Record<string, string> {
  const mac = createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': `v1,${mac}` }
}
