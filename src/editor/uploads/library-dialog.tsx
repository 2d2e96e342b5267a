import { useCallback, useEffect, useId, useState } from 'react'
import { writePicture } from '../../fields/picture-value.ts'
import { foldText } from '../../nouns/fold-text.ts'
import { useRetryWhenOnline } from '../desk/use-retry-when-online.ts'
import { useModal } from '../../ui/use-modal.ts'
import { FieldFrame } from '../inputs/field-frame.tsx'
import { counted } from '../words/moments.ts'
import { pictureWords } from './picture-preview.ts'
import { readLibrary, type LibraryPicture } from './picture-library.ts'
import { Thumbnail } from './thumbnail.tsx'

const words = {
  title: 'Pictures of this site',
  find: 'Find by what it shows, or where it is used',
  wait: 'Fetching the pictures…',
  none: 'No picture says that.',
  offline: 'No connection: the pictures cannot be shown right now.',
  older: 'Older uploads',
  close: 'Close',
  unused: 'In no section',
}

type Props = {
  client: string
  /** The chosen picture with what is said of it; null when it was waved away. */ onChosen(value: string | null): void
}

/** Earlier uploads and the drawn scenes to choose from; nothing is deleted here, since History needs it. */
export function LibraryDialog({ client, onChosen }: Props) {
  const dialog = useModal()
  const id = useId()
  const [pictures, setPictures] = useState<LibraryPicture[]>([])
  const [older, setOlder] = useState<string>()
  const [state, setState] = useState<'reading' | 'read' | 'offline'>('reading')
  const [lost, setLost] = useState(0)
  const [sought, setSought] = useState('')
  const found = pictures.filter(({ path, alt, used }) => foldText([alt, pictureWords(path), ...used].join(' ')).includes(foldText(sought)))

  const begin = useCallback(() => {
    let wanted = true
    readLibrary(client).then(
      (read) => {
        if (!wanted) return
        setPictures(read.pictures)
        setOlder(read.older)
        setState('read')
      },
      () => {
        if (!wanted) return
        setState('offline')
        setLost((before) => before + 1)
      },
    )
    return () => {
      wanted = false
    }
  }, [client])
  useEffect(begin, [begin])
  useRetryWhenOnline(lost, begin)

  async function readOlder() {
    try {
      const read = await readLibrary(client, older)
      setPictures([...pictures, ...read.pictures])
      setOlder(read.older)
    } catch {
      setState('offline')
    }
  }

  return (
    <dialog
      className="ed-dialog ed-library"
      ref={dialog}
      aria-labelledby={`${id}title`}
      aria-busy={state === 'reading'}
      onCancel={(event) => {
        event.preventDefault()
        event.stopPropagation()
        onChosen(null)
      }}
    >
      <h2 id={`${id}title`}>{words.title}</h2>
      <FieldFrame id={`${id}find`} label={words.find}>
        <input
          id={`${id}find`}
          type="search"
          value={sought}
          autoComplete="off"
          onChange={(event) => setSought(event.currentTarget.value)}
        />
      </FieldFrame>
      <p className="ed-hint" aria-live="polite">
        {state === 'reading'
          ? words.wait
          : state === 'offline'
            ? words.offline
            : found.length === 0
              ? words.none
              : counted(found.length, 'picture')}
      </p>
      <ul>
        {found.map(({ path, alt, used, shown }) => (
          <li key={path}>
            <button type="button" onClick={() => onChosen(writePicture({ path, alt }))}>
              <Thumbnail of={shown} size={112} />
              <b>{alt || pictureWords(path)}</b>
              <small>{used[0] ? `${used[0]}${used.length > 1 ? ` and ${used.length - 1} more` : ''}` : words.unused}</small>
            </button>
          </li>
        ))}
      </ul>
      <div className="ed-row">
        {older && (
          <button type="button" className="ed-b ed-b2" onClick={() => void readOlder()}>
            {words.older}
          </button>
        )}
        <button type="button" className="ed-b ed-b2" onClick={() => onChosen(null)}>
          {words.close}
        </button>
      </div>
    </dialog>
  )
}
