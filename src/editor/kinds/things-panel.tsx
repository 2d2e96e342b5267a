import { useState } from 'react'
import { foldText } from '../../nouns/fold-text.ts'
import type { Desk } from '../desk/desk.ts'
import { EditorIcon } from '../editor-icon.tsx'
import { GoneRow } from '../inputs/gone-row.tsx'
import { SearchField } from '../inputs/search-field.tsx'
import { PanelShell } from '../panel/panel-shell.tsx'
import { PanelTrouble } from '../panel/panel-trouble.tsx'
import { counted } from '../words/moments.ts'
import { bringBack, deleteItem, openItem } from './item-actions.ts'
import type { ItemKind } from './item-kind.ts'
import type { ListedThing } from './listed-thing.ts'
import { DeletedThing, ThingItem } from './things-rows.tsx'
import { useItems, type DeletedItem } from './use-items.ts'

type Props = {
  desk: Desk
  kind: ItemKind
  /** How one is shown, from its wire shape. */
  listed(wire: unknown): ListedThing
  words: {
    subtitle: string
    /** The label of the search. */
    find: string
    add: string
    wait: string
    nobody: string
    /** Heads those that were deleted. */
    left: string
  }
}

/** All things of a kind: search, open, add, delete, and bring back. */
export function ThingsPanel({ desk, kind, listed, words }: Props) {
  const { list, words: told, record } = kind
  const { items, deleted, trouble, loading, again } = useItems(desk, kind)
  const things = items.map(listed)
  const [query, setQuery] = useState('')
  /** The id of what was just deleted: the way back is shown at the top, where people go on. */
  const [justGone, setJustGone] = useState<number | null>(null)
  const gone = deleted.find(({ id }) => id === justGone)
  const found = things.filter((each) => says(each, query))
  const named = `ed-${record.noun.replaceAll(' ', '-')}`
  const [finds, heads] = [`${named}-find`, `${named}s-head`]

  /** Says what was done once the list is read again, and puts the focus back into the search. */
  async function done(said: string) {
    desk.pageChanged(list.key, said)
    await again()
    document.getElementById(finds)?.focus()
  }

  async function remove(thing: ListedThing) {
    if (!(await deleteItem(desk, kind, thing))) return
    setJustGone(thing.id)
    await done(told.gone)
  }

  async function restore(item: DeletedItem) {
    const { name } = listed(item.value)
    if (await bringBack(desk, kind, item, name)) await done(told.back(name))
  }

  return (
    <PanelShell desk={desk} frame={list.key} title={list.editor} subtitle={words.subtitle} onSave={() => {}} onClose={() => desk.close()}>
      <div className="ed-view" aria-busy={loading}>
        <PanelTrouble words={trouble} />
        <SearchField id={finds} label={words.find} query={query} onQuery={setQuery} />
        <section className="ed-rows ed-things" aria-labelledby={heads}>
          <div className="ed-listhead">
            <h3 id={heads}>{loading && things.length === 0 ? words.wait : counted(found.length, record.noun)}</h3>
            <button type="button" className="ed-b ed-b2" onClick={() => void openItem(desk, kind)}>
              <EditorIcon name="plus" />
              {words.add}
            </button>
          </div>
          {!loading && found.length === 0 && <p className="ed-hint">{words.nobody}</p>}
          <ol className="ed-list">
            {gone && <GoneRow name={listed(gone.value).name} onBringBack={() => void restore(gone)} />}
            {found.map((thing) => (
              <ThingItem
                key={thing.id}
                thing={thing}
                onOpen={() => void openItem(desk, kind, thing.id)}
                onDelete={() => void remove(thing)}
              />
            ))}
          </ol>
        </section>
        {deleted.length > 0 && (
          <details className="ed-deleted">
            <summary>
              {words.left} ({deleted.length})
            </summary>
            <ul>
              {deleted.map((item) => (
                <DeletedThing key={item.id} thing={listed(item.value)} item={item} onBack={() => void restore(item)} />
              ))}
            </ul>
          </details>
        )}
      </div>
    </PanelShell>
  )
}

/** Ignores case and accents. */
const says = ({ name, text, primary }: ListedThing, query: string) => foldText(`${name} ${text} ${primary}`).includes(foldText(query))
