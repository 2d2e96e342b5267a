import { useWords } from '../../words/use-words.ts'
import { SearchBox, searchAction } from './search-box.tsx'
import './search-head.css'

/** What was asked stays in the box, so that one letter more is one key more. */
export function SearchHead({ asked }: { asked: string }) {
  const words = useWords().search
  return (
    <section className="search-head" aria-labelledby="search-title">
      <div className="wrap">
        <h1 id="search-title">{words.page.title}</h1>
        <search>
          <form className="search-form" action={searchAction}>
            <label className="label" htmlFor="search-q">
              {words.label}
            </label>
            <SearchBox id="search-q" asked={asked} example={words.example} first />
            <button className="btn btn-clay">{words.go}</button>
          </form>
          {/* Outside of the form, so that what is suggested stands right below the box. */}
          <key-switch>
            <label className="fine">
              <input type="checkbox" defaultChecked /> {words.key.before} <kbd>/</kbd> {words.key.after}
            </label>
          </key-switch>
        </search>
      </div>
    </section>
  )
}
