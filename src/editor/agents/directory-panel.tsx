import type { Desk } from '../desk/desk.ts'
import { ThingsPanel } from '../kinds/things-panel.tsx'
import { agentKind } from './agent-kind.ts'
import { listedAgent } from './listed-agent.ts'

const words = {
  subtitle: 'Find an agent, the directory',
  find: 'Find by name, town or e-mail',
  add: 'Add an agent',
  wait: 'Fetching the agents…',
  nobody: 'Nobody of that name.',
  left: 'Deleted agents',
}

/** Everybody in the directory. */
export const DirectoryPanel = ({ desk }: { desk: Desk }) => <ThingsPanel desk={desk} kind={agentKind} listed={listedAgent} words={words} />
