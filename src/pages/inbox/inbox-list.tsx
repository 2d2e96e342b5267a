import { exportCases } from '../../calls/addresses.ts'
import { addressWith } from '../../calls/address-with.ts'
import type { DeskAsked } from '../../calls/desk-calls.ts'
import { useWords } from '../../words/use-words.ts'
import { inboxAddress, isFiltered } from './inbox-address.ts'
import { InboxFilters } from './inbox-filters.tsx'
import { InboxRow } from './inbox-row.tsx'
import type { useDeskList } from './use-desk-list.ts'

type Needs = { list: ReturnType<typeof useDeskList>; now: number; openId: number | null; open(id: number): void }

/** The cases of a state, or those that a search found. */
export function InboxList({ list, now, openId, open }: Needs) {
  const words = useWords().inbox
  const { asked, shown, state, arrived, gone } = list

  function show(next: DeskAsked) {
    history.replaceState(history.state, '', inboxAddress(next))
    void list.show(next)
  }

  const { q: _q, after: _after, client: _client, ...filters } = asked
  return (
    <section className="inbox-list" aria-label={words.list.label} aria-busy={state === 'loading'}>
      {!asked.q && <InboxFilters asked={asked} admin={shown.admin} show={show} />}
      <p className="inbox-arrived" aria-live="polite">
        {(arrived > 0 || gone.size > 0) && !asked.q && (
          <button type="button" className="btn btn-small btn-line" onClick={list.showFresh}>
            {arrived > 0 ? words.list.arrived(arrived) : words.list.left(gone.size)}
          </button>
        )}
      </p>
      {state === 'failed' && (
        <div className="inbox-problem" role="alert">
          <p>{words.list.failed}</p>
          <button type="button" className="btn btn-small btn-line" onClick={() => void list.show(asked)}>
            {words.list.again}
          </button>
        </div>
      )}
      {shown.cases.length > 0 ? (
        <ol className="inbox-rows">
          {shown.cases.map((each) => (
            <InboxRow
              key={each.id}
              of={each}
              address={inboxAddress(asked, each.id)}
              now={now}
              isOpen={each.id === openId}
              isGone={gone.has(each.id)}
              withState={asked.q !== ''}
              open={() => open(each.id)}
            />
          ))}
        </ol>
      ) : (
        state !== 'failed' && <Nothing asked={asked} />
      )}
      {state === 'loading' && <p className="fine">{words.list.loading}</p>}
      <div className="inbox-row inbox-list-foot">
        {shown.next && !asked.q && (
          <a
            className="btn btn-small btn-line"
            href={inboxAddress({ ...asked, after: shown.next })}
            onClick={(event) => {
              event.preventDefault()
              void list.loadMore()
            }}
          >
            {words.list.more}
          </a>
        )}
        {!asked.q && shown.cases.length > 0 && (
          <a href={addressWith(exportCases.path, filters)} download>
            {words.list.export}
          </a>
        )}
      </div>
    </section>
  )
}

function Nothing({ asked }: { asked: DeskAsked }) {
  const words = useWords().inbox.list
  if (asked.q) return <p className="inbox-nothing">{words.nothingFound}</p>
  if (isFiltered(asked)) return <p className="inbox-nothing">{words.nothingMatches}</p>
  return (
    <div className="inbox-nothing">
      <p>{words.empty}</p>
      <p className="fine">{words.emptyHint}</p>
    </div>
  )
}
