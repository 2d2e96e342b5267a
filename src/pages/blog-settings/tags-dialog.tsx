import { useId, useRef, useState } from 'react'
import { saveTag } from '../../calls/addresses.ts'
import type { TagRow } from '../../calls/articles/blog-shapes.ts'
import type * as calls from '../../calls/articles/topic-calls.ts'
import { useWords } from '../../words/use-words.ts'
import { bringBackThose, remove, tagKind } from './article-actions.ts'
import { askArticles } from './ask-articles.ts'
import { useArticleDesk } from './desk-context.ts'
import { DialogSaid } from './dialog-said.tsx'
import { Modal } from './modal.tsx'
import { TermTable } from './term-table.tsx'
import { TopicsDialog } from './topics-dialog.tsx'
import { useDialogWork } from './use-dialog-work.ts'
import { useTags, useTopics } from './use-terms.ts'

type Typed = { id: number | null; name: string; topic: string }
const nothing: Typed = { id: null, name: '', topic: '' }

/** Tags, each of one topic: added, renamed, moved, switched on and off, deleted and brought back. */
export function TagsDialog({ close }: { close(): void }) {
  const { tags: words, terms } = useWords().blogSettings
  const { list } = useArticleDesk()
  const tags = useTags()
  const topics = useTopics()
  const work = useDialogWork()
  const [typed, setTyped] = useState(nothing)
  const [problems, setProblems] = useState<{ name?: string; topic?: string }>({})
  const [atTopics, setAtTopics] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const id = useId()

  const focus = (name: string) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
  function fill(next: Typed) {
    setTyped(next)
    setProblems({})
    focus('name')
  }
  const reload = () => Promise.all([tags.load(), list.look()])

  async function save() {
    const wrong = {
      ...(typed.name.trim() ? {} : { name: words.needName }),
      ...(typed.topic ? {} : { topic: words.needTopic }),
    }
    setProblems(wrong)
    const [first] = Object.keys(wrong)
    if (first) return focus(first)
    const before = tags.rows?.find(({ topicId }) => topicId === typed.id)
    const done = await work.run(async () => {
      await askArticles<typeof calls.saveTag>(saveTag, {
        ...(typed.id === null ? {} : { id: typed.id }),
        tag: typed.name.trim(),
        mainTopicId: Number(typed.topic),
        status: before?.status ?? 1,
      })
      await reload()
      return words.saved
    })
    if (done) fill(nothing)
  }

  const turn = ({ topicId, tag, mainTopicId, title, status }: TagRow) =>
    void work.run(async () => {
      await askArticles<typeof calls.saveTag>(saveTag, { id: topicId, topicId, tag, mainTopicId, title, status: status === 1 ? 0 : 1 })
      await reload()
      return words.saved
    })

  const erase = ({ topicId, tag }: TagRow) =>
    void work.run(async () => {
      await remove(tagKind, tag)
      if (typed.id === topicId) setTyped(nothing)
      await reload()
      return { text: terms.removed(tag), undo: () => back(topicId, tag) }
    })

  const back = (number: number, name: string) =>
    void work.run(async () => {
      await bringBackThose(tagKind, [number])
      await reload()
      return terms.back(name)
    })

  const offered = topics.rows?.filter(
    ({ status, softDelete, mainTopicId }) => (status === 1 && !softDelete) || String(mainTopicId) === typed.topic,
  )
  return (
    <Modal title={words.title} wide close={close}>
      <p className="small">{words.text}</p>
      <form
        className="blogs-term-form"
        aria-labelledby={`${id}heading`}
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <h3 id={`${id}heading`}>{typed.id === null ? words.add : words.edit}</h3>
        <div>
          <label className="label" htmlFor={`${id}name`}>
            {words.name}
          </label>
          <input
            className="input"
            id={`${id}name`}
            name="name"
            value={typed.name}
            maxLength={100}
            autoComplete="off"
            data-first
            aria-invalid={problems.name ? true : undefined}
            aria-describedby={`${id}name-problem`}
            onChange={({ target }) => setTyped({ ...typed, name: target.value })}
          />
          <p className="problem" id={`${id}name-problem`}>
            {problems.name}
          </p>
        </div>
        <div>
          <label className="label" htmlFor={`${id}topic`}>
            {words.topic}
          </label>
          <select
            className="input"
            id={`${id}topic`}
            name="topic"
            value={typed.topic}
            aria-invalid={problems.topic ? true : undefined}
            aria-describedby={`${id}topic-problem`}
            onChange={({ target }) => setTyped({ ...typed, topic: target.value })}
          >
            <option value="">{words.choose}</option>
            {offered?.map(({ mainTopicId, title }) => (
              <option key={mainTopicId} value={mainTopicId}>
                {title}
              </option>
            ))}
          </select>
          <p className="problem" id={`${id}topic-problem`}>
            {problems.topic || topics.failed}
          </p>
          <button type="button" className="blogs-link" onClick={() => setAtTopics(true)}>
            {words.addTopic}
          </button>
        </div>
        <div className="blogs-buttons">
          <button className="btn btn-small blogs-do" aria-disabled={work.busy || undefined}>
            {work.busy ? terms.saving : typed.id === null ? terms.add : terms.save}
          </button>
          <button type="button" className="btn btn-small blogs-line" onClick={() => fill(nothing)}>
            {terms.reset}
          </button>
        </div>
      </form>
      <DialogSaid work={work} />
      <TermTable
        label={words.title}
        terms={tags}
        busy={work.busy}
        rowOf={(row) => ({ id: row.topicId, name: row.tag, of: row.mainTitle, on: row.status === 1, deleted: row.softDelete })}
        editing={typed.id}
        edit={(row) => fill({ id: row.topicId, name: row.tag, topic: String(row.mainTopicId) })}
        turn={turn}
        remove={erase}
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
              requestAnimationFrame(() => focus('topic'))
            })
            void tags.load()
          }}
        />
      )}
    </Modal>
  )
}
