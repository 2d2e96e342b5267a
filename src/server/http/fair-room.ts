import { refused } from './errors.ts'

type Limits = {
  /** What may be in it at once, in the unit of the weights. What is heavier than all of it goes in alone. */
  most: number
  /** How many may wait for it, all together, and how long. */
  waiting: number
  waitMs: number
  /** Who is behind a name that somebody asks by; by default each name is one sender. */
  senderOf?: (name: string) => string
}

type Waiting = { sender: string; group: string | undefined; weight: number; enter(): void }

/** A place in it, or in the line before it. */
export type Place = {
  /** Throws `busy` (503) for whom there was no room in time. */
  ready: Promise<void>
  /** However it ended, inside or still in line; once, however often it is called. */
  leave(): void
}

export type FairRoom = ReturnType<typeof createFairRoom>

/**
 * Room for work that weighs: who finds none waits. Of those who wait each sender has a turn, one after the other, and nobody who has
 * something in it already takes more than half of it, so that no one sender keeps the others out. Senders of a `group` take no more than half together,
 * and none of them more than half of that.
 */
export function createFairRoom({ most, waiting, waitMs, senderOf = (name) => name }: Limits) {
  const lines = new Map<string, Waiting[]>()
  const held = new Map<string, { weight: number; places: number }>()
  let taken = 0
  let inLine = 0

  function take(name: string, weight: number, group?: string): Place {
    const sender = senderOf(name)
    const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
    let state = 'waits'
    let late: NodeJS.Timeout | undefined
    const mine: Waiting = {
      sender,
      group,
      weight,
      enter() {
        clearTimeout(late)
        state = 'inside'
        resolve()
      },
    }

    function leave(): void {
      clearTimeout(late)
      if (state === 'inside') giveBack(mine)
      else if (state === 'waits') {
        leaveLine(mine)
        reject(refused('busy'))
      }
      state = 'gone'
      letIn()
    }

    lines.set(sender, [...(lines.get(sender) ?? []), mine])
    inLine += 1
    letIn()
    if (state === 'waits') {
      if (inLine > waiting) leave()
      else late = setTimeout(leave, waitMs)
    }
    return { ready, leave }
  }

  /** As far as there is room: what does not fit yet is not passed by for ever by what is smaller. */
  function letIn(): void {
    for (let next = firstInLine(); next && (taken === 0 || taken + next.weight <= most); next = firstInLine()) {
      const { sender, weight } = next
      leaveLine(next)
      giveTurnOn(sender)
      for (const name of namesOf(next)) {
        const own = held.get(name) ?? { weight: 0, places: 0 }
        held.set(name, { weight: own.weight + weight, places: own.places + 1 })
      }
      taken += weight
      next.enter()
    }
  }

  function firstInLine(): Waiting | undefined {
    for (const [first] of lines.values()) {
      const { sender, group, weight } = first
      if (group === undefined ? mayHave(sender, weight, most / 2) : mayHave(sender, weight, most / 4) && mayHave(group, weight, most / 2))
        return first
    }
    return undefined
  }

  /** Who has nothing yet may have one, whatever it weighs. */
  function mayHave(name: string, weight: number, share: number): boolean {
    const own = held.get(name)
    return !own || own.weight + weight <= share
  }

  function leaveLine(which: Waiting): void {
    const rest = (lines.get(which.sender) ?? []).filter((each) => each !== which)
    if (rest.length > 0) lines.set(which.sender, rest)
    else lines.delete(which.sender)
    inLine -= 1
  }

  /** Whatever else waits of a sender who had a turn has its own behind the others. */
  function giveTurnOn(sender: string): void {
    const rest = lines.get(sender)
    lines.delete(sender)
    if (rest) lines.set(sender, rest)
  }

  function giveBack(left: Waiting): void {
    taken -= left.weight
    for (const name of namesOf(left)) {
      const own = held.get(name)
      if (own && own.places > 1) held.set(name, { weight: own.weight - left.weight, places: own.places - 1 })
      else held.delete(name)
    }
  }

  return { take }
}

/** Under which what it weighs is counted. */
const namesOf = ({ sender, group }: Waiting) => (group === undefined ? [sender] : [sender, group])
