import type { DeskTab } from '../../nouns/redirects/redirects-desk.ts'
import { address } from '../../routes.ts'
import { useWords } from '../../words/use-words.ts'
import { SignedForm } from '../shell/signed-form.tsx'
import { PlaceInList } from './place-in-list.tsx'

type Props = {
  said: string
  done: string
  tab: DeskTab
  /** What takes back what was just written. */
  back: string
  /** The redirect that was just made or removed, or the address that is left. */
  from: string
  to: string
  there: { q: string; page: number }
}

/** What was said of the form that was sent, which address it was about, and the way back. */
export function DoneNote({ said, done, tab, back, from, to, there }: Props) {
  const words = useWords().redirects
  const pair = from && to && (
    <>
      <code>{from}</code> <span aria-hidden="true">→</span> <code>{to}</code>
    </>
  )
  const isOne = done === 'added'
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer to what was sent is the first thing to be read
    <div className="redirects-said" tabIndex={-1} autoFocus>
      <output>{said}</output>
      {done === 'removed' && pair && (
        <SignedForm action={address.redirectsDesk}>
          <input type="hidden" name="from" value={from} />
          <input type="hidden" name="to" value={to} />
          <PlaceInList {...there} />
          {pair}
          <button className="btn btn-small btn-line" type="submit" aria-label={words.bringBackOf(from)}>
            {words.bringBack}
          </button>
        </SignedForm>
      )}
      {done === 'dismissed' && from && (
        <SignedForm action={address.redirectsDesk}>
          <code>{from}</code>
          <button className="btn btn-small btn-line" type="submit" name="again" value={from} aria-label={words.showAgainOf(from)}>
            {words.showAgain}
          </button>
        </SignedForm>
      )}
      {isOne && !back && pair && <p>{pair}</p>}
      {back && (
        <SignedForm action={address.redirectsDesk}>
          <input type="hidden" name="tab" value={tab} />
          {isOne && pair}
          <button
            className="btn btn-small btn-line"
            type="submit"
            name="back"
            value={back}
            aria-label={isOne ? words.takeItBackOf(from) : undefined}
          >
            {isOne ? words.takeItBack : words.takeBack}
          </button>
        </SignedForm>
      )}
    </div>
  )
}
