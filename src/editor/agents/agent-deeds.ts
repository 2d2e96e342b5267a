import { callServer } from '../../calls/call-server.ts'
import { agentKey } from '../../nouns/agents/agent-keys.ts'
import { agent } from '../../nouns/agents/agent.ts'
import { newKey } from '../saving/browser-ports.ts'
import type { Desk } from '../desk/desk.ts'
import { addNewContentItem, agentsOf, deleteContentItem } from './agent-calls.ts'
import { readAgent } from './agent-readings.ts'
import { agentSection } from './agent-section.ts'
import type { Deleted, Listed } from './use-directory.ts'

/** What people are told they did. */
export const deedWords = {
  gone: 'Agent has been deleted!',
  back: (title: string) => `${title} is back on the site.`,
  added: (title: string) => `${title} is on the site.`,
}

const words = {
  offline: 'No answer from the site. Look at the list of agents before you try again.',
  unreadable: 'This agent cannot be opened right now. Reload the page and try again.',
  taken: (message: string, title: string) => `${message} Give that agent another one, then bring ${title} back.`,
  changed: 'Somebody has changed this agent meanwhile. Open it and look before deleting it.',
}

/** Opens an agent's form with what stands now; without an id, an empty one. */
export async function openAgent(desk: Desk, id?: number): Promise<void> {
  const key = agentKey(id ?? 'new')
  const section = agentSection(key)
  if (!section) return
  // The form that created somebody may have heard of it only after it was closed.
  desk.refile(agentKey('new'))
  if (id === undefined) {
    desk.take(key, { content: agent.fallback, revision: 0, savedAt: null, savedBy: null })
    return desk.openSection(key)
  }
  const saved = desk.find(key) ? undefined : await readAgent(desk.data.client, section, id).catch(() => undefined)
  if (saved) desk.take(key, saved)
  if (desk.find(key)) desk.openSection(key)
  else desk.toast(words.unreadable)
}

/** Takes an agent off the site after asking; answers whether it went. */
export async function deleteAgent(desk: Desk, { id, title, email, city, image }: Listed, revision?: number): Promise<boolean> {
  const sure = await desk.ask({
    title: 'Are You Sure to Delete?',
    what: { name: title || email, text: city, ...(image ? { picture: image } : {}) },
    text: 'The agent leaves the site at once. History keeps everything, so they can be brought back.',
    yes: 'Delete',
    no: 'Keep it',
  })
  if (!sure) return false
  const { client } = desk.data
  try {
    const asked = { ...agentsOf(client), primaryKey: 'email' as const, content: { email }, revision }
    const { status, body } = await callServer(deleteContentItem, asked, once())
    if (status !== 200) desk.toast(status === 409 ? words.changed : 'message' in body ? body.message : words.offline)
    if (status !== 200) return false
    desk.forget(agentKey(id))
    desk.toast(deedWords.gone)
    return true
  } catch {
    desk.toast(words.offline)
    return false
  }
}

/** Brings a deleted agent back as it was; answers whether it stands again. */
export async function bringBack(desk: Desk, { id, title, value, ids, revision }: Deleted): Promise<boolean> {
  const { client } = desk.data
  try {
    const asked = { ...agentsOf(client), primaryKey: 'email' as const, id, content: value, revision, ids, restores: revision }
    const { status, body } = await callServer(addNewContentItem, asked, once())
    const taken = !body.status && body.errors?.[0]?.path === 'email'
    if (taken) desk.toast(words.taken(body.message, title))
    else desk.toast(status === 200 ? deedWords.back(title) : 'message' in body ? body.message : words.offline)
    return status === 200
  } catch {
    desk.toast(words.offline)
    return false
  }
}

/** A request that arrives twice, however that came about, is carried out once. */
const once = () => ({ headers: { 'Idempotency-Key': newKey() } })
