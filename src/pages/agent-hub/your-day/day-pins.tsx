import type { Pin } from '../../../nouns/hub/your-day.ts'
import { WholeWords } from '../../../ui/whole-words.tsx'
import { useWords } from '../../../words/use-words.ts'
import { paperAddress } from '../../areas/paper-address.ts'
import { ContentLink } from '../../shell/content-link.tsx'
import { DayForm } from './day-form.tsx'
import { pinForm, unpinForm } from './pin-button.tsx'

/** What somebody keeps at hand; each line of the page below has a pin that puts it here. */
export function DayPins({ pins }: { pins: readonly Pin[] }) {
  const words = useWords().yourDay.pins
  return (
    <section className="day-pins" aria-labelledby="day-pins">
      <h3 id="day-pins">{words.title}</h3>
      {pins.length === 0 ? (
        <p className="day-calm">{words.none}</p>
      ) : (
        <>
          <ul>
            {pins.map(({ label, link }) => (
              <li key={link}>
                <ContentLink to={paperAddress(link)} className="day-pin">
                  <WholeWords text={label} />
                </ContentLink>
              </li>
            ))}
          </ul>
          <details className="day-more">
            <summary className="small-button">{words.change}</summary>
            <ul>
              {pins.map(({ label, link }) => (
                <li key={link}>
                  <span>
                    <WholeWords text={label} />
                  </span>
                  <button className="small-button" form={unpinForm} name="pin" value={link} aria-label={words.unpin(label)}>
                    {words.off}
                  </button>
                </li>
              ))}
            </ul>
          </details>
        </>
      )}
      {/* Every button of the page belongs to one of these two. */}
      <DayForm wish="pin" id={pinForm} />
      <DayForm wish="unpin" id={unpinForm} />
    </section>
  )
}
