import { useState } from 'react'
import type { faqQuestions } from '../../content/faq/faq-questions.ts'
import type { ContentOf } from '../../content/section.ts'
import { RichText } from '../parts/rich-text.tsx'
import { slugsOf } from '../../nouns/slugs.ts'
import { Picture } from '../shell/picture.tsx'
import './questions.css'

/** The questions, each opening its answer; a link to an answer opens it too, with no script at all. */
export function Questions({ content: { title, image, items } }: { content: ContentOf<typeof faqQuestions> }) {
  const slugs = slugsOf(items.map((item) => item.title))
  return (
    <section className="section questions" aria-labelledby="questions-title">
      <div className="wrap">
        <div className="questions-head">
          <h2 id="questions-title">{title}</h2>
          <Picture of={image} sizes="360px" />
        </div>
        <div className="questions-list">
          {items.map(({ id, title: question, description }, index) => (
            <Question key={id} title={question} answer={description} slug={slugs[index]} first={index === 0} />
          ))}
        </div>
      </div>
    </section>
  )
}

function Question({ title, answer, slug, first }: { title: string; answer: string; slug: string; first: boolean }) {
  // An answer that changes is being written: whoever writes it sees it.
  const [arrived] = useState(answer)
  return (
    <details open={first || answer !== arrived}>
      <summary>
        <h3>{title}</h3>
        <span className="questions-sign" aria-hidden="true" />
      </summary>
      <div className="question-answer" id={slug}>
        <RichText html={answer} />
      </div>
    </details>
  )
}
