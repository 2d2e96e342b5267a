import type { lifeKinds } from '../../content/life/life-kinds.ts'
import type { ContentOf } from '../../content/section.ts'
import { Paragraphs } from '../parts/paragraphs.tsx'
import { TabSet } from '../parts/tab-set.tsx'
import { Picture } from '../shell/picture.tsx'
import { useWords } from '../../words/use-words.ts'
import './life-kinds.css'

/** The kinds of life insurance, beside two people and a dog who look at the same hills. */
export function LifeKinds({ content: { title, image, items } }: { content: ContentOf<typeof lifeKinds> }) {
  const words = useWords().life.kinds
  const tabs = items.map(({ id, title: kind, description }) => ({
    id,
    title: kind,
    content: (
      <div className="tab-words">
        <Paragraphs text={description} />
      </div>
    ),
  }))
  return (
    <section className="life-kinds" aria-labelledby="life-kinds-title">
      <div className="wrap">
        <div className="life-kinds-words">
          <h2 id="life-kinds-title">{title}</h2>
          <TabSet name="kind" label={words.tabs} look="row" tabs={tabs} />
        </div>
        <Picture of={image} sizes="(width <= 860px) 100vw, 480px" />
      </div>
    </section>
  )
}
