import type { ShownAgent } from '../../calls/agent-search-call.ts'
import type { OpenForm } from '../../pages/site/site-forms.ts'
import { foldText } from '../../nouns/fold-text.ts'
import type { AgentGuide } from '../agents/agent-guide.ts'
import type { TenantSettings } from '../tenants.ts'

type Guide = Pick<AgentGuide, 'findAgent' | 'searchAgents'>

/** The agent somebody named: by e-mail, also an old one, by number, or by a name that is one agent's alone ("Dana Whitlock, Sterling" too). */
export async function findChosenAgent(guide: Guide, tenant: TenantSettings, named: string, visitor: string): Promise<ShownAgent | null> {
  const asked = named.trim().slice(0, 200)
  if (asked === '') return null
  const found = await guide.findAgent(tenant, asked)
  if (found && 'shown' in found) return found.shown
  if (found) return findChosenAgent(guide, tenant, found.movedTo, visitor)
  if (asked.includes('@')) return null
  const [name, town = ''] = asked.split(',').map(foldText)
  const { agents } = await guide.searchAgents(tenant, { q: asked.split(',')[0] }, visitor)
  const same = agents.filter(({ title, city }) => foldText(title) === name && (town === '' || foldText(city) === town))
  return same.length === 1 ? same[0] : null
}

/** What a form tells of the agent it goes to. */
export const showChosen = ({ id, title, email, city, phone }: ShownAgent): OpenForm['agent'] => ({ id, name: title, email, city, phone })
