import { setTimeout as pause } from 'node:timers/promises'
import { disputeIn } from '../../src/editor/saving/disputes.ts'
import type { SavedContent } from '../../src/editor/saving/save-state.ts'
import { chooseAll, noteChoices } from './editing-choices.ts'
import { chooseAgent, comeBack, deleteAgent, introduce, lookWhoHasIt } from './editing-directory.ts'
import { discard, discardLeftDraft, learn, restore, useLeftDraft } from './editing-drafts.ts'
import { personIn, type Person } from './editing-person.ts'
import { dice, type Dice } from './editing-dice.ts'
import { type Deed, type SessionPlan } from './editing-plan.ts'
import { isGone, isTaken, openTab, type Tab } from './editing-tab.ts'
import { editedSections, type World } from './editing-world.ts'

/** A person at a tab. */
export type Sitting = { world: World; tab: Tab; person: Person; roll: Dice }

/** Pages a seat has loaded, by section: a tab that stays open shows what was there when it was loaded. */
export type LoadedPages = Map<string, SavedContent>

/** One tab opens one section's editor, or an agent's, does what its plan says, and is closed or killed. */
export async function playSession(world: World, seed: number, writer: number, plan: SessionPlan, loaded: LoadedPages) {
  const section = plan.section === 'agent' ? await chooseAgent(world, writer, plan.agent) : editedSections[plan.section]
  const old = plan.stale ? loaded.get(section.key) : undefined
  const shown = old ?? (await world.load(section, writer))
  // Somebody deleted the agent between the list and the form.
  if (!shown) return
  if (plan.section === 'agent') world.journal.counts.agentSessions += 1
  if (old) world.journal.counts.staleOpenings += 1
  loaded.set(section.key, shown)
  const tab = await openTab(world, writer, section, shown, dice(seed, 3, plan.index))
  const roll = dice(seed, 4, plan.index)
  const sitting = { world, tab, person: personIn(tab, world.journal), roll }
  // As the editor does: what is stored now is asked for while somebody may already be typing.
  void learn(sitting)
  if (roll() < 0.5) await pause(roll() * 30)
  useLeftDraft(sitting)
  introduce(sitting)
  for (const deed of plan.deeds) {
    await pause(deed.after)
    if (roll() < 0.6) await attend(sitting)
    if (await perform(sitting, deed)) return tab.kill()
  }
  if (plan.end === 'finish') await finish(sitting, 400)
  if (plan.end === 'close') await close(sitting)
  if (plan.end === 'kill') world.journal.counts.tabKills += 1
  if (!tab.agent) loaded.set(section.key, tab.run.state().saved)
  tab.kill()
}

/** Answers true when the agent that was open is gone, and its form with it. */
async function perform(sitting: Sitting, deed: Deed): Promise<boolean | void> {
  const { world, tab, person } = sitting
  switch (deed.do) {
    case 'type':
      return person.type(deed)
    case 'typeInRow':
      return person.typeInRow(deed)
    case 'addRow':
      return person.add(deed)
    case 'deleteRow':
      return person.remove(deed)
    case 'moveRow':
      return person.move(deed)
    case 'save':
      return save(sitting)
    case 'look':
      return learn(sitting)
    case 'expire':
      return world.expire(tab.writer)
    case 'throwAway':
      return person.throwAway((content) => discard(sitting, content))
    case 'useDraft':
      return useLeftDraft(sitting)
    case 'discardDraft':
      return discardLeftDraft(sitting)
    case 'restore':
      return restore(sitting, deed.where)
    case 'reopen':
      return close(sitting)
    case 'deleteAgent':
      return deleteAgent(sitting)
  }
}

function save({ world, tab, person }: Sitting) {
  person.complete()
  noteChoices(world.journal, tab)
  tab.run.tell({ is: 'save' })
}

/** Looks up from the keyboard: chooses where there is something to choose, signs in where that is asked. */
async function attend(sitting: Sitting) {
  const { world, tab, person, roll } = sitting
  if (isGone(tab)) return comeBack(sitting)
  if (isTaken(tab)) return lookWhoHasIt(sitting)
  if (disputeIn(tab.run.state())) chooseAll(tab, person, world.journal, roll)
  if (tab.run.state().step.at !== 'signedOut') return
  await world.signIn(tab.writer)
  tab.run.tell({ is: 'signedIn' })
}

/** Saves until nothing is left to save. Answers false when it did not come to that within `tries`. */
export async function finish(sitting: Sitting, tries: number): Promise<boolean> {
  for (let count = 0; count < tries && sitting.tab.isUnsaved(); count++) {
    await attend(sitting)
    if (!sitting.tab.run.state().flight) save(sitting)
    await pause(5 + Math.min(count, 45))
  }
  return !sitting.tab.isUnsaved()
}

/** The panel is closed: what is under way goes on, what is typed stays on the device. */
async function close(sitting: Sitting) {
  const { run } = sitting.tab
  run.tell({ is: 'closed' })
  for (let count = 0; count < 400 && run.state().flight; count++) {
    await pause(10)
    if (run.state().step.at === 'signedOut') await attend(sitting)
  }
  run.tell({ is: 'closed' })
}
