import { useId, useRef, useState } from 'react'
import { saveMainTopic } from '../../calls/addresses.ts'
import type { MainTopicRow } from '../../calls/articles/blog-shapes.ts'
import type * as calls from '../../calls/articles/topic-calls.ts'
import { useWords } from '../../words/use-words.ts'
import { bringBackThose, remove, topicKind } from './article-actions.ts'
import { askArticles } from './ask-articles.ts'
import { useArticleDesk } from './desk-context.ts'
import { DialogSaid } from './dialog-said.tsx'
import { Modal } from './modal.tsx'
import { TermTable } from './term-table.tsx'
import { useDialogWork } from './use-dialog-work.ts'
import { useTopics } from './use-terms.ts'

type Typed = { id: number | null; name: string }
const nothing: Typed = { id: null, name: '' }

/** Topics; whoever closes it is told which one was made last, so that it can be chosen where it was missing. */
export function TopicsDialog({ close }: { close(made: number | null): void }) {
  const { topics: words, terms } = useWords().blogSettings
  const { list } = useArticleDesk()
  const topics = useTopics()
  const work = useDialogWork()
  const [typed, setTyped] = useState(nothing)
  const [problem, setProblem] = useState('')
  const [made, setMade] = useState<number | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()

  function fill(next: Typed) {
    setTyped(next)
    setProblem('')
    input.current?.focus()
  }
  const reload = () => Promise.all([topics.load(), list.look()])

  async function save() {
    if (!typed.name.trim()) {
      setProblem(words.needName)
      return input.current?.focus()
    }
    setProblem('')
    const before = topics.rows?.find(({ mainTopicId }) => mainTopicId === typed.id)
    const done = await work.run(async () => {
      const { data } = await askArticles<typeof calls.saveMainTopic>(saveMainTopic, {
        ...(typed.id === null ? {} : { id: typed.id }),
        title: typed.name.trim(),
        status: before?.status ?? 1,
      })
      if (typed.id === null) setMade(data.mainTopicId)
      await reload()
      return words.saved
    })
    if (done) fill(nothing)
  }

  const turn = ({ mainTopicId, title, status }: MainTopicRow) =>
    void work.run(async () => {
      await askArticles<typeof calls.saveMainTopic>(saveMainTopic, { id: mainTopicId, title, status: status === 1 ? 0 : 1 })
      await reload()
      return words.saved
    })

  const erase = ({ mainTopicId, title }: MainTopicRow) =>
    void work.run(async () => {
      await remove(topicKind, title)
      if (typed.id === mainTopicId) setTyped(nothing)
      if (made === mainTopicId) setMade(null)
      await reload()
      return { text: terms.removed(title), undo: () => back(mainTopicId, title) }
    })

  const back = (number: number, name: string) =>
    void work.run(async () => {
      await bringBackThose(topicKind, [number])
      await reload()
      return terms.back(name)
    })

  return (
    <Modal title={words.title} wide close={() => close(made)}>
      <p className="small">{words.text}</p>
      <form
        className="blogs-term-form"
        aria-labelledby={`${id}heading`}
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
            ref={input}
            value={typed.name}
            maxLength={100}
            autoComplete="off"
            data-first
            aria-invalid={problem ? true : undefined}
            aria-describedby={`${id}problem`}
            onChange={({ target }) => setTyped({ ...typed, name: target.value })}
          />
          <p className="problem" id={`${id}problem`}>
            {problem}
          </p>
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
        terms={topics}
        busy={work.busy}
        rowOf={(row) => ({ id: row.mainTopicId, name: row.title, on: row.status === 1, deleted: row.softDelete })}
        editing={typed.id}
        edit={(row) => fill({ id: row.mainTopicId, name: row.title })}
        turn={turn}
        remove={erase}
        back={(row) => back(row.mainTopicId, row.title)}
      />
    </Modal>
  )
}
