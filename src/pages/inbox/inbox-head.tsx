import type { DeskAsked } from '../../calls/desk-calls.ts'
import { Icon } from '../../ui/icon.tsx'
import { useWords } from '../../words/use-words.ts'
import { address } from '../../routes.ts'
import { caseStates } from '../../nouns/forms/case-states.ts'
import { inboxAddress, personAddress, recordAddress } from './inbox-address.ts'
import type { useDeskList } from './use-desk-list.ts'

type Needs = { list: ReturnType<typeof useDeskList>; cut: boolean; showKeys(): void }

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
            {words.search.label}
          </label>
          <input
            className="input"
            id="inbox-search"
            name="q"
            type="search"
            defaultValue={asked.q}
            placeholder={words.search.label}
            maxLength={200}
            autoComplete="off"
          />
          <button className="btn btn-small btn-line">
            <Icon name="search" />
            <span className="sr-only">{words.search.go}</span>
          </button>
        </form>
      </search>
      <div className="inbox-tools">
        {shown.admin && <a href={personAddress}>{words.person.open}</a>}
        {shown.admin && <a href={recordAddress}>{words.record.open}</a>}
        <button type="button" className="inbox-tool needs-script" onClick={showKeys}>
          {words.keys.open}
        </button>
      </div>
      <nav className="inbox-tabs" aria-label={words.stateTabs}>
        {asked.q ? (
          <p className="inbox-found" aria-live="polite">
            {words.search.found(shown.cases.length)}{' '}
            <a
              href={inboxAddress({ ...asked, q: '' })}
              onClick={(event) => {
                event.preventDefault()
                show({ ...asked, q: '', after: '' })
              }}
            >
              {words.search.end}
            </a>
          </p>
        ) : (
          caseStates.map((state) => (
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
        )}
      </nav>
      {cut && (
        <p className="inbox-cut" aria-live="polite">
          {words.live.lost}
        </p>
      )}
    </header>
  )
}
