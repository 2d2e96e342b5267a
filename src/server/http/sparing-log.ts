const minute = 60_000
/** Of one kind of line, in a minute. */
export const mostLines = 20
/** Errors are written each: people quote their references. */
const error = 50

type LogMethod = (this: unknown, args: unknown[], method: (...args: unknown[]) => void, level: number) => void

/**
 * Whatever strangers can bring about as often as they like fills no disk with the log of it: of warnings that say the same of the same
 * address so many are written in a minute, and the next one after that says how many more there were.
 */
export function sparingLog(now: () => Date): { logMethod: LogMethod } {
  const kinds = new Map<string, { since: number; lines: number; more: number }>()

  return {
    logMethod(args, method, level) {
      const [what, words] = args
      if (level >= error || typeof words !== 'string') return method.apply(this, args)
      const about = typeof what === 'object' && what !== null && 'at' in what ? String(what.at) : ''
      const at = now().getTime()
      const kind = kinds.get(words + about) ?? { since: at, lines: 0, more: 0 }
      kinds.set(words + about, kind)
      // A clock that was put back begins a minute as one that went on does.
      if (Math.abs(at - kind.since) >= minute) Object.assign(kind, { since: at, lines: 0 })
      if (kind.lines === mostLines) return void (kind.more += 1)
      kind.lines += 1
      const { more } = kind
      kind.more = 0
      method.apply(this, more === 0 ? args : [{ ...(what as object), more }, ...args.slice(1)])
    },
  }
}
