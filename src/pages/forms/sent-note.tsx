import type { Receipt } from '../site/site-forms.ts'
import { Reference } from './reference.tsx'
import './thanks.css'

/** Says above a fresh form that the one before it is there. */
export function SentNote({ receipt: { reference, thanks }, title }: { receipt: Receipt; title: string }) {
  return (
    <section className="sent-note" aria-labelledby="sent-title">
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer to what was sent is the first thing to be read */}
      <h2 id="sent-title" tabIndex={-1} autoFocus>
        {title}
      </h2>
      {thanks && <p>{thanks}</p>}
      <Reference reference={reference} />
    </section>
  )
}
