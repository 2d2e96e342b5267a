import { address } from '../../../routes.ts'
import { useWords } from '../../../words/use-words.ts'
import './hub-search.css'

/** The search of all documents of the hub, the internal landing page and the sales area. */
export function HubSearch({ q }: { q: string }) {
  const words = useWords().documents
  return (
    <search className="hub-search">
      <form action={`${address.agentHub}#documents`}>
        <label className="sr-only" htmlFor="documents-q">
          {words.label}
        </label>
        <input
          className="input"
          id="documents-q"
          type="search"
          name="q"
          defaultValue={q}
          maxLength={80}
          autoComplete="off"
          placeholder={words.label}
          aria-describedby="documents-hint"
        />
        <button className="btn btn-line">{words.search}</button>
      </form>
      <p className="hint" id="documents-hint">
        {words.hint}
      </p>
    </search>
  )
}
