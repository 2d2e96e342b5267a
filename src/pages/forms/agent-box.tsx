import { useLoaderData } from 'react-router'
import { address } from '../../routes.ts'
import { useWords } from '../../words/use-words.ts'
import type { OpenForm } from '../site/site-forms.ts'
import type { InputProps } from './form-input.ts'
import type { FormPage } from './form-page.ts'
import '../parts/suggestions.css'

/**
 * Whom a form goes to: the agent its address names, or a box. With the script it searches as one types, however many agents
 * there are; without, what was typed is looked up when it is sent.
 */
export function AgentBox({ question, id, answers, told, agent }: InputProps) {
  const { inputs, script } = useWords().forms
  const { agentUnknown } = (useLoaderData() ?? {}) as Partial<FormPage>
  if (agent)
    return (
      <p className="agent-chosen">
        <input type="hidden" name={question.id} value={agent.email} />
        <b id={id} tabIndex={-1}>
          {nameOf(agent)}
        </b>
        <a href={address.quote}>{inputs.otherAgent}</a>
      </p>
    )
  return (
    <>
      <agent-box data-suggestions={script.agents}>
        <input className="input" id={id} name={question.id} defaultValue={answers[0]} autoComplete="off" {...told} />
      </agent-box>
      {agentUnknown && <p className="fine">{inputs.agentUnknown}</p>}
      <a className="agent-find" href={address.findAnAgent}>
        {inputs.findAgent}
      </a>
    </>
  )
}

/** "Dana Whitlock, Sterling". */
const nameOf = ({ name, city }: NonNullable<OpenForm['agent']>) => [name, city].filter(Boolean).join(', ')
