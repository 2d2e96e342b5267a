import { joinCases, partCase } from '../../calls/addresses.ts'
import type { DeskAsked } from '../../calls/desk-calls.ts'
import type { OtherCase, WholeCase } from '../../calls/desk-shapes.ts'
import { useWords } from '../../words/use-words.ts'
import { useFormNames } from './form-names.ts'
import { inboxAddress } from './inbox-address.ts'
import { useMoment } from '../shell/use-moment.ts'
import type { CaseWork } from './use-case-work.ts'

type Needs = { of: WholeCase; work: CaseWork; asked: DeskAsked; open(id: number): void }

/** Other cases of the person: joined to this one, or to be joined. */
export function CaseOthers({ of, work, asked, open }: Needs) {
  const words = useWords().inbox
  const formNames = useFormNames()
  const moment = useMoment()
  if (!of.joinedTo && of.joined.length === 0 && of.samePerson.length === 0) return null
  const mention = (each: OtherCase) => (
    <>
      <a
        href={inboxAddress(asked, each.id)}
        onClick={(event) => {
          event.preventDefault()
          open(each.id)
        }}
      >
        {formNames[each.form] ?? each.form} {each.reference}
      </a>{' '}
      <span className="fine">
        {moment(each.receivedAt)}, {words.states[each.state]}
      </span>
    </>
  )
  return (
    <section className="case-part">
      <h3>{words.case.others}</h3>
      <ul className="case-others">
        {of.joinedTo && (
          <li>
            {words.case.joinedTo(of.joinedTo.reference)}: {mention(of.joinedTo)}{' '}
            <button
              type="button"
              className="btn btn-small btn-line needs-script"
              disabled={work.busy}
              onClick={() => void work.change(partCase, {}, words.said.parted)}
            >
              {words.case.part}
            </button>
          </li>
        )}
        {of.joined.map((each) => (
          <li key={each.id}>
            {words.case.joined}: {mention(each)}
          </li>
        ))}
        {of.samePerson.map((each) => (
          <li key={each.id}>
            {mention(each)}{' '}
            {!of.joinedTo && (
              <button
                type="button"
                className="btn btn-small btn-line needs-script"
                disabled={work.busy}
                onClick={() => void work.change(joinCases, { to: each.id }, words.said.joined)}
              >
                {words.case.join(each.reference)}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
