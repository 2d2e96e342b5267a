import { expect, it } from 'vitest'
import { claimsSteps } from '../../content/claims/claims-steps.ts'
import { ersQuestions } from '../../content/ers/ers-sections.ts'
import { quoteEmails, quoteQuestions } from '../../content/quote/quote-fields.ts'
import type { AnyContent, AnySection } from '../../content/section.ts'
import type { ListField, Row } from '../../fields/list.ts'
import type { Fields } from '../../fields/kinds.ts'
import { wordsOfSave } from './words-of-save.ts'

type Rows = Row<Fields>[]
const did: Record<string, (rows: Rows, list: ListField<Fields>) => Rows> = {
  added: (rows, list) => [...rows, list.newRow()],
  changed: ([first, ...others]) => [
    { ...first, fieldLabel: 'Other', email: 'other@windbreak.example', title: 'Other' } as never,
    ...others,
  ],
  moved: (rows) => rows.toReversed(),
  deleted: ([, ...others]) => others,
  'added and deleted': ([, ...others], list) => [...others, list.newRow()],
  'moved and changed': ([first, ...others]) => [
    ...others,
    { ...first, fieldLabel: 'Other', email: 'other@windbreak.example', title: 'Other' } as never,
  ],
  nothing: (rows) => rows,
}
const two = { items: [0, 1].map((id) => ({ id: `m${id}`, sendThrough: 'to', email: `${id}@windbreak.example` })) }

it.each<[string, AnySection, string, AnyContent, Record<string, string>]>([
  [
    'Start a Quote',
    quoteQuestions,
    'items',
    quoteQuestions.fallback,
    {
      added: 'Field has been added.',
      changed: 'Field has been saved.',
      moved: 'Field has been saved.',
      deleted: 'Field has been deleted.',
      'added and deleted': 'Field has been deleted.',
      'moved and changed': 'Field has been saved.',
      nothing: 'Content Saved',
    },
  ],
  [
    'the roadside report',
    ersQuestions,
    'items',
    ersQuestions.fallback,
    {
      added: 'Field Saved',
      changed: 'Field Updated',
      moved: 'Field order changed',
      deleted: 'Field Deleted',
      'moved and changed': 'Field Updated',
    },
  ],
  [
    'notification e-mails',
    quoteEmails,
    'items',
    two,
    {
      added: 'Emails has been saved.',
      changed: 'Emails has been saved.',
      moved: 'Emails has been saved.',
      deleted: 'Emails has been deleted.',
    },
  ],
  [
    'the steps of a claim',
    claimsSteps,
    'steps',
    claimsSteps.fallback,
    { added: 'Step Saved!', changed: 'Step Saved!', moved: 'Step Saved!', deleted: 'Step Deleted!' },
  ],
])('%s is said to have been added to, changed, put in order, shortened', (_what, section, name, before, words) => {
  const field = section.fields[name] as ListField<Fields>
  const said = Object.keys(words).map((what) => [
    what,
    wordsOfSave(section, before, { ...before, [name]: did[what](before[name] as Rows, field) }),
  ])
  expect(Object.fromEntries(said)).toEqual(words)
})
