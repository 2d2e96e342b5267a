import { expect, it } from 'vitest'
import { homeHeader } from '../../content/home/home-header.ts'
import { startState, type SaveState } from '../saving/save-state.ts'
import { saveStatusOf } from './save-status.ts'

const clean = startState({ content: homeHeader.fallback, revision: 1, savedAt: null, savedBy: null }, 'slot')
const dispute = {
  base: {},
  mine: {},
  choices: {},
  merged: { value: {}, taken: [], conflicts: [{ path: 'title', label: 'Title', base: 'a', theirs: 'b', mine: 'c' }] },
}

const wrong = { path: 'title', message: 'x' }

type Case = [name: string, state: Partial<SaveState>, unsaved: boolean, words: string, button: string]

it.each<Case>([
  ['clean', {}, false, 'No changes. This is what visitors see.', 'Save'],
  ['nothing to save', { outcome: { is: 'nothingToSave' } }, false, 'Nothing to save: this is what visitors see.', 'Save'],
  ['typing', {}, true, 'Not saved yet; kept on this device', 'Save'],
  ['typing in a browser that keeps nothing', { kept: false }, true, 'Not saved yet', 'Save'],
  ['sending', { step: { at: 'sending' } }, true, 'Saving...', 'Saving..'],
  ['saved', { outcome: { is: 'saved', version: 2, words: 'Step Deleted!', together: null } }, false, 'Step Deleted!', 'Save'],
  ['a new order', { moved: ['rows'] }, true, 'New order: saved 2 seconds after the last move', 'Save'],
  ['wrong', { problems: [wrong], needing: [wrong] }, true, 'Not saved: one field needs you', 'Save'],
  [
    'wrong in more than one place',
    { problems: [wrong], needing: [wrong, wrong, wrong, wrong, wrong] },
    true,
    'Not saved: five fields need you',
    'Save',
  ],
  ['one of them mended', { needing: [wrong, wrong] }, true, 'Not saved yet: two fields need you', 'Save'],
  ['offline', { step: { at: 'waiting', why: 'connection', until: 0 } }, true, 'Not saved yet: no connection; kept on this device', 'Save'],
  ['signed out', { step: { at: 'signedOut', since: 0 } }, true, 'Not saved yet: signed out; kept on this device', 'Sign in again'],
  [
    'signed out in a browser that keeps nothing',
    { step: { at: 'signedOut', since: 0 }, kept: false },
    true,
    'Not saved yet: signed out; leave this page open',
    'Sign in again',
  ],
  ['signed out with nothing to save', { step: { at: 'signedOut', since: 0 }, kept: false }, false, 'Signed out', 'Sign in again'],
  ['a dispute', { step: { at: 'dispute', dispute } }, true, 'Not saved yet: one choice to make', 'Save my choices'],
  [
    'a dispute settled',
    { step: { at: 'dispute', dispute: { ...dispute, choices: { title: { take: 'mine' } } } } },
    true,
    'Ready to save your choices',
    'Save my choices',
  ],
  [
    'forbidden',
    { step: { at: 'stopped', why: 'forbidden', message: '' } },
    true,
    'Not saved: you may not edit this any more',
    'Copy what you typed',
  ],
  [
    'refused',
    { step: { at: 'stopped', why: 'refused', message: 'The content is too large.' } },
    true,
    'Not saved: the content is too large.',
    'Save',
  ],
])('says %s', (_name, change, unsaved, words, button) => {
  const status = saveStatusOf({ state: { ...clean, ...change }, unsaved })
  expect([status.words, status.button.words]).toEqual([words, button])
})

it('does not say of something new that visitors see it', () => {
  const status = saveStatusOf({ state: clean, unsaved: false, isNew: true })
  expect([status.words, status.track]).toEqual(['Nothing written yet', ['ahead', 'ahead', 'ahead']])
})

it('calls a new row by its name, and the button Add', () => {
  const status = saveStatusOf({ state: clean, unsaved: true, adding: 'product' })
  expect([status.words, status.button.words]).toEqual(['New product; kept on this device', 'Add'])
})

it('has what was said of the save read out before what replaces it at once', () => {
  const seen: SaveState = { ...clean, outcome: { is: 'visible', since: 0, words: 'Step Deleted!', together: null } }
  const status = saveStatusOf({ state: seen, unsaved: false })
  expect([status.first, status.words]).toEqual(['Step Deleted!', expect.stringMatching(/^Visible to visitors since /)])
})
