import { payDialogs } from '../../content/pay/pay-dialogs.ts'
import { payOutcomes } from '../../content/pay/pay-outcomes.ts'
import { useWords } from '../../words/use-words.ts'
import { Section } from '../shell/section.tsx'
import './pay-texts.css'

/** For those who edit: the words of dialogs and of pages that are not in sight here, each with its pencil. */
export function PayTexts() {
  const words = useWords().pay.ways
  return (
    <div className="wrap pay-texts">
      <Section of={payDialogs}>{(content) => <Texts title={words.dialogs} content={content} />}</Section>
      <Section of={payOutcomes}>{(content) => <Texts title={words.outcomes} content={content} />}</Section>
    </div>
  )
}

function Texts({ title, content }: { title: string; content: Readonly<Record<string, unknown>> }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>{Object.entries(content).map(([name, text]) => typeof text === 'string' && <li key={name}>{text}</li>)}</ul>
    </section>
  )
}
