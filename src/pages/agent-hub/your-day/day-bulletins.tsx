import type { Bulletin } from '../../../nouns/hub/your-day.ts'
import { Icon } from '../../../ui/icon.tsx'
import { WholeWords } from '../../../ui/whole-words.tsx'
import { useWords } from '../../../words/use-words.ts'
import { paperAddress } from '../../areas/paper-address.ts'
import { ContentLink } from '../../shell/content-link.tsx'
import { DayForm } from './day-form.tsx'

/** What is not read yet. One that asks for a word stays until it has it. */
export function DayBulletins({ bulletins, more }: { bulletins: readonly Bulletin[]; more: number }) {
  const words = useWords().yourDay.bulletins
  const plain = bulletins.filter(({ asks }) => !asks).map(({ key }) => key)
  return (
    <section className="day-part" aria-labelledby="day-bulletins">
      <h3 id="day-bulletins">
        <Icon name="quote" />
        {words.title}
        {bulletins.length > 0 && <span className="day-count">{bulletins.length + more}</span>}
      </h3>
      {bulletins.length === 0 ? (
        <p className="day-calm">{words.none}</p>
      ) : (
        <ul className="day-list">
          {bulletins.map((bulletin) => (
            <OneBulletin key={bulletin.key} bulletin={bulletin} />
          ))}
        </ul>
      )}
      {more > 0 && <p className="fine">{words.more(more)}</p>}
      {plain.length > 1 && (
        <DayForm wish="read all" also={{ bulletin: plain }}>
          <button className="small-button">{words.all}</button>
        </DayForm>
      )}
    </section>
  )
}

function OneBulletin({ bulletin: { key, title, date, link, list, asks, isNew } }: { bulletin: Bulletin }) {
  const words = useWords().yourDay.bulletins
  const to = paperAddress(link)
  const shown = <WholeWords text={title} />
  return (
    <li className={asks ? 'day-asks' : 'day-plain'}>
      <div>
        {to ? <ContentLink to={to}>{shown}</ContentLink> : <span className="day-words">{shown}</span>}
        <small>
          {list}
          {date && <span className="num">{date}</span>}
          {isNew && <span className="day-mark">{words.isNew}</span>}
        </small>
      </div>
      <DayForm wish={asks ? 'confirm' : 'read'} also={{ bulletin: key }}>
        {asks ? (
          <button className="btn btn-line btn-small" aria-label={words.confirmOf(title)}>
            {words.confirm}
          </button>
        ) : (
          <button className="small-button" aria-label={words.readOf(title)}>
            {words.read}
          </button>
        )}
      </DayForm>
    </li>
  )
}
