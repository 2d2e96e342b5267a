import { waitingOf, type ArticleRow } from '../../nouns/articles/article-desk.ts'
import { articleNamed } from '../../nouns/articles/named-kinds.ts'
import { useWords } from '../../words/use-words.ts'
import { bringBackThose, inBulk, type BulkWish } from './article-actions.ts'
import type { Question } from './confirm.tsx'
import { useArticleDesk, type Said } from './desk-context.ts'

/** What is done to all that are chosen at once: each by itself, and what is refused for one is said by its name. */
export function BulkBar({ rows, chooseNone }: { rows: ArticleRow[]; chooseNone(): void }) {
  const words = useWords().blogSettings
  const { open } = useArticleDesk()

  async function carryOut(wish: BulkWish, fitting: ArticleRow[]): Promise<Said> {
    const { done, refused, unscheduled } = await inBulk(wish, fitting)
    chooseNone()
    // Of what is deleted nothing is left that could tell how much waited for it.
    const calledOff = wish === 'delete' ? pointless(wish, doneOf(fitting, done)) : unscheduled
    const why = refused.map(({ id, message }) => words.bulk.refused(rows.find((row) => row.id === id)?.title ?? String(id), message))
    return {
      text: [...(done.length > 0 ? [words.bulk.done[wish](done.length) + words.calledOff(calledOff)] : []), ...why].join(' '),
      problem: refused.length > 0,
      next:
        wish === 'delete' && done.length > 0
          ? {
              label: words.remove.undo,
              async run() {
                await bringBackThose(articleNamed, done)
                return { text: words.bulk.back(done.length, liveOf(doneOf(fitting, done))) }
              },
            }
          : undefined,
    }
  }

  /** Nothing where it would change none of them. */
  function button(wish: BulkWish, fits: (row: ArticleRow) => boolean) {
    const fitting = rows.filter(fits)
    if (fitting.length === 0) return null
    const { label, title, text, callsOff, busy, no, danger } = words.bulk.wishes[wish]
    const question: Question = {
      title: title(fitting.length),
      text: [text(liveOf(fitting)), ...(pointless(wish, fitting) > 0 ? [callsOff] : []), fitting.map((row) => `“${row.title}”`).join(', ')],
      yes: label,
      no,
      busy,
      danger,
      run: () => carryOut(wish, fitting),
    }
    return (
      <button
        type="button"
        className={`btn btn-small ${danger ? 'blogs-line blogs-line-danger' : 'blogs-line'}`}
        onClick={() => open({ name: 'ask', question })}
      >
        {label}
      </button>
    )
  }

  return (
    <fieldset className="blogs-bulk" aria-label={words.bulk.label}>
      <output>{words.bulk.chosen(rows.length)}</output>
      {button('publish', ({ status, draftWaits }) => status !== 'Published' || draftWaits)}
      {button('activate', ({ status }) => status === 'Inactive')}
      {button('deactivate', ({ status }) => status !== 'Inactive')}
      {button('delete', () => true)}
      <button type="button" className="blogs-link" onClick={chooseNone}>
        {words.bulk.none}
      </button>
    </fieldset>
  )
}

/** How many schedules nobody needs any more once it is done. */
function pointless(wish: BulkWish, rows: readonly ArticleRow[]): number {
  if (wish === 'activate') return 0
  return rows.flatMap(({ schedules }) => waitingOf(schedules, wish === 'publish' ? wish : undefined)).length
}

const doneOf = (rows: readonly ArticleRow[], done: readonly number[]) => rows.filter(({ id }) => done.includes(id))

const liveOf = (rows: readonly ArticleRow[]) => rows.filter(({ status }) => status === 'Published').length
