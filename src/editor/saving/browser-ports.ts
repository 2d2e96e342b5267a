import type { DraftSlots } from './draft-slots.ts'
import type { SavePorts } from './save-driver.ts'
import { seenByVisitors } from './visitor-check.ts'

/** What the engine needs, in a browser tab; its kind knows how a thing is sent. */
export function browserPorts(slots: DraftSlots): Omit<SavePorts, 'send'> {
  return {
    store: slots,
    now: () => Date.now(),
    newKey,
    after(ms, then) {
      const timer = setTimeout(then, ms)
      return () => clearTimeout(timer)
    },
    watch: (version) => seenByVisitors(version),
  }
}

/** A random uuid; `crypto.randomUUID` is missing where the address is not secure. */
export function newKey(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID()
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16))
  const hex = [...bytes]
    .map((byte, index) => ((index === 6 ? (byte & 15) | 64 : index === 8 ? (byte & 63) | 128 : byte) + 256).toString(16).slice(1))
    .join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
