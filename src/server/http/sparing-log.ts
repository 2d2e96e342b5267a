import { minuteMs } from '../../durations.ts'

/** Of one kind of line, in a minute. */
export const mostLines = 20

type LogMethod = (this: unknown, args: unknown[], method: (...args: unknown[]) => void, level: number) => void

const sign = Symbol('strangers can repeat this line')
/** Put into what a line is about where strangers can bring it about as often as they like and no reference is in it; not written itself. */
export const repeatable = { [sign]: true }

/**
 * Whatever strangers can bring about as often as they like fills no disk with the log of it: of such lines that say the same of the same
 * address so many are written in a minute, and how many more there were is said by the next one after that, or where none comes in a
 * minute by the last. All others are written each: people quote their references, and of another job another one is dead.
 */
export function sparingLog(now: () => Date): { logMethod: LogMethod } {
  const kinds = new Map<string, { since: number; lines: number; more: number }>()

  return {
    logMethod(args, method) {
      const [what, words] = args
      if (typeof words !== 'string' || !isRepeatable(what)) return method.apply(this, args)
      const key = `${words} ${String(what.at)}`
      const at = now().getTime()
      const kind = kinds.get(key) ?? { since: at, lines: 0, more: 0 }
      kinds.set(key, kind)
      const write = () => {
        const { more } = kind
        kind.more = 0
        method.apply(this, more === 0 ? args : [{ ...what, more }, words])
      }
      // A clock that was put back begins a minute as one that went on does.
      if (Math.abs(at - kind.since) >= minuteMs) Object.assign(kind, { since: at, lines: 0 })
      if (kind.lines < mostLines) {
        kind.lines += 1
        return write()
      }
      kind.more += 1
      if (kind.more === 1) setTimeout(() => kind.more > 0 && write(), minuteMs).unref()
    },
  }
}

const isRepeatable = (what: unknown): what is { at?: unknown } => typeof what === 'object' && what !== null && sign in what
