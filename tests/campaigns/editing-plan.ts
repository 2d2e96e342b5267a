/** What everybody in an editing campaign is going to do, drawn from the seed before anything runs. */
import { dice, drawn, type Dice } from './editing-dice.ts'

export type Deed =
  | { do: 'type' | 'typeInRow' | 'addRow' | 'deleteRow' | 'moveRow'; where: number; to: number }
  | { do: 'restore'; where: number }
  | { do: 'save' | 'look' | 'expire' | 'throwAway' | 'useDraft' | 'discardDraft' | 'reopen' | 'deleteAgent' }

/** One tab opening the editor of one section or article, or of an agent. `after` is the pause before each deed in ms. */
export type SessionPlan = {
  index: number
  section: number | 'agent'
  /** Which agent, as a part of all there are. */
  agent: { who: number; isNew: boolean }
  /** The page was loaded a while ago, so the editor opens on what was there then. */
  stale: boolean
  deeds: (Deed & { after: number })[]
  end: 'finish' | 'close' | 'kill'
}

/** One tab's seat: a writer, and the sessions one after the other. A writer in two seats has two tabs on one device. */
export type Seat = { writer: number; sessions: SessionPlan[] }
export type Scene = { seats: Seat[]; killAfter: number | null }

/** 2 to 5 writers a scene, some of them in two tabs; in every third scene the server is killed. */
export function planCampaign(seed: number, sessions: number): Scene[] {
  const roll = dice(seed, 1)
  const scenes: Scene[] = []
  for (let index = 0; index < sessions;) {
    const writers = [0, 1, 2, 3, 4].toSorted(() => roll() - 0.5).slice(0, 2 + Math.floor(roll() * 4))
    const seats: Seat[] = writers
      .flatMap((writer) => (roll() < 0.4 ? [writer, writer] : [writer]))
      .map((writer) => ({ writer, sessions: [] }))
    const killAfter = scenes.length % 3 === 0 ? 150 + roll() * 900 : null
    scenes.push({ seats, killAfter })
    for (let round = 0; round < 6; round++)
      for (const seat of seats) if (index < sessions) seat.sessions.push(planSession(dice(seed, 2, index), index++))
  }
  return scenes
}

function planSession(roll: Dice, index: number): SessionPlan {
  const section = drawn<SessionPlan['section']>(roll, [
    [0, 22],
    [1, 30],
    [2, 10],
    // Lists inside the rows of a list.
    [3, 18],
    // Articles, mostly one of them.
    [4, 16],
    [5, 5],
    ['agent', 25],
  ])
  const deeds = Array.from({ length: 4 + Math.floor(roll() * 11) }, () => ({
    ...(section === 'agent' && roll() < 0.015 ? { do: 'deleteAgent' as const } : planDeed(roll)),
    after: roll() < 0.35 ? 0 : Math.floor(roll() * roll() * 40),
  }))
  const stale = roll() < 0.15
  const end = drawn(roll, [
    ['finish', 45],
    ['close', 25],
    ['kill', 30],
  ] as const)
  const agent = { who: roll() ** 3, isNew: roll() < 0.08 }
  return { index, section, agent, stale, deeds: end === 'kill' ? deeds.slice(0, 1 + Math.floor(roll() * deeds.length)) : deeds, end }
}

function planDeed(roll: Dice): Deed {
  const deed = drawn(roll, [
    ['type', 30],
    ['typeInRow', 14],
    ['addRow', 6],
    ['deleteRow', 5],
    ['moveRow', 6],
    ['save', 36],
    ['look', 3],
    ['expire', 1.2],
    ['throwAway', 1],
    ['useDraft', 4],
    ['discardDraft', 0.7],
    ['restore', 2],
    ['reopen', 2],
  ] as const)
  switch (deed) {
    case 'type':
    case 'typeInRow':
    case 'addRow':
    case 'deleteRow':
    case 'moveRow':
      return { do: deed, where: roll() * roll(), to: roll() }
    case 'restore':
      return { do: deed, where: roll() }
    default:
      return { do: deed }
  }
}
