import { agentList, directoryKey } from '../../content/find-an-agent/agent-list.ts'
import { agentThings } from '../../nouns/agents/agent-things.ts'
import { address } from '../../routes.ts'
import { itemKind } from '../kinds/item-kind.ts'

/** The agents: opened from the directory on the page that searches them, or on an agent's own page. */
export const agentKind = itemKind({
  ...agentThings,
  pageName: agentList.page,
  list: { key: directoryKey, editor: agentList.editor, address: address.findAnAgent },
  async loadPanels() {
    const [{ AgentPanel }, { DirectoryPanel }] = await Promise.all([import('./agent-panel.tsx'), import('./directory-panel.tsx')])
    return { Form: AgentPanel, List: DirectoryPanel }
  },
  words: {
    saved: agentList.saved,
    gone: agentThings.gone,
    back: (name) => `${name} is back on the site.`,
    added: (name) => `${name} is on the site.`,
    deletes: 'The agent leaves the site at once. History keeps everything, so they can be brought back.',
    changed: 'Somebody has changed this agent meanwhile. Open it and look before deleting it.',
    taken: (message, name) => `${message} Give that agent another one, then bring ${name} back.`,
    unreadable: 'This agent cannot be opened right now. Reload the page and try again.',
    offline: 'No answer from the site. Look at the list of agents before you try again.',
    listOffline: 'No connection: the directory cannot be shown right now.',
  },
})
