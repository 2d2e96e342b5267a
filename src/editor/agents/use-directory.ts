import { useEffect, useState } from 'react'
import { callServer } from '../../calls/call-server.ts'
import type { Desk } from '../desk/desk.ts'
import { agentsOf, getDeletedItems, getItemList } from './agent-calls.ts'

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

const offline = 'No connection: the directory cannot be shown right now.'

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
    return { agents: [], deleted: [], trouble: offline, loading: false }
  }
}

function listed(wire: unknown): Listed {
  const { id, title = '', email = '', city = '', image = '' } = wire as Partial<Listed>
  return { id: Number(id), title, email, city, image }
}
