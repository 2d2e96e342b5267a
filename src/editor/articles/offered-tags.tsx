import type { Tag, TagGroup } from './tag-groups.ts'

type Needs = {
  /** Of the box that has the focus and the keys. */
  id: string
  label: string
  groups: readonly TagGroup[]
  chosen: readonly number[]
  /** The one that Enter would choose. */
  active: Tag | undefined
  hidden: boolean
  onChosen(tag: Tag): void
}

/** The list under the box: tags by their topics. */
export function OfferedTags({ id, label, groups, chosen, active, hidden, onChosen }: Needs) {
  return (
    <>
      {/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- a select of several cannot be searched; the box has the focus and the keys */}
      <div className="ed-tag-list" id={`${id}-list`} role="listbox" aria-label={label} aria-multiselectable="true" hidden={hidden}>
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
                onClick={() => onChosen(tag)}
              >
                {tag.title}
              </div>
            ))}
          </div>
        ))}
      </div>
      {/* oxlint-enable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events */}
    </>
  )
}
