import { useEffect, useMemo, useState, type KeyboardEvent } from 'react'
import type { ArticleChoices } from '../../nouns/articles/article-desk.ts'
import { readIds, writeIds } from '../../nouns/articles/tag-ids.ts'
import { useField } from '../inputs/editing-form.ts'
import { describedBy, FieldFrame } from '../inputs/field-frame.tsx'
import { ChosenTags } from './chosen-tags.tsx'
import { OfferedTags } from './offered-tags.tsx'
import { tagGroups, type Tag } from './tag-groups.ts'

const hint = 'Type to find one. Arrow keys choose, Enter adds or takes away, Backspace takes the last one away.'

/** Several tags, grouped by their topics: found by typing, chosen by keys or clicks (WAI-ARIA combobox pattern). */
export function TagsInput({ label, value, choices }: { label: string; value: string; choices: ArticleChoices }) {
  const { id, message, put } = useField<string>('tag')
  const [query, setQuery] = useState('')
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const chosen = useMemo(() => readIds(value) ?? [], [value])
  // Not searched again when somebody types in another field.
  const isLookedAt = open || query !== ''
  const groups = useMemo(() => (isLookedAt ? tagGroups(choices, chosen, query) : []), [choices, chosen, query, isLookedAt])
  const offered = groups.flatMap(({ tags }) => tags)
  const active = open ? offered[at] : undefined
  const activeId = active && `${id}-${active.id}`

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const write = (ids: readonly number[]) => put(writeIds(ids))

  function toggle(tag: Tag) {
    write(chosen.includes(tag.id) ? chosen.filter((each) => each !== tag.id) : [...chosen, tag.id])
    setQuery('')
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      // A closed list opens at its first or its last tag.
      const { length } = open ? offered : tagGroups(choices, chosen, query).flatMap(({ tags }) => tags)
      const from = open ? at : -1
      if (key === 'ArrowDown') setAt(from + 1 < length ? from + 1 : 0)
      else setAt((from > 0 ? from : length) - 1)
    }
    if (key === 'Enter') {
      event.preventDefault()
      const found = active ?? (query.trim() ? offered[0] : undefined)
      if (found) toggle(found)
    }
    if (key === 'Escape' && open) {
      event.preventDefault()
      setOpen(false)
    }
    if (key === 'Backspace' && query === '' && chosen.length > 0) write(chosen.slice(0, -1))
  }

  return (
    <FieldFrame id={id} label={label} hint={hint} message={message} needed>
      <ChosenTags choices={choices} chosen={chosen} onTakenAway={(id) => write(chosen.filter((other) => other !== id))} />
      <input
        id={id}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open && offered.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={activeId}
        autoComplete="off"
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value)
          setOpen(true)
          setAt(-1)
        }}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
        {...describedBy(id, { hint, message, needed: true })}
      />
      <OfferedTags
        id={id}
        label={label}
        groups={groups}
        chosen={chosen}
        active={active}
        hidden={!open || offered.length === 0}
        onChosen={toggle}
      />
      {open && offered.length === 0 && (
        <p className="ed-hint">No tag says that. Tags are made on the page of all blogs, under “Manage Topic &amp; Tags”.</p>
      )}
    </FieldFrame>
  )
}
