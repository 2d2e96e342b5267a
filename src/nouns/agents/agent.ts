import { choice } from '../../fields/choice.ts'
import { defineRecord, type ContentOf } from '../../fields/define-record.ts'
import type { Rule } from '../../fields/field.ts'
import { group } from '../../fields/group.ts'
import { image } from '../../fields/image.ts'
import { plainWire } from '../../fields/plain-wire.ts'
import { encodeRecord } from '../../fields/record.ts'
import type { AnyField } from '../../fields/kinds.ts'
import { link } from '../../fields/link.ts'
import { list } from '../../fields/list.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { toggle } from '../../fields/toggle.ts'
import type { Wire } from '../../fields/wire.ts'
import { wordsIn } from '../../words/languages.ts'
import { readDegrees } from '../places/point.ts'
import { isZipCode } from '../places/zip-code.ts'
import { understoodHours } from './understood-hours.ts'
import { stateNames } from '../places/us-states.ts'

// The editor speaks English, whatever the tenant's pages speak.
const { lines } = wordsIn('en-US').agents

export type AgentLine = keyof typeof lines

/** What an agent sells, in the order the filter offers it. */
export const agentLines = Object.keys(lines) as AgentLine[]

const within =
  (limit: number, message: string): Rule<string> =>
  (value) =>
    value.trim() === '' || readDegrees(value, limit) !== undefined ? undefined : message

const emailAddress: Rule<string> = (value) =>
  /^[^\s@/?#%]{1,64}@[^\s@/?#%]+\.[^\s@/?#%.]+$/.test(value.trim()) && value.trim().length <= 254 ? undefined : 'Please enter valid email'

/** Optional: a directory that never asked for it goes on without. */
const zipOrNone: Rule<string> = (value) => (value.trim() === '' || isZipCode(value) ? undefined : 'Please enter valid ZIP')

/** Plain values in one object, and beside them what old clients list agents by. */
const agentWire: Wire = {
  ...plainWire,
  write(fields, content) {
    const plain = encodeRecord(fields, content)
    return { ...plain, agentSearchAddress: `${String(plain.city)} - ${String(plain.title)}` }
  },
}

/**
 * One agent of the directory. Fields and messages are those the company's own form had; ZIP code, languages and lines of
 * business are ours.
 */
export const agent = defineRecord({
  noun: 'agent',
  wire: agentWire,
  fields: {
    title: text({ label: 'Name', rules: [required('Please enter Name!')] }),
    email: text({ label: 'Email', rules: [required('Please enter Email!'), emailAddress] }),
    phone: text({ label: 'Office phone' }),
    mobile: text({ label: 'Second phone' }),
    address: text({ label: 'Address', rules: [required('Please enter Address!')] }),
    address2: text({ label: 'Second address' }),
    city: text({ label: 'City', rules: [required('Please enter city!')] }),
    state: choice({
      label: 'State',
      as: 'select',
      // Which of them a tenant serves is its own; the form offers those, and a save of another is refused.
      options: { '': 'Select a state', ...Object.fromEntries(stateNames.map((name) => [name, name])) },
      rules: [required('Please select state!')],
    }),
    zip: text({ label: 'ZIP', rules: [zipOrNone] }),
    lat: text({ label: 'Latitude', rules: [within(90, 'Please enter a latitude between -90 and 90.')] }),
    lng: text({ label: 'Longitude', rules: [within(180, 'Please enter a longitude between -180 and 180.')] }),
    map: link({ label: 'Map link', hint: 'Where "Directions" leads; without it, to the address on a map.' }),
    website2: link({ label: 'Website' }),
    aboutMe: text({ label: 'About me', multiline: true, rules: [required('Please enter about me!')] }),
    image: image({ label: 'Photo' }),
    table: list({
      label: 'Office hours',
      hint: 'A day or days and times, as you would write them: Mon - Fri, 8:30 to 5. A holiday is a row of its own: Nov 26, 2026, closed. The last row "Also By Appointment" is always there.',
      skipsEmpty: true,
      noun: 'opening time',
      item: {
        column1: text({ label: 'Day' }),
        column2: text({ label: 'Time', understood: (column2, { column1 }) => understoodHours({ column1: String(column1), column2 }) }),
      },
      fallback: [],
    }),
    languages: list({ label: 'Languages', noun: 'language', rows: 'string', item: { name: text({ label: 'Language' }) }, fallback: [] }),
    lines: group({
      label: 'Lines of business',
      fields: {
        auto: toggle({ label: lines.auto }),
        home: toggle({ label: lines.home }),
        farm: toggle({ label: lines.farm }),
        business: toggle({ label: lines.business }),
        life: toggle({ label: lines.life }),
        annuities: toggle({ label: lines.annuities }),
      } satisfies Record<AgentLine, AnyField>,
    }),
  },
})

export type Agent = ContentOf<typeof agent>

/** The lines an agent sells, in the order of `agentLines`. */
export const linesOf = ({ lines }: Pick<Agent, 'lines'>): AgentLine[] => agentLines.filter((line) => lines[line])
