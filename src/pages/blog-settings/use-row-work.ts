import { articleNamed } from '../../nouns/articles/named-kinds.ts'
import { waitingOf, type ArticleRow, type ScheduledAction } from '../../nouns/articles/article-desk.ts'
import { switchedTo } from '../../nouns/articles/article-status.ts'
import { editArticleAddress } from '../../routes.ts'
import { useWords } from '../../words/use-words.ts'
import { bringBackThose, changeStatus, duplicate, remove } from './article-actions.ts'
import { useArticleDesk } from './desk-context.ts'
import { useWhen } from './when.ts'

export type RowWork = ReturnType<typeof useRowWork>

/** What can be done to one article from its row. */
export function useRowWork(row: ArticleRow) {
  const words = useWords().blogSettings
  const { run, open } = useArticleDesk()
  const when = useWhen()
  const { id, title, slug, status, draftWaits, revision, schedules } = row
  const name = `row ${id}`
  const waiting = waitingOf(schedules)
  const waits = (action: ScheduledAction) => waitingOf(schedules, action).length > 0
  const callsOff = waiting.length > 0 ? [words.callsOff] : []

  const publish = () =>
    open({
      name: 'ask',
      question: {
        ...words.publish,
        text: [
          draftWaits ? words.publish.textAgain(title) : words.publish.text(title),
          ...(waits('publish') ? [words.publish.unscheduled] : []),
          ...(waits('takeDown') ? [words.publish.comesDown] : []),
        ],
        async run() {
          const { visibleSince, unscheduled } = await changeStatus(row, 'Published')
          const seen = visibleSince ? ` ${words.publish.seen(when.second(visibleSince))}` : ''
          return { text: words.publish.done(title) + seen + words.calledOff(unscheduled) }
        },
      },
    })

  async function turnSwitch() {
    const to = switchedTo(status)
    const { unscheduled } = await changeStatus(row, to)
    return { text: words.switched[to](title) + words.calledOff(unscheduled) }
  }

  /** Visitors would miss one that is published, and somebody what they had scheduled, so that is asked about. */
  function turn() {
    if (status !== 'Published' && (waiting.length === 0 || switchedTo(status) === 'Active')) return void run(name, turnSwitch)
    const question = status === 'Published' ? words.takeOff : words.switchOff
    open({ name: 'ask', question: { ...question, text: [question.text(title), ...callsOff], run: turnSwitch } })
  }

  const copy = () =>
    void run(`duplicate ${id}`, async () => {
      const { id: copied } = await duplicate(row)
      return { text: words.duplicate.done(title), next: { label: words.duplicate.open, href: editArticleAddress(copied) } }
    })

  async function bringBack() {
    await bringBackThose(articleNamed, [id])
    return { text: status === 'Published' ? words.remove.undoneLive(title) : words.remove.undone(title) }
  }

  const ask = () =>
    open({
      name: 'ask',
      question: {
        ...words.remove,
        text: [`“${title}”`, status === 'Published' ? words.remove.textLive : words.remove.text, ...callsOff],
        danger: true,
        async run() {
          await remove(articleNamed, slug, revision)
          return { text: words.remove.done(title) + words.calledOff(waiting.length), next: { label: words.remove.undo, run: bringBack } }
        },
      },
    })

  return { name, publish, turn, duplicate: copy, remove: ask }
}
