/** What a page of ours and the isolated frame in it say to each other by postMessage: same origin, checked on both sides. */

export const framePath = '/pay/frame'

/** From the page to the frame. */
export type ToFrame = { say: 'start'; sessionKey: string; parameters: Record<string, string> } | { say: 'stop' }

/** From the frame to the page. `ready`: the provider's script is there. `closed` follows every end. */
export type FromFrame =
  | { say: 'ready' | 'loaded' | 'completed' | 'cancelled' | 'closed' }
  | { say: 'failed'; reason: FrameFailure }
  | { say: 'height'; pixels: number }

/** 'unreachable': the provider's script did not come. 'provider': its widget said that something is wrong. */
export type FrameFailure = 'unreachable' | 'slow' | 'provider'

/** By this name the window in which somebody logs out tells itself, and by a stored value of this name the other ones. */
export const signedOut = 'signed-out'

/** Of what may be anything: another script's message, or none of ours. */
export function readMessage<T extends { say: string }>(event: MessageEvent, from: MessageEventSource | null): T | undefined {
  if (event.origin !== location.origin || event.source !== from || from === null) return undefined
  const { data } = event as { data: unknown }
  return typeof data === 'object' && data !== null && 'say' in data && typeof data.say === 'string' ? (data as T) : undefined
}
