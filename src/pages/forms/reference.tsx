import { useWords } from '../../words/use-words.ts'

/** The number one may quote on the phone. */
export function Reference({ reference }: { reference: string }) {
  const { thanks, script } = useWords().forms
  return (
    <sent-form className="thanks-reference" data-copied={script.copied}>
      <p>
        <span>{thanks.reference}</span>
        <b className="num">{reference}</b>
      </p>
      <button type="button" className="btn btn-line btn-small scripted" data-copy={reference}>
        {thanks.copy}
      </button>
    </sent-form>
  )
}
