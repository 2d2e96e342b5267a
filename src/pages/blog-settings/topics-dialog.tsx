import { useRef, useState } from 'react'
import { topicNamed } from '../../nouns/articles/named-kinds.ts'
import { saveMainTopic } from '../../calls/addresses.ts'
import type { MainTopicRow } from '../../calls/articles/blog-shapes.ts'
import type * as calls from '../../calls/articles/topic-calls.ts'
import { useWords } from '../../words/use-words.ts'
import { askArticles } from './ask-articles.ts'
import { DialogStatus } from './dialog-status.tsx'
import { Modal } from './modal.tsx'
import { focusIn, TermForm } from './term-form.tsx'
import { TermTable } from './term-table.tsx'
import { useTermWork } from './use-term-work.ts'
import { useTopics } from './use-terms.ts'

type Typed = { id: number | null; name: string }
const nothing: Typed = { id: null, name: '' }

/** Topics; whoever closes it is told which one was made last, so that it can be chosen where it was missing. */
export function TopicsDialog({ close }: { close(made: number | null): void }) {
  const { topics: words } = useWords().blogSettings
  const topics = useTopics()
  const { work, change, erase, back } = useTermWork(topicNamed, topics.load)
  const [typed, setTyped] = useState(nothing)
  const [problem, setProblem] = useState('')
  const [made, setMade] = useState<number | null>(null)
  const form = useRef<HTMLFormElement>(null)

  function fill(next: Typed) {
    setTyped(next)
    setProblem('')
    focusIn(form, 'name')
  }

  async function save() {
    if (!typed.name.trim()) {
      setProblem(words.needName)
      return focusIn(form, 'name')
    }
    setProblem('')
    const before = topics.rows?.find(({ mainTopicId }) => mainTopicId === typed.id)
    const topic = { ...(typed.id === null ? {} : { id: typed.id }), title: typed.name.trim(), status: before?.status ?? 1 }
    const saving = async () => {
      const { data } = await askArticles<typeof calls.saveMainTopic>(saveMainTopic, topic)
      if (typed.id === null) setMade(data.mainTopicId)
    }
    if (await change(saving, words.saved)) fill(nothing)
  }

  const turn = ({ mainTopicId, title, status }: MainTopicRow) => {
    const turned = { id: mainTopicId, title, status: status === 1 ? 0 : 1 } as const
    void change(() => askArticles<typeof calls.saveMainTopic>(saveMainTopic, turned), words.saved)
  }

  const nowhere = (id: number) => () => {
    if (typed.id === id) setTyped(nothing)
    if (made === id) setMade(null)
  }

  return (
    <Modal title={words.title} wide close={() => close(made)}>
      <p className="small">{words.text}</p>
      <TermForm
        words={words}
        form={form}
        isNew={typed.id === null}
        busy={work.busy}
        name={typed.name}
        problem={problem}
        onName={(name) => setTyped({ ...typed, name })}
        save={() => void save()}
        reset={() => fill(nothing)}
      />
      <DialogStatus work={work} />
      <TermTable
        label={words.title}
        terms={topics}
        busy={work.busy}
        rowOf={(row) => ({ id: row.mainTopicId, name: row.title, on: row.status === 1, deleted: row.softDelete })}
        editing={typed.id}
        edit={(row) => fill({ id: row.mainTopicId, name: row.title })}
        turn={turn}
        remove={({ mainTopicId, title }) => erase(mainTopicId, title, nowhere(mainTopicId))}
        back={(row) => back(row.mainTopicId, row.title)}
      />
    </Modal>
  )
}
