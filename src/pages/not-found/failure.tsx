import { useContext } from 'react'
import { address } from '../../routes.ts'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { ErrorReferenceContext } from '../shell/error-reference.ts'
import { useShell } from '../shell/shell-data.ts'
import { useWords } from '../../words/use-words.ts'

/** A failure of ours, told calmly; the details are in the log under the reference. */
export function Failure() {
  const words = useWords().notFound.failure
  const { tenant } = useShell()
  return (
    <div className="lost">
      <div className="wrap">
        <div className="lost-words">
          <FailureWords />
          <p className="lead">
            {words.call} <PhoneLink phone={tenant.phones.support} />, {tenant.supportHours}.
          </p>
          <p className="lead">
            <a href={address.home}>{words.home}</a>
          </p>
        </div>
      </div>
    </div>
  )
}

/** The same when not even the site's own header could be made. */
export function BareFailure() {
  const words = useWords().notFound.failure
  return (
    <main className="lost">
      <div className="wrap">
        <div className="lost-words">
          <FailureWords />
          <p className="lead">
            <a href={address.chooser}>{words.home}</a>
          </p>
        </div>
      </div>
    </main>
  )
}

function FailureWords() {
  const words = useWords().notFound.failure
  const reference = useContext(ErrorReferenceContext)
  return (
    <>
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      {reference && (
        <p className="lead">
          {words.reference} <b className="num">{reference}</b>
        </p>
      )}
    </>
  )
}
