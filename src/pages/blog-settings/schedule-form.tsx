import { useEffect, useId, useRef, useState } from 'react'
import { scheduleArticle } from '../../calls/addresses.ts'
import type * as calls from '../../calls/articles/article-desk-calls.ts'
import type { ArticleRow, ArticleSchedule, ScheduledAction } from '../../nouns/articles/article-desk.ts'
import { useWords } from '../../words/use-words.ts'
import { askArticles } from './ask-articles.ts'
import { SkippedTimeQuestion, RepeatedTimeQuestion } from './clock-change-questions.tsx'
import { readChosenTime, type ChosenTime } from './chosen-time.ts'
import { useArticleDesk } from './desk-context.ts'
import type { DialogWork } from './use-dialog-work.ts'
import { useWhen } from './when.ts'

type Needs = { what: ScheduledAction; row: ArticleRow; of: ArticleSchedule | undefined; work: DialogWork }

const usualTime = '08:00'

/** A day and a time on the clocks of the insurer; what clocks skip or show twice that night is asked about. */
export function ScheduleForm({ what, row, of, work }: Needs) {
  const words = useWords().blogSettings.schedule
  const when = useWhen()
  const { form, date, time, which, asked, setWhich, change, set } = useScheduling({ what, row, of, work })
  const id = useId()
  const wrong = asked && wrongField(asked)
  const problem = asked && 'wrong' in asked ? words[asked.wrong] : ''
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void set()
      }}
    >
      <p className="small" id={`${id}about`}>
        {what === 'publish' ? (of ? words.pinsMoved : words.pins)(when.moment(row.savedAt), row.savedBy) : words.takesDown}
      </p>
      <div className="blogs-when">
        <WhenField
          type="date"
          label={words.date}
          value={date}
          wrong={wrong === 'date'}
          describedBy={`${id}problem ${id}about`}
          onChosen={(date) => change({ date })}
        />
        <WhenField
          type="time"
          label={words.time}
          value={time}
          wrong={wrong === 'time'}
          describedBy={`${id}problem`}
          onChosen={(time) => change({ time })}
        />
        <button className="btn btn-small btn-sky" aria-disabled={work.busy || undefined}>
          {work.busy ? words.busy : of ? words.move : what === 'publish' ? words.setPublish : words.setTakeDown}
        </button>
      </div>
      <p className="problem" id={`${id}problem`} role="alert">
        {problem}
      </p>
      {asked && 'skipped' in asked && (
        <SkippedTimeQuestion
          wall={`${date}T${time}`}
          skipped={asked.skipped}
          onTaken={() => {
            change({ date: asked.skipped.slice(0, 10), time: asked.skipped.slice(11) })
            form.current?.querySelector<HTMLElement>('[name="time"]')?.focus()
          }}
        />
      )}
      {asked && 'twice' in asked && <RepeatedTimeQuestion wall={`${date}T${time}`} twice={asked.twice} which={which} onChosen={setWhich} />}
    </form>
  )
}

/** The day and time that are typed, what is asked about them, and how they are set. */
function useScheduling({ what, row, of, work }: Needs) {
  const words = useWords().blogSettings.schedule
  const { list } = useArticleDesk()
  const when = useWhen()
  const [date, setDate] = useState(of?.wall.slice(0, 10) ?? '')
  const [time, setTime] = useState(of?.wall.slice(11) ?? usualTime)
  const [which, setWhich] = useState<0 | 1>()
  const [asked, setAsked] = useState<Exclude<ChosenTime, { at: Date }> | null>(null)
  const form = useRef<HTMLFormElement>(null)

  // Whoever is asked something answers next, by keyboard too, wherever the dialog is scrolled to.
  useEffect(() => {
    if (asked && !('wrong' in asked)) form.current?.querySelector<HTMLElement>('.blogs-asked :is(button, input)')?.focus()
  }, [asked])

  function change(to: { date?: string; time?: string }) {
    if (to.date !== undefined) setDate(to.date)
    if (to.time !== undefined) setTime(to.time)
    setWhich(undefined)
    setAsked(null)
  }

  async function set() {
    const chosen = readChosenTime(date, time, which, when.timeZone, new Date())
    if (!('at' in chosen)) {
      setAsked(chosen)
      const wrong = wrongField(chosen)
      if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
      return
    }
    setAsked(null)
    await work.run(async () => {
      const { schedule } = await askArticles<typeof calls.scheduleArticle>(scheduleArticle, {
        id: row.id,
        what,
        wall: `${date}T${time.slice(0, 5)}`,
        timeZone: when.timeZone,
        at: chosen.at.toISOString(),
        ...(what === 'publish' ? { revision: row.revision } : {}),
      })
      await list.look()
      return (what === 'publish' ? words.publishSet : words.takeDownSet)(row.title, when.moment(schedule.at))
    })
  }

  return { form, date, time, which, asked, setWhich, change, set }
}

/** The field that has to be mended; none where a question is to be answered instead. */
function wrongField(chosen: Exclude<ChosenTime, { at: Date }>): 'date' | 'time' | undefined {
  if (!('wrong' in chosen)) return undefined
  return chosen.wrong === 'needTime' ? 'time' : 'date'
}

type FieldNeeds = {
  /** Its name, too. */
  type: 'date' | 'time'
  label: string
  value: string
  wrong: boolean
  describedBy: string
  onChosen(value: string): void
}

function WhenField({ type, label, value, wrong, describedBy, onChosen }: FieldNeeds) {
  return (
    <label className="label">
      {label}
      <input
        className="input"
        type={type}
        name={type}
        value={value}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={describedBy}
        onChange={({ target }) => onChosen(target.value)}
      />
    </label>
  )
}
