import type { annuitiesQuestions } from '../../content/annuities/annuities-questions.ts'
import type { ContentOf } from '../../content/section.ts'
import { Paragraphs } from '../parts/paragraphs.tsx'
import { Picture } from '../shell/picture.tsx'
import './annuity-questions.css'

/** What to ask before signing, beside the pump that works while one sleeps. */
export function AnnuityQuestions({ content: { title, image, questions } }: { content: ContentOf<typeof annuitiesQuestions> }) {
  return (
    <section className="asks on-dark" aria-labelledby="asks-title">
      <Picture of={image} sizes="(width <= 860px) 100vw, 42vw" />
      <div className="asks-words">
        <h2 id="asks-title">{title}</h2>
        <ol>
          {questions.map((question) => (
            <li key={question.id}>
              <h3>{question.title}</h3>
              <Paragraphs text={question.description} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
