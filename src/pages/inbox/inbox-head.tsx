import type { DeskAsked } from '../../calls/desk-calls.ts'
import { Icon } from '../../ui/icon.tsx'
import { useWords } from '../../words/use-words.ts'
import { address } from '../../routes.ts'
import { caseStates } from '../../nouns/forms/case-states.ts'
import { inboxAddress, personAddress, recordAddress } from './inbox-address.ts'
import type { useDeskList } from './use-desk-list.ts'

type DeskList = ReturnType<typeof useDeskList>
type Needs = { list: DeskList; cut: boolean; showKeys(): void }

/** The title, the search, and the states with how much is in each. */
export function InboxHead({ list, cut, showKeys }: Needs) {
  const words = useWords().inbox
  const { asked, shown } = list

  function show(next: DeskAsked) {
    history.replaceState(history.state, '', inboxAddress(next))
    void list.show(next)
  }

  return (
    <header className="inbox-head">
      <h1>{words.title}</h1>
      <Search asked={asked} show={show} />
      <div className="inbox-tools">
        {shown.admin && <a href={personAddress}>{words.person.open}</a>}
        {shown.admin && <a href={recordAddress}>{words.record.open}</a>}
        <button type="button" className="inbox-tool needs-script" onClick={showKeys}>
          {words.keys.open}
        </button>
      </div>
      <nav className="inbox-tabs" aria-label={words.stateTabs}>
        {asked.q ? <FoundLine list={list} show={show} /> : <StateTabs list={list} show={show} />}
      </nav>
      {cut && (
        <p className="inbox-cut" aria-live="polite">
          {words.live.lost}
        </p>
      )}
    </header>
  )
}

type Show = (next: DeskAsked) => void

function Search({ asked, show }: { asked: DeskAsked; show: Show }) {
  const words = useWords().inbox.search
  return (
    <search>
      <form
        className="inbox-search"
        action={address.inbox}
        key={asked.q}
        onSubmit={(event) => {
          event.preventDefault()
          const q = String(new FormData(event.currentTarget).get('q') ?? '').trim()
          show({ ...asked, q, after: '' })
        }}
      >
        <label className="sr-only" htmlFor="inbox-search">
          {words.label}
        </label>
        <input
          className="input"
          id="inbox-search"
          name="q"
          type="search"
          defaultValue={asked.q}
          placeholder={words.label}
          maxLength={200}
          autoComplete="off"
        />
        <button className="btn btn-small btn-line">
          <Icon name="search" />
          <span className="sr-only">{words.go}</span>
        </button>
      </form>
    </search>
  )
}

/** While something is searched for, states do not count: how much was found, and the way back. */
function FoundLine({ list: { asked, shown }, show }: { list: DeskList; show: Show }) {
  const words = useWords().inbox.search
  return (
    <p className="inbox-found" aria-live="polite">
      {words.found(shown.cases.length)}{' '}
      <a
        href={inboxAddress({ ...asked, q: '' })}
        onClick={(event) => {
          event.preventDefault()
          show({ ...asked, q: '', after: '' })
        }}
      >
        {words.end}
      </a>
    </p>
  )
}

function StateTabs({ list: { asked, shown }, show }: { list: DeskList; show: Show }) {
  const words = useWords().inbox
  return caseStates.map((state) => (
    <a
      key={state}
      href={inboxAddress({ ...asked, state, after: '' })}
      aria-current={asked.state === state ? 'page' : undefined}
      onClick={(event) => {
        event.preventDefault()
        show({ ...asked, state, after: '' })
      }}
    >
      {words.states[state]} <span className="num">{words.count(shown.counts[state])}</span>
    </a>
  ))
}
