import { parseJson } from '../../fields/group.ts'
import { list } from '../../fields/list.ts'
import { defineSection } from '../section.ts'
import { fieldsWire, type Wire } from '../../fields/wire.ts'
import { agent } from '../../nouns/agents/agent.ts'

type Item = { city: string; title: string }

/** As other sections of fields, but each agent carries its number and what old clients list it by, as in agentList. */
const wire: Wire = {
  ...fieldsWire(),
  write(fields, content) {
    const shown = fieldsWire().write(fields, content) as { agentList: { value: string; action: string; type: string } }
    const rows = content.agentList as { id: string }[]
    const plain = parseJson(shown.agentList.value) as Item[]
    const value = plain.map((row, index) => ({ id: Number(rows[index].id), ...row, agentSearchAddress: `${row.city} - ${row.title}` }))
    return { agentList: { ...shown.agentList, value: JSON.stringify(value) } }
  },
}

/**
 * The whole directory as one section of the page, for clients that read and write it so. The agents' own tables are the
 * only truth: the server reads this section from them and writes it, agent by agent, to them. Row ids are agents' numbers.
 */
export const agentList = defineSection({
  page: 'FindAnAgent',
  section: 'Section_3',
  editor: 'Edit Find an Agent',
  wire,
  fields: { agentList: list({ label: 'Agents', noun: 'agent', item: agent.fields, fallback: [] }) },
})

/** What the directory as a whole is called where sections go by their key. */
export const directoryKey = agentList.key
