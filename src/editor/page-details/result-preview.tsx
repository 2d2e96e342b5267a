import type { PageDetails } from '../../content/page-details/page-details.ts'
import { cutAtWord, type OwnWords } from './own-words.ts'
import { descriptionOf, roomWords, titleOf } from './shown-details.ts'

/** What search engines have room for, about. */
const room = { title: 60, description: 160 }

/** How search engines will show the page; they may choose other words of it. */
export function ResultPreview({ details, own }: { details: PageDetails; own: OwnWords }) {
  const [title, description] = [titleOf(details, own), descriptionOf(details, own)]
  return (
    <section className="ed-elsewhere" aria-labelledby="ed-result-head">
      <h3 id="ed-result-head">As a search result</h3>
      {details.isHidden ? (
        <div className="ed-result">
          <p>Search engines are asked to leave this page out. It may take them some days.</p>
        </div>
      ) : (
        <>
          <div className="ed-result">
            <small>{[location.host, ...location.pathname.split('/').filter(Boolean)].join(' › ')}</small>
            <b>{cutAtWord(title, room.title)}</b>
            <p>{cutAtWord(description, room.description)}</p>
          </div>
          <p className="ed-hint">
            Title: {roomWords(title, room.title)}. Description: {roomWords(description, room.description)}.
          </p>
        </>
      )}
    </section>
  )
}
