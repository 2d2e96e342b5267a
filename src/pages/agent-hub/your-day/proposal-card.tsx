import type { ProposalToJudge } from '../../../nouns/hub/own-page.ts'
import { address } from '../../../routes.ts'
import { useWords } from '../../../words/use-words.ts'
import type { Say } from '../../customer-landing/days.ts'
import { ChangesTable } from './changes-table.tsx'
import { SignedForm } from '../../shell/signed-form.tsx'

type Props = { proposal: ProposalToJudge; say: Say; open: boolean }

/** One agent's wish: what is and what would be, and yes or no with a word. */
export function ProposalCard({ proposal: { id, edition, agent, link, by, madeAt, changes, against }, say, open }: Props) {
  const words = useWords().yourDay.proposals
  return (
    <details className="day-proposal" open={open}>
      <summary className="small-arrow">
        <b>{agent}</b> <span>{changes.map(({ label }) => label).join(', ')}</span>
      </summary>
      <p className="fine">
        {words.by(by, say.dayOf(madeAt))} <a href={link}>{words.look}</a>
      </p>
      <ChangesTable changes={changes} now={words.now} wanted={words.wanted} />
      <SignedForm action={address.agentHub}>
        <input type="hidden" name="of" value={id} />
        <input type="hidden" name="edition" value={edition} />
        {against && (
          <p className="day-against">
            {words.against}
            <label>
              <input type="checkbox" name="over" value="1" /> {words.over}
            </label>
          </p>
        )}
        <div className="field">
          <label className="label" htmlFor={`word-${id}`}>
            {words.word}
          </label>
          <input className="input" id={`word-${id}`} name="word" maxLength={1_000} />
        </div>
        <div className="day-ways">
          <button className="btn btn-clay btn-small" name="wish" value="accept">
            {words.accept}
          </button>
          <button className="btn btn-line btn-small" name="wish" value="decline">
            {words.decline}
          </button>
        </div>
      </SignedForm>
    </details>
  )
}
