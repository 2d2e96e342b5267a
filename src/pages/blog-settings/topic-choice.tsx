import { useId } from 'react'
import type { MainTopicRow } from '../../calls/articles/blog-shapes.ts'
import { useWords } from '../../words/use-words.ts'

type Needs = {
  topics: readonly MainTopicRow[]
  /** The number of the one that is chosen; '' while none is. */
  value: string
  wrong: string | undefined
  /** Why the topics are not there. */
  failed: string
  onChosen(topic: string): void
  /** The way to where topics are made. */
  onMore(): void
}

/** Which topic a tag is of; one that is switched off or deleted is offered only where it is chosen. */
export function TopicChoice({ topics, value, wrong, failed, onChosen, onMore }: Needs) {
  const { tags: words } = useWords().blogSettings
  const id = useId()
  const offered = topics.filter(({ status, softDelete, mainTopicId }) => (status === 1 && !softDelete) || String(mainTopicId) === value)
  return (
    <div>
      <label className="label" htmlFor={id}>
        {words.topic}
      </label>
      <select
        className="input"
        id={id}
        name="topic"
        value={value}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => onChosen(target.value)}
      >
        <option value="">{words.choose}</option>
        {offered.map(({ mainTopicId, title }) => (
          <option key={mainTopicId} value={mainTopicId}>
            {title}
          </option>
        ))}
      </select>
      <p className="problem" id={`${id}-problem`}>
        {wrong || failed}
      </p>
      <button type="button" className="blogs-link" onClick={onMore}>
        {words.addTopic}
      </button>
    </div>
  )
}
