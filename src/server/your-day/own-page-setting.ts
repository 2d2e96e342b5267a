import { agentHubOwnPages } from '../../content/agent-hub/agent-hub-own-pages.ts'
import { ownParts, type OwnPageWay, type OwnPart } from '../../nouns/hub/own-page.ts'
import { contentIn, type ReadSections } from '../content/content-in.ts'

export interface OwnPageSetting {
  way: OwnPageWay
  parts: OwnPart[]
}

/** What the admins let agents change of their own page; undefined where it is nothing. */
export function ownPageSetting(stored: ReadSections): OwnPageSetting | undefined {
  const { way, ...switches } = contentIn(stored, agentHubOwnPages)
  const parts = ownParts.filter((part) => switches[part])
  return way === 'no' || parts.length === 0 ? undefined : { way, parts }
}
