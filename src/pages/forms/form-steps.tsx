import { Picture } from '../shell/picture.tsx'
import './form-steps.css'

type Props = { title: string; steps: readonly { title: string; text: string }[]; picture: string }

/** What happens once a form is sent, in a few steps. */
export function FormSteps({ title, steps, picture }: Props) {
  return (
    <div className="form-steps">
      <h2>{title}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step.title}>
            <b>{step.title}</b> {step.text}
          </li>
        ))}
      </ol>
      <Picture of={picture} sizes="96px" />
    </div>
  )
}
