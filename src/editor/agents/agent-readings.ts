import { callServer } from '../../calls/call-server.ts'
import type { AnySection } from '../../content/section.ts'
import { readWholly } from '../saving/read-wholly.ts'
import type { Saved } from '../saving/save-state.ts'
import { agentsOf, getContentItem, getItemHistory } from './agent-calls.ts'

/** An agent as it stands; undefined when it is gone or cannot be read. Rejects without a connection. */
export async function readAgent(client: string, section: AnySection, id: number): Promise<Saved | undefined> {
  const { body } = await callServer(getContentItem, { ...agentsOf(client), id })
  if (!('result' in body)) return undefined
  const { revision, savedAt = null, savedBy = null, ...told } = body.result
  const content = readWholly(section, told, section.fallback)
  return content && { content, revision, savedAt, savedBy }
}

export const readAgentHistory = (client: string, id: number, before?: number) =>
  callServer(getItemHistory, { ...agentsOf(client), id, before })
