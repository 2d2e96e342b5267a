import { useEffect, useMemo, useState, type KeyboardEvent } from 'react'
import { foldText } from '../../nouns/fold-text.ts'
import type { ArticleChoices } from '../../nouns/articles/article-desk.ts'
import { readIds, writeIds } from '../../nouns/articles/tag-ids.ts'
import { EditorIcon } from '../editor-icon.tsx'
import { useField } from '../inputs/editing-form.ts'
import { describedBy, FieldFrame } from '../inputs/field-frame.tsx'

type Tag = ArticleChoices['tags'][number]
const hint = 'Type to find one. Arrow keys choose, Enter adds or takes away, Backspace takes the last one away.'

/** Several tags, grouped by their topics: found by typing, chosen by keys or clicks (WAI-ARIA combobox pattern). */
export function TagsInput({ label, value, choices }: { label: string; value: string; choices: ArticleChoices }) {
  const { id, message, put } = useField<string>('tag')
  const [sought, setSought] = useState('')
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const chosen = useMemo(() => readIds(value) ?? [], [value])
  // A letter typed elsewhere is no reason to look through all of them.
  const isLookedAt = open || sought !== ''
  const groups = useMemo(() => (isLookedAt ? groupsOf(choices, chosen, sought) : []), [choices, chosen, sought, isLookedAt])
  const offered = groups.flatMap(({ tags }) => tags)
  const active = open ? offered[at] : undefined
  const activeId = active && `${id}-${active.id}`

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const write = (ids: readonly number[]) => put(writeIds(ids))

  function toggle(tag: Tag) {
    write(chosen.includes(tag.id) ? chosen.filter((each) => each !== tag.id) : [...chosen, tag.id])
    setSought('')
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      // What is shut is opened at its beginning, or at its end.
      const { length } = open ? offered : groupsOf(choices, chosen, sought).flatMap(({ tags }) => tags)
      const from = open ? at : -1
      if (key === 'ArrowDown') setAt(from + 1 < length ? from + 1 : 0)
      else setAt((from > 0 ? from : length) - 1)
    }
    if (key === 'Enter') {
      event.preventDefault()
      const found = active ?? (sought.trim() ? offered[0] : undefined)
      if (found) toggle(found)
    }
    if (key === 'Escape' && open) {
      event.preventDefault()
      setOpen(false)
    }
    if (key === 'Backspace' && sought === '' && chosen.length > 0) write(chosen.slice(0, -1))
  }

  return (
    <FieldFrame id={id} label={label} hint={hint} message={message} needed>
      <ul className="ed-tags" aria-label="Chosen tags">
        {chosen.map((each) => {
          const name = nameOf(choices, each)
          return (
            <li key={each}>
              {name}
              <button
                type="button"
                className="ed-ico"
                aria-label={`Take ${name} away`}
                onClick={() => write(chosen.filter((other) => other !== each))}
              >
                <EditorIcon name="close" />
              </button>
            </li>
          )
        })}
      </ul>
      <input
        id={id}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open && offered.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={activeId}
        autoComplete="off"
        value={sought}
        onChange={(event) => {
          setSought(event.currentTarget.value)
          setOpen(true)
          setAt(-1)
        }}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
        {...describedBy(id, { hint, message, needed: true })}
      />
      {/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- a select of several cannot be searched; the box has the focus and the keys */}
      <div
        className="ed-tag-list"
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        aria-multiselectable="true"
        hidden={!open || offered.length === 0}
      >
        {groups.map(({ topic, tags }) => (
          <div key={topic.id} role="group" aria-labelledby={`${id}-topic-${topic.id}`}>
            <b id={`${id}-topic-${topic.id}`}>{topic.title}</b>
            {tags.map((tag) => (
              <div
                key={tag.id}
                id={`${id}-${tag.id}`}
                role="option"
                tabIndex={-1}
                aria-selected={chosen.includes(tag.id)}
                data-active={active === tag || undefined}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => toggle(tag)}
              >
                {tag.title}
              </div>
            ))}
          </div>
        ))}
      </div>
      {/* oxlint-enable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events */}
      {open && offered.length === 0 && (
        <p className="ed-hint">No tag says that. Tags are made on the page of all blogs, under “Manage Topic &amp; Tags”.</p>
      )}
    </FieldFrame>
  )
}

/** Topics with the tags that say all the words, in their own name or their topic's; switched-off ones only where they are chosen. */
function groupsOf({ topics, tags }: ArticleChoices, chosen: readonly number[], sought: string) {
  const words = foldText(sought).split(/\s+/).filter(Boolean)
  return topics.flatMap((topic) => {
    const found = tags.filter(
      (tag) =>
        tag.topic === topic.id &&
        ((tag.active && topic.active) || chosen.includes(tag.id)) &&
        words.every((word) => foldText(`${tag.title} ${topic.title}`).includes(word)),
    )
    return found.length > 0 ? [{ topic, tags: found }] : []
  })
}

const nameOf = ({ tags }: ArticleChoices, id: number) => tags.find((tag) => tag.id === id)?.title ?? `Tag ${id}`
