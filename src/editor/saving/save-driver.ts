import { reduce } from './save-engine.ts'
import {
  startState,
  type Effect,
  type KeptDraft,
  type Reply,
  type SaveBody,
  type SavedContent,
  type SaveEvent,
  type SaveState,
  type Subject,
  type Timer,
} from './save-state.ts'

/** What the engine needs of the world; a browser tab and a test campaign each bring their own. */
export interface SavePorts {
  /** Rejects when no answer came: offline, timed out, unreadable. */
  send(body: SaveBody, key: string): Promise<Reply>
  store: {
    /** False when the device refuses to keep it. */
    keep(draft: KeptDraft): boolean
    drop(slot: string): void
  }
  now(): number
  newKey(): string
  /** Starts a timer and returns what stops it. */
  after(ms: number, then: () => void): () => void
  /** Asks as a visitor until the page is at `version`; false when it did not get there. */
  watch?(version: number): Promise<boolean>
}

export interface SaveRun {
  state(): SaveState
  tell(event: SaveEvent): void
  subscribe(listener: () => void): () => void
  /** The tab is gone: no timer fires and no answer is heard any more. What was kept stays kept. */
  stop(): void
}

/** Runs one opening of one section: events in, effects out, in the order they are told. */
export function runSaveEngine(subject: Subject, saved: SavedContent, ports: SavePorts): SaveRun {
  let state = startState(saved, ports.newKey())
  let stopped = false
  const listeners = new Set<() => void>()
  const timers = new Map<Timer, () => void>()

  function tell(event: SaveEvent) {
    if (stopped) return
    const turn = reduce(subject, state, event, { now: ports.now(), key: ports.newKey() })
    state = turn.state
    for (const effect of turn.effects) perform(effect)
    for (const listener of listeners) listener()
  }

  function perform(effect: Effect) {
    switch (effect.do) {
      case 'keep':
        if (ports.store.keep(effect.draft) !== state.kept) state = { ...state, kept: !state.kept }
        return
      case 'drop':
        return ports.store.drop(effect.slot)
      case 'wait':
        timers.get(effect.timer)?.()
        timers.set(
          effect.timer,
          ports.after(effect.ms, () => tell({ is: 'timeUp', timer: effect.timer })),
        )
        return
      case 'stopWaiting':
        timers.get(effect.timer)?.()
        timers.delete(effect.timer)
        return
      case 'send':
        ports.send(effect.body, effect.key).then(
          (reply) => tell({ is: 'answered', key: effect.key, reply }),
          () => tell({ is: 'unanswered', key: effect.key }),
        )
        return
      case 'watch':
        void ports.watch?.(effect.version).then((there) => there && tell({ is: 'visible', version: effect.version }))
    }
  }

  return {
    state: () => state,
    tell,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop() {
      stopped = true
      for (const cancel of timers.values()) cancel()
    },
  }
}
