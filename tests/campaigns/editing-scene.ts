import { setTimeout as pause } from 'node:timers/promises'
import { agentOfKey } from '../../src/nouns/agents/agent-keys.ts'
import { bringBack } from './editing-directory.ts'
import { first, sectionOf, type EditedRecord } from './editing-reading.ts'
import { personIn } from './editing-person.ts'
import { dice } from './editing-dice.ts'
import { type Scene, type Seat } from './editing-plan.ts'
import { useLeftDraft } from './editing-drafts.ts'
import { finish, playSession, type LoadedPages } from './editing-session.ts'
import { openTab } from './editing-tab.ts'
import { editedSections, type World } from './editing-world.ts'

/** Everybody in their seats at once; the server may be killed while something is being saved. */
export async function playScene(world: World, seed: number, { seats, killAfter }: Scene) {
  let over = false
  const playing = Promise.all(seats.map((seat) => playSeat(world, seed, seat))).finally(() => (over = true))
  const killing = killAfter === null ? undefined : killMidSave(world, killAfter, () => over)
  await Promise.all([playing, killing])
}

async function playSeat(world: World, seed: number, { writer, sessions }: Seat) {
  const loaded: LoadedPages = new Map()
  for (const plan of sessions) await playSession(world, seed, writer, plan, loaded)
}

async function killMidSave(world: World, after: number, isOver: () => boolean) {
  await pause(after)
  while (world.network.inFlight() === 0 && !isOver()) await pause(1)
  if (!isOver()) await world.killServer()
}

/** After the last scene: everybody opens what they still have on their device and saves it, on a good network. */
export async function drain(world: World, seed: number) {
  await world.network.quiet()
  for (let round = 0; round < 20; round++) {
    const kept = world.devices.flatMap((device) => device.kept().map(({ key }) => ({ device, key })))
    if (kept.length === 0) return
    for (const { device, key } of kept) {
      await world.signIn(device.writer)
      const id = agentOfKey(key)
      const section = id === undefined ? editedSections.find((each) => each.key === key) : sectionOf(id)
      if (section) await saveLeftDraft(world, seed, device.writer, section)
    }
  }
  world.journal.surprises.push('there are drafts that nobody could save')
}

async function saveLeftDraft(world: World, seed: number, writer: number, section: EditedRecord) {
  const id = agentOfKey(section.key)
  // Whoever has words for an agent that is gone wants the agent back.
  if (typeof id === 'number') await bringBack(world, writer, id, null)
  const tab = await openTab(world, writer, section, (await world.load(section, writer)) ?? first(section), null)
  const sitting = { world, tab, person: personIn(tab, world.journal), roll: dice(seed, 5, tab.id) }
  useLeftDraft(sitting)
  await finish(sitting, 200)
  tab.kill()
}
