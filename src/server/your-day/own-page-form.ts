import { readText } from '../../fields/text.ts'
import { agent, agentLines, linesOf, type Agent } from '../../nouns/agents/agent.ts'
import type { OwnPageChange, OwnPageForm, OwnPart } from '../../nouns/hub/own-page.ts'
import { wordsIn } from '../../words/languages.ts'

/** One row more than may be saved: enough to be told so. */
const mostHours = agent.fields.table.most + 1

/** An agent as the form of their own page shows one. */
export const formOf = (content: Agent, base: number): OwnPageForm => ({
  base,
  aboutMe: content.aboutMe,
  hours: content.table.map(({ column1, column2 }) => ({ day: column1, time: column2 })),
  languages: content.languages.map(({ name }) => name).join('\n'),
  lines: linesOf(content),
  image: content.image,
})

/** What was posted, whatever it was, and whole: what is too long is refused with the message of its field, and given back. */
export function readOwnPageForm(posted: FormData): OwnPageForm {
  const text = (value: FormDataEntryValue | null | undefined) => (typeof value === 'string' ? String(readText(value)) : '')
  const all = (name: string) => posted.getAll(name).slice(0, mostHours)
  const times = all('time')
  const base = text(posted.get('base'))
  return {
    base: /^\d{1,9}$/.test(base) ? Number(base) : 0,
    aboutMe: text(posted.get('aboutMe')),
    hours: all('day').map((day, index) => ({ day: text(day), time: text(times[index]) })),
    languages: text(posted.get('languages')),
    lines: agentLines.filter((line) => posted.getAll('line').includes(line)),
    image: text(posted.get('image')),
  }
}

/** The content with what the form says of these parts; a row that stays keeps its id, so that it is merged as itself. */
export function withForm(content: Agent, form: OwnPageForm, parts: readonly OwnPart[]): Agent {
  const { table, languages } = agent.fields
  const rows = form.hours
    .map(({ day, time }) => ({ column1: day.trim(), column2: time.trim(), id: '' }))
    .filter(({ column1, column2 }) => column1 || column2)
  const named = form.languages
    .split(/[\n,;]/)
    .map((name) => name.trim())
    .filter(Boolean)
  const asked: Record<OwnPart, Partial<Agent>> = {
    aboutMe: { aboutMe: form.aboutMe },
    table: { table: table.identify(rows, undefined, content.table) },
    languages: {
      languages: languages.identify(
        [...new Set(named)].map((name) => ({ name, id: '' })),
        undefined,
        content.languages,
      ),
    },
    lines: { lines: Object.fromEntries(agentLines.map((line) => [line, form.lines.includes(line)])) as Agent['lines'] },
    image: { image: form.image },
  }
  return { ...content, ...Object.assign({}, ...parts.map((part) => asked[part])) }
}

const wireOf = (content: Agent, part: OwnPart) => agent.fields[part].encode(content[part] as never)

/** Those of the parts that say something else. */
export const changedParts = (before: Agent, after: Agent, parts: readonly OwnPart[]): OwnPart[] =>
  parts.filter((part) => JSON.stringify(wireOf(before, part)) !== JSON.stringify(wireOf(after, part)))

/** These parts alone, in the wire shape of an agent: what a save does not name stays as it is. */
export function partialOf(content: Agent, parts: readonly OwnPart[]) {
  const ids = agent.idsOf(content)
  return {
    wire: Object.fromEntries(parts.map((part) => [part, wireOf(content, part)])),
    ids: Object.fromEntries(parts.flatMap((part) => (part in ids ? [[part, ids[part]]] : []))),
  }
}

/** What changes, side by side, as admins read it. */
export const describeChanges = (now: Agent, wanted: Agent, parts: readonly OwnPart[]): OwnPageChange[] =>
  changedParts(now, wanted, parts).map((part) => ({
    part,
    label: agent.fields[part].label,
    now: inWords(now, part),
    wanted: inWords(wanted, part),
  }))

// The desk of the admins speaks English, as the editor does.
const lineWords = wordsIn('en-US').agents.lines

function inWords(content: Agent, part: OwnPart): string {
  if (part === 'aboutMe' || part === 'image') return content[part]
  if (part === 'languages') return content.languages.map(({ name }) => name).join(', ')
  if (part === 'lines')
    return linesOf(content)
      .map((line) => lineWords[line])
      .join(', ')
  return content.table.map(({ column1, column2 }) => `${column1}: ${column2}`).join('\n')
}
