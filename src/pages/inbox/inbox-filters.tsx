import { useState } from 'react'
import type { DeskAsked } from '../../calls/desk-calls.ts'
import { Icon } from '../../ui/icon.tsx'
import { useWords } from '../../words/use-words.ts'
import { useFormNames } from './form-names.ts'
import { address } from '../../routes.ts'
import { inboxAddress, isFiltered, readInboxAddress } from './inbox-address.ts'

type Needs = { asked: DeskAsked; admin: boolean; show(next: DeskAsked): void }

/** Narrows the list; as plain HTML it asks for the page anew. */
export function InboxFilters({ asked, admin, show }: Needs) {
  const words = useWords().inbox
  const formNames = useFormNames()
  const filtered = isFiltered(asked)
  const [unfolded, setUnfolded] = useState(filtered)
  return (
    <details className="inbox-filters" open={unfolded} onToggle={(event) => setUnfolded(event.currentTarget.open)}>
      <summary>
        {words.filters.title}
        <Icon name="down" />
      </summary>
      <form
        action={address.inbox}
        key={JSON.stringify(asked)}
        onSubmit={(event) => {
          event.preventDefault()
          const given = new URLSearchParams([...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]))
          show(readInboxAddress(given).asked)
        }}
      >
        <input type="hidden" name="state" value={asked.state} />
        <label className="label">
          {words.filters.form}
          <select className="input" name="form" defaultValue={asked.form}>
            <option value="">{words.filters.anyForm}</option>
            {Object.entries(formNames).map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label className="label">
          {words.filters.age}
          <select className="input" name="age" defaultValue={asked.age}>
            {Object.entries(words.filters.ages).map(([age, label]) => (
              <option key={age} value={age}>
                {label}
              </option>
            ))}
          </select>
        </label>
        {admin && (
          <label className="label">
            {words.filters.agent}
            <input
              className="input"
              name="agent"
              type="text"
              inputMode="email"
              defaultValue={asked.agent}
              maxLength={320}
              autoComplete="off"
            />
          </label>
        )}
        <label className="inbox-check">
          <input type="checkbox" name="unread" value="1" defaultChecked={asked.unread === '1'} /> {words.filters.unread}
        </label>
        <label className="inbox-check">
          <input type="checkbox" name="mine" value="1" defaultChecked={asked.mine === '1'} /> {words.filters.mine}
        </label>
        <div className="inbox-row">
          <button className="btn btn-small btn-line">{words.filters.show}</button>
          {filtered && <a href={inboxAddress({ state: asked.state })}>{words.filters.clear}</a>}
        </div>
      </form>
    </details>
  )
}
