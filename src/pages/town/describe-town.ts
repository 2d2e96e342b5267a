import type { ShownAgent } from '../../calls/agent-search-call.ts'
import { agentAddress } from '../../routes.ts'
import type { ShellData } from '../shell/shell-data.ts'
import type { Thing } from '../shell/structured-data.ts'

/** Who is in a town, as search engines read it: each is described on a page of their own. */
export const describeTown = ({ origin }: ShellData, name: string, agents: readonly Pick<ShownAgent, 'title' | 'email'>[]): Thing => ({
  '@type': 'ItemList',
  name,
  numberOfItems: agents.length,
  itemListElement: agents.map(({ title, email }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: origin + agentAddress(email),
  })),
})
