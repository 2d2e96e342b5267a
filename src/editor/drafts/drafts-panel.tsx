import { useState } from 'react'
import type { Desk } from '../desk/desk.ts'
import { EditorIcon } from '../editor-icon.tsx'
import { findThing } from '../kinds/editor-kinds.ts'
import { PanelShell } from '../panel/panel-shell.tsx'
import { age } from '../words/moments.ts'
import { draftsOnDevice } from './drafts-on-device.ts'

const words = {
  title: 'My drafts',
  subtitle: 'Words on this device that are not saved',
  none: 'Nothing waits: everything you typed on this device is saved, or was thrown away.',
}

/** Everything with unsaved words of mine, on whatever page, each with a link there. */
export function DraftsPanel({ desk }: { desk: Desk }) {
  const { client, person } = desk.data
  const [now] = useState(() => Date.now())
  const [drafts] = useState(() =>
    draftsOnDevice({ client, username: person.username }).flatMap(({ key, at }) => {
      const thing = findThing(key, { client })
      return thing ? [{ key, at, thing }] : []
    }),
  )
  return (
    <PanelShell desk={desk} title={words.title} subtitle={words.subtitle} onSave={() => {}} onClose={() => desk.close()}>
      <div className="ed-view">
        {drafts.length === 0 && <p className="ed-hint">{words.none}</p>}
        <ol className="ed-list">
          {drafts.map(({ key, at, thing }) => (
            <li key={key}>
              <button type="button" className="ed-open-row plain ed-place" onClick={() => desk.goTo(key)}>
                <span>
                  <b>{thing.editor}</b>
                  <small>
                    {thing.locationWords(thing.record.fallback)}, typed {age(at, now)}
                  </small>
                </span>
                <EditorIcon name="pencil" />
              </button>
            </li>
          ))}
        </ol>
      </div>
    </PanelShell>
  )
}
