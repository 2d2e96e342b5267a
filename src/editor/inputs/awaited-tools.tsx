import { plainWords } from '../../fields/rich-words.ts'
import { loadWriting } from '../writing/load-writing.ts'

type Props = { id: string; html: string; failed: boolean; onWaiting?(waiting: boolean): void }

/** The words themselves until the tools to write them have arrived, and the way to fetch these once more where they did not. */
export function AwaitedTools({ id, html, failed, onWaiting }: Props) {
  return (
    <>
      <div
        className="ed-copy"
        id={id}
        tabIndex={-1}
        aria-busy={!failed}
        aria-labelledby={`${id}-label`}
        onFocus={() => onWaiting?.(true)}
        onBlur={() => onWaiting?.(false)}
      >
        {plainWords(html)}
      </div>
      {failed && (
        <p className="ed-err">
          The tools to write here did not arrive.{' '}
          <button type="button" className="ed-link" onClick={loadWriting}>
            Try again
          </button>
        </p>
      )}
    </>
  )
}
