import { useWords } from '../../words/use-words.ts'

/** Why a list is not there, and a button to ask for it again. */
export function LoadFailed({ why, again }: { why: string; again(): Promise<unknown> }) {
  const words = useWords().blogSettings.list
  return (
    <div className="blogs-failed" role="alert">
      <p>{why}</p>
      <button type="button" className="btn btn-small blogs-line" onClick={() => void again()}>
        {words.again}
      </button>
    </div>
  )
}
