import { useRef, useState } from 'react'
import { tagNamed } from '../../nouns/articles/named-kinds.ts'
import { saveTag } from '../../calls/addresses.ts'
import type { TagRow } from '../../calls/articles/blog-shapes.ts'
import type * as calls from '../../calls/articles/topic-calls.ts'
import { useWords } from '../../words/use-words.ts'
import { askArticles } from './ask-articles.ts'
import { DialogStatus } from './dialog-status.tsx'
import { Modal } from './modal.tsx'
import { focusIn, TermForm } from './term-form.tsx'
import { TermTable } from './term-table.tsx'
import { TopicChoice } from './topic-choice.tsx'
import { TopicsDialog } from './topics-dialog.tsx'
import { useTermWork } from './use-term-work.ts'
import { useTags, useTopics } from './use-terms.ts'

type Typed = { id: number | null; name: string; topic: string }
const nothing: Typed = { id: null, name: '', topic: '' }

/** Tags, each of one topic: added, renamed, moved, switched on and off, deleted and brought back. */
export function TagsDialog({ close }: { close(): void }) {
  const { tags: words } = useWords().blogSettings
  const tags = useTags()
  const topics = useTopics()
  const { work, change, erase, back } = useTermWork(tagNamed, tags.load)
  const [typed, setTyped] = useState(nothing)
  const [problems, setProblems] = useState<{ name?: string; topic?: string }>({})
  const [atTopics, setAtTopics] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  function fill(next: Typed) {
    setTyped(next)
    setProblems({})
    focusIn(form, 'name')
  }

  async function save() {
    const wrong = {
      ...(typed.name.trim() ? {} : { name: words.needName }),
      ...(typed.topic ? {} : { topic: words.needTopic }),
    }
    setProblems(wrong)
    const [first] = Object.keys(wrong)
    if (first) return focusIn(form, first)
    const before = tags.rows?.find(({ topicId }) => topicId === typed.id)
    const tag = {
      ...(typed.id === null ? {} : { id: typed.id }),
      tag: typed.name.trim(),
      mainTopicId: Number(typed.topic),
      status: before?.status ?? 1,
    }
    if (await change(() => askArticles<typeof calls.saveTag>(saveTag, tag), words.saved)) fill(nothing)
  }

  const turn = ({ topicId, tag, mainTopicId, title, status }: TagRow) => {
    const turned = { id: topicId, topicId, tag, mainTopicId, title, status: status === 1 ? 0 : 1 } as const
    void change(() => askArticles<typeof calls.saveTag>(saveTag, turned), words.saved)
  }

  const notInForm = (id: number) => () => {
    if (typed.id === id) setTyped(nothing)
  }

  return (
    <Modal title={words.title} wide close={close}>
      <p className="small">{words.text}</p>
      <TermForm
        words={words}
        form={form}
        isNew={typed.id === null}
        busy={work.busy}
        name={typed.name}
        problem={problems.name ?? ''}
        onName={(name) => setTyped({ ...typed, name })}
        save={() => void save()}
        reset={() => fill(nothing)}
      >
        <TopicChoice
          topics={topics.rows ?? []}
          value={typed.topic}
          wrong={problems.topic}
          failed={topics.failed}
          onChosen={(topic) => setTyped({ ...typed, topic })}
          onMore={() => setAtTopics(true)}
        />
      </TermForm>
      <DialogStatus work={work} />
      <TermTable
        label={words.title}
        terms={tags}
        busy={work.busy}
        rowOf={(row) => ({ id: row.topicId, name: row.tag, of: row.mainTitle, on: row.status === 1, deleted: row.softDelete })}
        editing={typed.id}
        edit={(row) => fill({ id: row.topicId, name: row.tag, topic: String(row.mainTopicId) })}
        turn={turn}
        remove={({ topicId, tag }) => erase(topicId, tag, notInForm(topicId))}
        back={(row) => back(row.topicId, row.tag)}
      />
      {atTopics && (
        <TopicsDialog
          close={(made) => {
            setAtTopics(false)
            void topics.load().then(() => {
              if (made === null) return
              setTyped((before) => ({ ...before, topic: String(made) }))
              setProblems((before) => ({ ...before, topic: undefined }))
              // Once the dialog above has gone.
              requestAnimationFrame(() => focusIn(form, 'topic'))
            })
            void tags.load()
          }}
        />
      )}
    </Modal>
  )
}
