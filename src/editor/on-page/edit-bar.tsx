import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Desk } from '../desk/desk.ts'
import { EditorIcon } from '../editor-icon.tsx'
import { draftKeysOnDevice } from '../drafts/drafts-on-device.ts'
import { pageDetailsKind } from '../page-details/page-details-kind.ts'
import { forms } from '../../words/english/forms.ts'
import { pageAt } from '../links/pages-of-site.ts'
import { dayAndTime, weekdayAndTime } from '../words/moments.ts'
import { initials } from '../words/people.ts'
import { useDesk } from '../desk/use-desk.ts'

const { panel } = forms
const visitorButton = 'ed-view-as-visitor'

/** Who is editing what, when it was changed last, and the two ways to look at it. */
export function EditBar({ desk }: { desk: Desk }) {
  const { view } = useDesk(desk)
  const { name } = desk.data.person
  const signedOut = useEverySection(desk, () => desk.states().some(({ step }) => step.at === 'signedOut'))
  const last = useLastChange(desk)
  const page = pageName(desk)
  const drafts = useDrafts(desk)
  const details = desk.all().find(({ thing }) => thing.kind === pageDetailsKind)

  function history() {
    if (view && 'key' in view) desk.open(view.key, 'history', view.part)
    else desk.openWhole('pageHistory')
  }

  return (
    <section className="ed-bar" aria-label="Editing bar">
      <div className="ed-who">
        <span className="ed-face" aria-hidden="true">
          {initials(name)}
        </span>
        <span className="ed-me">
          <b>{name}</b>
          <span className={signedOut ? 'ed-mode out' : 'ed-mode'}>
            <EditorIcon name="pencil" />
            {signedOut ? 'Signed out' : 'Editing'}
          </span>
        </span>
      </div>
      <p className="ed-last">
        <b>{page}</b>
        {last ? (
          <>
            <span className="l">
              Last changed <time dateTime={last.at}>{weekdayAndTime(last.at)}</time> by {last.by}
            </span>
            <span className="s">
              {dayAndTime(last.at)} by {last.by}
            </span>
          </>
        ) : (
          <span>Not changed yet</span>
        )}
      </p>
      <div className="ed-acts">
        <button type="button" title="Pages" onClick={() => desk.openWhole('pages')}>
          <EditorIcon name="pages" />
          <span>Pages</span>
        </button>
        {drafts > 0 && (
          <button type="button" title="My drafts" onClick={() => desk.openWhole('drafts')}>
            <EditorIcon name="file" />
            <span>My drafts</span>
            <i className="ed-number">{drafts}</i>
          </button>
        )}
        {details && (
          <button type="button" title="Page details" aria-label={details.thing.editor} onClick={() => desk.open(details.key)}>
            <EditorIcon name="tag" />
            <span>Page details</span>
          </button>
        )}
        <button type="button" title="History" onClick={history}>
          <EditorIcon name="clock" />
          <span>History</span>
        </button>
        <button type="button" id={visitorButton} title="View as visitor" onClick={() => desk.seeAsVisitor(true)}>
          <EditorIcon name="eye" />
          <span>View as visitor</span>
        </button>
      </div>
    </section>
  )
}

/** All that is left of editing while the page is seen as visitors see it. */
export function BackToEditing({ desk }: { desk: Desk }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    button.current?.focus()
    // It goes as it is pressed: whoever had it is at the button they came by, unless a panel takes them.
    return () => void (document.activeElement === document.body && document.getElementById(visitorButton)?.focus())
  }, [])
  return (
    <button className="ed-return" type="button" ref={button} onClick={() => desk.seeAsVisitor(false)}>
      <EditorIcon name="pencil" />
      Back to editing
    </button>
  )
}

function useEverySection<T extends string | boolean>(desk: Desk, look: () => T): T {
  return useSyncExternalStore((listener) => {
    const stops = desk.all().map(({ run }) => run.subscribe(listener))
    return () => stops.forEach((stop) => stop())
  }, look)
}

/** How many things of mine wait on this device; looked at anew whenever something opens or closes, or is typed here. */
function useDrafts(desk: Desk): number {
  const { client, person } = desk.data
  return useSyncExternalStore(
    (listener) => {
      const stops = [desk.subscribe(listener), ...desk.all().map(({ run }) => run.subscribe(listener))]
      return () => stops.forEach((stop) => stop())
    },
    () => draftKeysOnDevice({ client, username: person.username }).length,
  )
}

function useLastChange(desk: Desk): { at: string; by: string } | undefined {
  const latest = useEverySection(desk, () => {
    const changes = desk.all().flatMap(({ run }) => {
      const { savedAt, savedBy } = run.state().saved
      return savedAt ? [`${savedAt}\n${savedBy ?? 'somebody'}`] : []
    })
    return changes.toSorted().at(-1) ?? ''
  })
  const [at, by] = latest.split('\n')
  return at ? { at, by } : undefined
}

/** The page of its first own section; those that only share the footer go by what menus call them, and by their title where these do not. */
function pageName(desk: Desk): string {
  const own = desk.all().find(({ thing }) => thing.page !== undefined)
  return own?.thing.page ?? pageAt(location.pathname)?.name ?? titleWithoutMark()
}

/** A title begins with what became of a form, and ends with whose site it is. */
function titleWithoutMark(): string {
  const [title = ''] = document.title.split(' · ')
  const mark = [panel.error(''), panel.sent('')].find((each) => title.startsWith(each)) ?? ''
  return title.slice(mark.length) || 'This page'
}
