import { useEffect, useState, useSyncExternalStore, type ComponentProps } from 'react'
import { plainWords } from '../../fields/rich-words.ts'
import { loadWriting, writing } from '../writing/load-writing.ts'
import type { WritingArea } from '../writing/writing-area.tsx'

type Props = Omit<ComponentProps<typeof WritingArea>, 'focused'> & {
  /** Somebody has just asked to write here. */
  focused?: boolean
}

/** Words with the tools to write them: the words alone until these have arrived, and the way to fetch them once more where they did not. */
export function WordsWithTools({ focused = false, ...words }: Props) {
  const { area: Area, failed } = useSyncExternalStore(writing.subscribe, writing.get)
  /** Whoever was in the words meanwhile is in them still. */
  const [awaited, setAwaited] = useState(focused)
  const { id, html } = words
  useEffect(loadWriting, [])
  /** The button goes as it is pressed: whoever had it is in the words once the tools are here. */
  function fetchAgain() {
    setAwaited(true)
    loadWriting()
  }
  if (Area) return <Area {...words} focused={awaited} />
  return (
    <>
      <div
        className="ed-copy"
        id={id}
        tabIndex={-1}
        aria-busy={!failed}
        aria-labelledby={`${id}-label`}
        onFocus={() => setAwaited(true)}
        onBlur={() => setAwaited(false)}
      >
        {plainWords(html)}
      </div>
      {failed && (
        <p className="ed-err">
          The tools to write here did not arrive.{' '}
          <button type="button" className="ed-link" onClick={fetchAgain}>
            Try again
          </button>
        </p>
      )}
    </>
  )
}
