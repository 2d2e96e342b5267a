import { openConflicts } from '../saving/disputes.ts'
import type { IconName } from '../editor-icon.tsx'
import { clock } from '../words/moments.ts'
import type { SaveState } from '../saving/save-state.ts'

/** How far the text has come on its way: this device, saved, visitors. */
type Station = 'done' | 'busy' | 'stopped' | 'ahead'

/** What the foot of a panel shows of a save: its sentence, its track and its button. */
export type SaveStatus = {
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

/** The status of one thing: of a save that is under way or stuck, else of what is typed, else of what is saved. */
export function saveStatusOf(about: About): SaveStatus {
  return underWay(about) ?? typed(about) ?? atRest(about)
}

/** A save that is on its way, waits for somebody, or was stopped; undefined where there is none. */
function underWay(about: About): SaveStatus | undefined {
  const { state, unsaved, noun = 'section' } = about
  const { step } = state
  const button = saveButton(about)
  const stopped = { track: [onDevice(state), 'stopped', 'ahead'] satisfies SaveStatus['track'], tryNow: false }
  switch (step.at) {
    case 'rest':
      return undefined
    case 'sending':
      return {
        tone: 'plain',
        icon: 'clock',
        words: 'Saving...',
        track: [onDevice(state), 'busy', 'ahead'],
        tryNow: false,
        button: { ...button, words: 'Saving..' },
      }
    case 'waiting':
      return {
        ...stopped,
        tone: 'waiting',
        icon: 'offline',
        words: `Not saved yet: ${waitingWords[step.why]}${keptHere(state)}`,
        tryNow: true,
        button,
      }
    case 'signedOut':
      return {
        ...stopped,
        tone: 'waiting',
        icon: 'lock',
        words: unsaved ? `Not saved yet: signed out${keptHere(state) || '; leave this page open'}` : 'Signed out',
        button: { words: 'Sign in again', calm: false, does: 'signIn' },
      }
    case 'dispute': {
      const open = openConflicts(step.dispute).length
      const words = open > 0 ? `Not saved yet: ${inWords(open)} ${open === 1 ? 'choice' : 'choices'} to make` : 'Ready to save your choices'
      return { ...stopped, tone: 'waiting', icon: 'alert', words, button: { ...button, words: 'Save my choices' } }
    }
    case 'stopped': {
      if (step.why === 'refused') return { ...stopped, tone: 'bad', icon: 'alert', words: `Not saved: ${lowerFirst(step.message)}`, button }
      const words =
        step.why === 'gone' ? `Not saved: this ${noun} is not on the site any more` : 'Not saved: you may not edit this any more'
      return { ...stopped, tone: 'bad', icon: 'alert', words, button: { words: 'Copy what you typed', calm: false, does: 'copy' } }
    }
  }
}

/** What is typed and not saved yet: fields that need somebody, rows that were moved, words; undefined where there is nothing. */
function typed(about: About): SaveStatus | undefined {
  const { state, unsaved, adding } = about
  const button = saveButton(about)
  const count = state.needing.length
  if (count > 0) {
    const said = state.problems.length > 0 ? 'Not saved' : 'Not saved yet'
    return {
      tone: 'bad',
      icon: 'alert',
      words: `${said}: ${inWords(count)} ${count === 1 ? 'field needs' : 'fields need'} you`,
      track: [onDevice(state), 'stopped', 'ahead'],
      tryNow: false,
      toNeeding: count === 1 ? 'Show it' : 'Show the next',
      button,
    }
  }
  const onlyHere = {
    tone: 'plain',
    icon: 'pencil',
    track: [onDevice(state), 'ahead', 'ahead'],
    tryNow: false,
    button,
  } satisfies Partial<SaveStatus>
  if (state.moved.length > 0) return { ...onlyHere, words: 'New order: saved 2 seconds after the last move' }
  if (unsaved) return { ...onlyHere, words: adding ? `New ${adding}${keptHere(state)}` : `Not saved yet${keptHere(state)}` }
  return undefined
}

/** What is saved, and whether visitors see it. */
function atRest(about: About): SaveStatus {
  const { state, isNew, isUnseen } = about
  const { outcome } = state
  const button = saveButton(about)
  if (isNew)
    return { tone: 'plain', icon: 'pencil', words: 'Nothing written yet', track: ['ahead', 'ahead', 'ahead'], tryNow: false, button }
  const saved = {
    icon: 'check',
    track: ['done', 'done', 'done'],
    tryNow: false,
    button: { ...button, calm: true },
  } satisfies Partial<SaveStatus>
  if (outcome.is === 'saved') return { ...saved, tone: 'good', words: outcome.words, track: ['done', 'done', 'busy'] }
  if (isUnseen && state.left.length === 0) {
    const isSaved = outcome.is === 'visible'
    const words = `${isSaved ? 'Saved' : 'No changes'}. Visitors do not see it now.`
    return { ...saved, tone: 'plain', words, ...(isSaved ? { first: outcome.words } : {}), track: ['done', 'done', 'ahead'] }
  }
  if (outcome.is === 'visible')
    return { ...saved, tone: 'good', words: `Visible to visitors since ${clock(outcome.since)}`, first: outcome.words }
  if (state.left.length > 0) return { ...saved, tone: 'plain', icon: 'clock', words: 'Showing what is saved; your draft is untouched' }
  const words = outcome.is === 'nothingToSave' ? 'Nothing to save: this is what visitors see.' : 'No changes. This is what visitors see.'
  return { ...saved, tone: 'plain', words }
}

const saveButton = ({ adding, button = 'Save' }: About) => ({ words: adding ? 'Add' : button, calm: false, does: 'save' as const })
const onDevice = ({ kept }: SaveState): Station => (kept ? 'done' : 'stopped')
const keptHere = ({ kept }: SaveState) => (kept ? '; kept on this device' : '')

const waitingWords = {
  connection: 'no connection',
  server: 'the site does not answer as it should',
  tooMany: 'too many saves at once',
}

/** A small number as a word: "three". */
export function inWords(count: number): string {
  return ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'][count] ?? String(count)
}

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
