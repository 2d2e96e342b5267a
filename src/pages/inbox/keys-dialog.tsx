import { useState } from 'react'
import { useModal } from '../../ui/use-modal.ts'
import { areKeysOn, turnKeys } from './use-desk-keys.ts'
import { useWords } from '../../words/use-words.ts'

/** Which keys there are, and the way to do without them. */
export function KeysDialog({ close }: { close(): void }) {
  const [on, setOn] = useState(areKeysOn)
  const words = useWords().inbox.keys
  const dialog = useModal()
  return (
    <dialog className="inbox-dialog" ref={dialog} aria-labelledby="inbox-keys-title" onClose={close}>
      <h2 id="inbox-keys-title">{words.title}</h2>
      <dl>
        {words.rows.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <label className="inbox-check">
        <input
          type="checkbox"
          checked={on}
          onChange={({ target }) => {
            turnKeys(target.checked)
            setOn(target.checked)
          }}
        />{' '}
        {words.on}
      </label>
      <button type="button" className="btn btn-small btn-line" onClick={() => dialog.current?.close()}>
        {words.close}
      </button>
    </dialog>
  )
}
