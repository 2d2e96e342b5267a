import { useEffect, useRef, useState, useSyncExternalStore, type ChangeEvent } from 'react'
import { sheetLimits } from '../../nouns/redirects/read-sheet.ts'
import type { RedirectsOutcome, Verdict } from '../../nouns/redirects/redirects-desk.ts'
import { address } from '../../routes.ts'
import { useWords } from '../../words/use-words.ts'
import { SignedForm } from '../shell/signed-form.tsx'

type Sheet = Extract<RedirectsOutcome, { verdicts: Verdict[] }>

/** As many verdicts as people read; what is refused comes first. */
const mostShown = 200
const order = { refused: 0, asks: 1, changed: 2, new: 3, same: 4 }

/** Where the page of the answer begins: below the sheet, which would be all that a phone shows of it. */
const resultId = 'sheet-result'

/** A sheet of redirects: shown with what would become of each line, then written. A file is read into the field by the browser. */
export function ImportSheet({ outcome }: { outcome: Sheet | undefined }) {
  const words = useWords().redirects.import
  const field = useRef<HTMLTextAreaElement>(null)
  const [problem, setProblem] = useState('')
  const [looking, setLooking] = useState(false)
  // Back from the browser's memory of pages nothing is being looked at.
  useEffect(() => {
    const rest = () => setLooking(false)
    window.addEventListener('pageshow', rest)
    return () => window.removeEventListener('pageshow', rest)
  }, [])
  // Without script a file goes nowhere, and one that is chosen before the page is alive would be lost.
  const isAlive = useSyncExternalStore(never, yes, no)

  async function readFile({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    if (!file || !field.current) return
    setProblem(file.size > sheetLimits.bytes ? words.tooLarge : '')
    if (file.size <= sheetLimits.bytes) field.current.value = await file.text()
  }

  return (
    <>
      <section aria-labelledby="import-sheet">
        <h2 id="import-sheet">{words.heading}</h2>
        <p>{words.lead}</p>
        {(problem || outcome?.problem) && (
          <p className="redirects-problem" role="alert" id={outcome?.verdicts.length === 0 ? resultId : undefined}>
            {problem || outcome?.problem}
          </p>
        )}
        <SignedForm action={`${address.redirectsDesk}#${resultId}`} className="redirects-sheet" onSubmit={() => setLooking(true)}>
          {isAlive && (
            <label htmlFor="sheet-file">
              {words.file}
              <input id="sheet-file" type="file" accept=".csv,text/csv,text/plain" onChange={(event) => void readFile(event)} />
            </label>
          )}
          <label htmlFor="sheet">
            {isAlive ? words.sheet : words.sheetAlone}
            <textarea
              className="input"
              id="sheet"
              name="sheet"
              rows={8}
              required
              maxLength={sheetLimits.bytes}
              spellCheck={false}
              ref={field}
              defaultValue={outcome?.sheet}
            />
          </label>
          <button className="btn btn-small btn-sky" type="submit">
            {words.preview}
          </button>
          {isAlive && <output>{looking && words.looking}</output>}
        </SignedForm>
      </section>
      {outcome && outcome.verdicts.length > 0 && <Preview {...outcome} />}
    </>
  )
}

const never = () => () => {}
const [yes, no] = [() => true, () => false]

function Preview({ sheet, verdicts }: Sheet) {
  const { import: words, list } = useWords().redirects
  const number = (count: number) => count.toLocaleString('en-US')
  const count = (what: Verdict['what']) => verdicts.filter((each) => each.what === what).length
  const asks = [...new Set(verdicts.flatMap(({ what, host }) => (what === 'asks' && host ? [host] : [])))]
  const sure = count('new') + count('changed')
  const asked = count('asks')
  const shown = verdicts.toSorted((a, b) => order[a.what] - order[b.what] || a.line - b.line).slice(0, mostShown)
  return (
    <section aria-labelledby={resultId}>
      <h2 id={resultId} tabIndex={-1}>
        {words.result}
      </h2>
      <p>
        {(['new', 'changed', 'same', 'asks', 'refused'] as const)
          .flatMap((what) => (count(what) > 0 ? [`${number(count(what))} ${words.counts[what]}`] : []))
          .join(' · ')}
      </p>
      {sure + asked > 0 && (
        <SignedForm action={address.redirectsDesk} className="redirects-import">
          <textarea name="sheet" hidden readOnly value={sheet} />
          {asks.length > 0 && (
            <label className="redirects-confirm">
              <input type="checkbox" name="confirm" value="yes" required={sure === 0} />{' '}
              {sure === 0 ? words.hosts(asks.join(', ')) : words.also(asked, number(asked), asks.join(', '))}
            </label>
          )}
          <button className="btn btn-small btn-sky" type="submit" name="import" value="yes">
            <span>{words.write(number(sure || asked))}</span>
            {sure > 0 && asked > 0 && <span className="redirects-also">{words.write(number(sure + asked))}</span>}
          </button>
        </SignedForm>
      )}
      {shown.length < verdicts.length && <p>{words.shown(number(shown.length), number(verdicts.length))}</p>}
      <div className="redirects-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{words.line}</th>
              <th scope="col">{list.from}</th>
              <th scope="col">{list.to}</th>
              <th scope="col">{words.outcome}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ line, from, to, what, why, host }) => (
              <tr key={line}>
                <td className="num">{line}</td>
                <td>
                  <code>{from}</code>
                </td>
                <td>
                  <code>{to}</code>
                </td>
                <td>
                  <b>{words.counts[what]}</b> {why ?? (what === 'asks' && host ? words.asks(host) : '')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
