import { unscheduleArticle } from '../../calls/addresses.ts'
import type * as calls from '../../calls/articles/article-desk-calls.ts'
import { waitingOf, type ArticleRow, type ArticleSchedule, type ScheduledAction } from '../../nouns/articles/article-desk.ts'
import { useWords } from '../../words/use-words.ts'
import { askArticles } from './ask-articles.ts'
import { useArticleDesk } from './desk-context.ts'
import { DialogStatus } from './dialog-status.tsx'
import { Modal } from './modal.tsx'
import { ScheduleForm } from './schedule-form.tsx'
import { useDialogWork } from './use-dialog-work.ts'
import { useWhen } from './when.ts'

/** When an article appears by itself, and when it goes. */
export function ScheduleDialog({ row, close }: { row: ArticleRow; close(): void }) {
  const words = useWords().blogSettings.schedule
  const { list } = useArticleDesk()
  const when = useWhen()
  const work = useDialogWork()
  const publishing = waitingOf(row.schedules, 'publish').at(0)
  const takingDown = waitingOf(row.schedules, 'takeDown').at(0)
  const listOf = (action: ScheduledAction) =>
    row.schedules
      .filter(({ what }) => what === action)
      .map((each) => <Waiting key={each.id} of={each} row={row} work={work} cancel={cancel} />)

  const cancel = ({ id, problem }: ArticleSchedule) =>
    void work.run(async () => {
      await askArticles<typeof calls.unscheduleArticle>(unscheduleArticle, { id })
      await list.look()
      return problem ? words.putAsideDone : words.canceled
    })

  return (
    <Modal title={words.title} close={close}>
      <p>
        <b>{row.title}</b>
      </p>
      <p className="small">{words.zone(when.zoneName, when.timeZone)}</p>
      <DialogStatus work={work} />
      <section className="blogs-schedule" aria-labelledby="schedule-publish">
        <h3 id="schedule-publish">{words.publish}</h3>
        {listOf('publish')}
        {row.status === 'Published' && !row.draftWaits && !publishing ? (
          <p className="small">{words.nothingNew}</p>
        ) : (
          <ScheduleForm what="publish" row={row} of={publishing} work={work} />
        )}
      </section>
      <section className="blogs-schedule" aria-labelledby="schedule-take-down">
        <h3 id="schedule-take-down">{words.takeDown}</h3>
        {listOf('takeDown')}
        {row.address || publishing || takingDown ? (
          <ScheduleForm what="takeDown" row={row} of={takingDown} work={work} />
        ) : (
          <p className="small">{words.nothingToTakeDown}</p>
        )}
      </section>
    </Modal>
  )
}

type Waits = { of: ArticleSchedule; row: ArticleRow; work: ReturnType<typeof useDialogWork>; cancel(schedule: ArticleSchedule): void }

/** What waits, of which revision, and what should have been done and could not. */
function Waiting({ of, row, work, cancel }: Waits) {
  const words = useWords().blogSettings.schedule
  const when = useWhen()
  const text = (of.what === 'publish' ? words.publishes : words.comesDown)(when.moment(of.at))
  const label = of.problem ? words.putAside : words.cancel
  return (
    <div className="blogs-waiting" data-problem={of.problem !== '' || undefined}>
      <p>
        <b>{text}</b>{' '}
        <small>
          {of.what === 'publish' && `${words.revision(of.revision)}, `}
          {words.by(of.by)}
        </small>
      </p>
      {of.problem && <p className="blogs-wrong">{words.failed(of.problem)}</p>}
      {!of.problem && of.what === 'publish' && of.revision < row.revision && (
        <p className="small">{words.outdated(of.revision, row.revision)}</p>
      )}
      <button
        type="button"
        className="btn btn-small blogs-line"
        aria-label={`${label}: ${text}`}
        aria-disabled={work.busy || undefined}
        onClick={() => cancel(of)}
      >
        {label}
      </button>
    </div>
  )
}
