import { agentList } from '../../content/find-an-agent/agent-list.ts'
import { agent } from '../../nouns/agents/agent.ts'
import { unreadable } from '../../fields/field.ts'
import { parseJson, readObject } from '../../fields/group.ts'
import { unwrapped } from '../../fields/scalar.ts'
import { refuseProblems } from '../content/shelf.ts'
import { keyOfEmail } from './agent-shelf.ts'
import { emailTaken } from './agent-writer.ts'
import type { DatedAgent } from './directory-at.ts'

/** One agent of a list that was sent: its own wire shape and, when it carries one, its number. */
export type SentAgent = { wire: object; email: string; id: number | undefined }

/** One thing to do: save the agent that stands at `index` of the list, or delete one. */
export type Change = { index: number; id: number | undefined; wire: object; base: number | undefined } | { email: string }

/** The agents of Section_3 as sent; undefined when it names none. Throws `invalid` (422) when it cannot be read. */
export function readSentAgents(wire: unknown, ids: Record<string, string[]> | undefined): SentAgent[] | undefined {
  const { problems } = agentList.checkWire(wire, agentList.fallback)
  refuseProblems(problems.filter(({ path }) => !/^agentList\.\d/.test(path)))
  const section = readObject(wire) as { agentList?: unknown }
  if (section.agentList === undefined) return undefined
  const value = unwrapped(section.agentList)
  const rows = (typeof value === 'string' ? (value.trim() === '' ? [] : parseJson(value)) : value) as unknown[]
  const numbers = ids?.agentList?.length === rows.length ? ids.agentList : []
  const sent = rows.map((row, index) => {
    const { id, ...object } = readObject(row) as { id?: unknown; email?: unknown }
    const email = agent.fields.email.decode(object.email)
    return { wire: object, email: email === unreadable ? '' : keyOfEmail(email), id: numberOf(numbers[index]) ?? numberOf(id) }
  })
  refuseProblems(
    sent.flatMap(({ email }, index) => (isSecond(sent, index) && email ? [{ path: `agentList.${index}.email`, message: emailTaken }] : [])),
  )
  return sent
}

/**
 * What a list asks for, next to what stands and, when it was written on an older list, to that one. An agent is known by
 * its e-mail, else by its number; who is not in the list is deleted, unless somebody else only just added them.
 */
export function planListSave(sent: SentAgent[], current: DatedAgent[], ancestor: DatedAgent[] | undefined, refuse: () => never): Change[] {
  const before = ancestor ?? current
  const baseOf = new Map(before.map((each) => [each.id, each]))
  const currentOf = new Map(current.map((each) => [each.id, each]))
  const meant = whoIsMeant(sent, current, before)

  const kept = new Set(meant.filter((id) => id !== undefined))
  const gone = current.filter(({ id }) => !kept.has(id) && baseOf.has(id))
  for (const { id, revision } of gone) if (baseOf.get(id)?.revision !== revision) refuse()

  const saves = sent.flatMap(({ wire }, index): Change[] => {
    const id = meant[index]
    const base = id === undefined ? undefined : baseOf.get(id)
    if (!base) return [{ index, id, wire, base: id === undefined ? 0 : currentOf.get(id)?.revision }]
    if (isSame(wire, base)) return []
    // They deleted whom this list changed: nothing is decided for either.
    if (!currentOf.has(base.id)) refuse()
    return [{ index, id, wire, base: base.revision }]
  })
  return [...gone.map(({ content }) => ({ email: content.email })), ...saves]
}

/** Each sent agent's number; e-mails first, so that a number that was copied along cannot take another's place. */
function whoIsMeant(sent: SentAgent[], current: DatedAgent[], before: DatedAgent[]): (number | undefined)[] {
  const byEmail = new Map([...before, ...current].map(({ id, content }) => [keyOfEmail(content.email), id]))
  const byNumber = new Set([...before, ...current].map(({ id }) => id))
  const meant = sent.map(({ email }) => byEmail.get(email))
  const taken = new Set(meant)
  return meant.map((id, index) => {
    const { id: number } = sent[index]
    if (id !== undefined || number === undefined || !byNumber.has(number) || taken.has(number)) return id
    taken.add(number)
    return number
  })
}

const isSecond = (sent: SentAgent[], index: number) => sent.findIndex(({ email }) => email === sent[index].email) < index

/** True when the sent shape says nothing that is not so already. */
function isSame(wire: object, { content }: DatedAgent): boolean {
  const { content: sent, problems } = agent.checkWire(wire, content)
  return problems.length === 0 && JSON.stringify(agent.toWire(sent)) === JSON.stringify(agent.toWire(content))
}

function numberOf(value: unknown): number | undefined {
  const number = Number(value)
  return value !== '' && value !== null && Number.isSafeInteger(number) && number > 0 ? number : undefined
}
