import type { customerLandingHead } from '../../content/customer-landing/customer-landing-head.ts'
import type { ContentOf } from '../../content/section.ts'
import type { MyAccount } from '../../nouns/payments/my-account.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { useWords } from '../../words/use-words.ts'
import { useShell } from '../shell/shell-data.ts'
import type { Say } from './days.ts'
import { coverage, owed, wentThrough, type Answer } from './three-answers.ts'

type Props = { content: ContentOf<typeof customerLandingHead>; mine: MyAccount; say: Say }

/** Whose page it is, and the three answers, before anything else. */
export function MyHead({ content: c, mine, say }: Props) {
  const words = useWords().customerLanding
  const { person, mayEdit } = useShell()
  // Whoever edits the questions sees them, with or without an account.
  const linked = mine.accounts.length > 0 || mayEdit
  return (
    <header className={linked ? 'mine-head mine-head-full' : 'mine-head'}>
      <div className="mine-plate on-dark">
        <div className="wrap">
          {person && <p className="mine-who">{person.name}</p>}
          <h1>{c.title}</h1>
          {c.subTitle && <p className="lead">{c.subTitle}</p>}
          {mine.sandbox && <p className="mine-demo">{words.demo}</p>}
        </div>
      </div>
      {linked && (
        <div className="wrap">
          <Answers content={c} mine={mine} say={say} />
          {c.note && <p className="mine-note fine">{c.note}</p>}
        </div>
      )}
    </header>
  )
}

function Answers({ content: c, mine, say }: Props) {
  const words = useWords().customerLanding
  const answer = (of: typeof coverage): Answer => (mine.accounts.length > 0 ? of(mine, words, say) : { ...words.example, mood: 'calm' })
  const answers: [question: string, answer: Answer, icon: IconName][] = [
    [c.covered, answer(coverage), 'check'],
    [c.owed, answer(owed), 'quote'],
    [c.through, answer(wentThrough), 'pay'],
  ]
  return (
    <dl className="mine-answers">
      {answers.map(([question, { short, words: why, mood }, icon]) => (
        <div key={question} className={`mine-answer mine-${mood}`}>
          <dt>
            <Icon name={icon} />
            {question}
          </dt>
          <dd>
            <b className="num">{short}</b>
            <span>{why}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
