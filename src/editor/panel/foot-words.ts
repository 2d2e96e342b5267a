import { openConflicts } from '../saving/disputes.ts'
import type { IconName } from '../editor-icon.tsx'
import { clock } from '../words/moments.ts'
import type { SaveState } from '../saving/save-state.ts'

/** Where the text is on its way: this device, saved, visitors. */
export type Station = 'done' | 'busy' | 'stopped' | 'ahead'

export type Telling = {
  tone: 'plain' | 'good' | 'bad' | 'waiting'
  icon: IconName
  words: string
  /** Read out before the words, though not seen: what the words replaced sooner than it could be heard. */
  first?: string
  track: [Station, Station, Station]
  /** A try of the save can be asked for right now. */
  tryNow: boolean
  /** The name of the way to the next field that needs somebody, where there is one. */
  toNeeding?: string
  button: { words: string; /** Outlined: there is nothing it would do. */ calm: boolean; does: 'save' | 'signIn' | 'copy' }
}

type About = {
  state: SaveState
  unsaved: boolean
  /** What a new row being written is called. */ adding?: string
  /** What is edited. */ noun?: string
  /** Nothing is stored of it, and visitors see nothing. */ isNew?: boolean
  /** It is saved, and visitors do not see it: it is switched off, or waits. */ isUnseen?: boolean
  /** What the button says that saves it. */ button?: string
}

/** The sentence, the track and the button at the foot of the panel. */
export function tellSaving({
  state,
  unsaved,
  adding,
  noun = 'section',
  isNew = false,
  isUnseen = false,
  button: saves = 'Save',
}: About): Telling {
  const { step, outcome } = state
  const kept = state.kept ? '; kept on this device' : ''
  const save = { words: adding ? 'Add' : saves, calm: false, does: 'save' as const }
  const calm = { ...save, calm: true }
  const device: Station = state.kept ? 'done' : 'stopped'
  const stopped = { track: [device, 'stopped', 'ahead'] as Telling['track'], tryNow: false }

  if (step.at === 'sending')
    return {
      tone: 'plain',
      icon: 'clock',
      words: 'Saving...',
      track: [device, 'busy', 'ahead'],
      tryNow: false,
      button: { ...save, words: 'Saving..' },
    }
  if (step.at === 'waiting')
    return {
      ...stopped,
      tone: 'waiting',
      icon: 'offline',
      words: `Not saved yet: ${waitingWords[step.why]}${kept}`,
      tryNow: true,
      button: save,
    }
  if (step.at === 'signedOut')
    return {
      ...stopped,
      tone: 'waiting',
      icon: 'lock',
      words: unsaved ? `Not saved yet: signed out${kept || '; leave this page open'}` : 'Signed out',
      button: { words: 'Sign in again', calm: false, does: 'signIn' },
    }
  if (step.at === 'dispute') {
    const open = openConflicts(step.dispute).length
    const words = open > 0 ? `Not saved yet: ${inWords(open)} ${open === 1 ? 'choice' : 'choices'} to make` : 'Ready to save your choices'
    return { ...stopped, tone: 'waiting', icon: 'alert', words, button: { ...save, words: 'Save my choices' } }
  }
  if (step.at === 'stopped' && step.why !== 'refused') {
    const words = step.why === 'gone' ? `Not saved: this ${noun} is not on the site any more` : 'Not saved: you may not edit this any more'
    return { ...stopped, tone: 'bad', icon: 'alert', words, button: { words: 'Copy what you typed', calm: false, does: 'copy' } }
  }
  if (step.at === 'stopped')
    return { ...stopped, tone: 'bad', icon: 'alert', words: `Not saved: ${lowerFirst(step.message)}`, button: save }
  if (state.needing.length > 0) {
    const count = state.needing.length
    const said = state.problems.length > 0 ? 'Not saved' : 'Not saved yet'
    const words = `${said}: ${inWords(count)} ${count === 1 ? 'field needs' : 'fields need'} you`
    return { ...stopped, tone: 'bad', icon: 'alert', words, toNeeding: count === 1 ? 'Show it' : 'Show the next', button: save }
  }
  if (state.moved.length > 0)
    return {
      tone: 'plain',
      icon: 'pencil',
      words: 'New order: saved 2 seconds after the last move',
      track: [device, 'ahead', 'ahead'],
      tryNow: false,
      button: save,
    }
  if (unsaved) {
    const words = adding ? `New ${adding}${kept}` : `Not saved yet${kept}`
    return { tone: 'plain', icon: 'pencil', words, track: [device, 'ahead', 'ahead'], tryNow: false, button: save }
  }
  if (isNew)
    return { tone: 'plain', icon: 'pencil', words: 'Nothing written yet', track: ['ahead', 'ahead', 'ahead'], tryNow: false, button: save }
  if (outcome.is === 'saved')
    return { tone: 'good', icon: 'check', words: outcome.words, track: ['done', 'done', 'busy'], tryNow: false, button: calm }
  const there: Pick<Telling, 'track' | 'tryNow' | 'button'> = { track: ['done', 'done', 'done'], tryNow: false, button: calm }
  if (isUnseen && state.left.length === 0) {
    const isSaved = outcome.is === 'visible'
    const words = `${isSaved ? 'Saved' : 'No changes'}. Visitors do not see it now.`
    return { ...there, tone: 'plain', icon: 'check', words, ...(isSaved ? { first: outcome.words } : {}), track: ['done', 'done', 'ahead'] }
  }
  if (outcome.is === 'visible') {
    const words = `Visible to visitors since ${clock(outcome.since)}`
    return { ...there, tone: 'good', icon: 'check', words, first: outcome.words }
  }
  if (state.left.length > 0) return { ...there, tone: 'plain', icon: 'clock', words: 'Showing what is saved; your draft is untouched' }
  const clean = outcome.is === 'nothingToSave' ? 'Nothing to save: this is what visitors see.' : 'No changes. This is what visitors see.'
  return { ...there, tone: 'plain', icon: 'check', words: clean }
}

const waitingWords = {
  connection: 'no connection',
  server: 'the site does not answer as it should',
  tooMany: 'too many saves at once',
}

export function inWords(count: number): string {
  return ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'][count] ?? String(count)
}

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
