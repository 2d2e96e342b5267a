import { PhoneLink } from '../../ui/phone-link.tsx'
import { useWords } from '../../words/use-words.ts'
import { AgentFace } from '../find-an-agent/agent-face.tsx'
import { FormSteps } from '../forms/form-steps.tsx'
import type { OpenForm } from '../site/site-forms.ts'
import './quote-side.css'

/** Beside the form: who reads it, where the address says, and what happens next. */
export function QuoteSide({ agent }: { agent: OpenForm['agent'] }) {
  const words = useWords().forms.quote
  return (
    <>
      {agent && <AgentCard agent={agent} />}
      <FormSteps title={words.next} steps={words.steps} picture="/art/e-pair" />
    </>
  )
}

function AgentCard({ agent: { id, name, city, phone } }: { agent: NonNullable<OpenForm['agent']> }) {
  const words = useWords().forms.quote
  return (
    <div className="card quote-agent">
      <AgentFace agent={{ id, title: name, image: '', place: null }} size={66} />
      <div>
        <p className="fine">{words.sideAgent}</p>
        <h2>{name}</h2>
        <p className="fine">{city}</p>
        {phone && (
          <p className="fine">
            <PhoneLink phone={phone} />
          </p>
        )}
      </div>
    </div>
  )
}
