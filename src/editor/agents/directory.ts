import { useEffect, useState } from 'react'
import { callServer } from '../../calls/call-server.ts'
import { agentKey } from '../../content/find-an-agent/agent-keys.ts'
import { agent } from '../../content/find-an-agent/agent.ts'
import type { Desk } from '../desk.ts'
import { agentsOf, addNewContentItem, deleteContentItem, getDeletedItems, getItemList } from './agent-calls.ts'
import { readAgent } from './agent-readings.ts'
import { agentSection, forgetNew } from './agent-section.ts'

export interface Listed {
  id: number
  title: string
  email: string
  city: string
  image: string
}

export interface Deleted extends Listed {
  revision: number
  savedAt: string | null
  savedBy: string | null
  value: unknown
  ids: Record<string, string[]> | undefined
}

type Read = { agents: Listed[]; deleted: Deleted[]; trouble: string; loading: boolean }

const words = {
  offline: 'No connection: the directory cannot be shown right now.',
  unreadable: 'This agent cannot be opened right now. Reload the page and try again.',
  gone: 'Agent has been deleted!',
  back: 'is back on the site.',
  changed: 'Somebody has changed this agent meanwhile. Open it and look before deleting it.',
}

/** Everybody in the directory and those who left it, read anew whenever `again` is called. */
export function useDirectory(desk: Desk) {
  const { client } = desk.data
  const [read, setRead] = useState<Read>({ agents: [], deleted: [], trouble: '', loading: true })

  useEffect(() => {
    let wanted = true
    async function load() {
      const next = await readDirectory(client)
      if (wanted) setRead(next)
    }
    void load()
    return () => {
      wanted = false
    }
  }, [client])

  return { ...read, again: async () => setRead(await readDirectory(client)) }
}

async function readDirectory(client: string): Promise<Read> {
  try {
    const [list, gone] = await Promise.all([callServer(getItemList, agentsOf(client)), callServer(getDeletedItems, agentsOf(client))])
    if (!('result' in list.body)) return { agents: [], deleted: [], trouble: list.body.message, loading: false }
    const deleted = 'result' in gone.body ? gone.body.result : []
    return {
      agents: list.body.result.map(listed),
      deleted: deleted.map(({ value, revision, ids, savedAt = null, savedBy = null }) => ({
        ...listed(value),
        value,
        revision,
        ids,
        savedAt,
        savedBy,
      })),
      trouble: '',
      loading: false,
    }
  } catch {
    return { agents: [], deleted: [], trouble: words.offline, loading: false }
  }
}

function listed(wire: unknown): Listed {
  const { id, title = '', email = '', city = '', image = '' } = wire as Partial<Listed>
  return { id: Number(id), title, email, city, image }
}

/** Opens an agent's form with what stands now; without an id, an empty one. */
export async function openAgent(desk: Desk, id?: number): Promise<void> {
  const key = agentKey(id ?? 'new')
  const section = agentSection(key)
  if (!section) return
  if (id === undefined) {
    // The form that created somebody is not used twice.
    if (desk.find(key)?.run.state().saved.revision) {
      forgetNew(key)
      desk.forget(key)
    }
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
    const { status, body } = await callServer(deleteContentItem, { ...agentsOf(client), primaryKey: 'email', content: { email }, revision })
    if (status !== 200) desk.toast(status === 409 ? words.changed : 'message' in body ? body.message : words.offline)
    if (status !== 200) return false
    desk.forget(agentKey(id))
    desk.toast(words.gone)
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
    const { status, body } = await callServer(addNewContentItem, asked)
    desk.toast(status === 200 ? `${title} ${words.back}` : 'message' in body ? body.message : words.offline)
    return status === 200
  } catch {
    desk.toast(words.offline)
    return false
  }
}
