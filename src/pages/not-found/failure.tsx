import { useContext } from 'react'
import { address } from '../../routes.ts'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { ErrorReferenceContext } from '../shell/error-reference.ts'
import { useShell } from '../shell/shell-data.ts'

const words = {
  title: 'Something broke on our side',
  lead: 'It is not you, and nothing you sent was lost on purpose. Please try once more in a minute.',
  reference: 'If you call us, this number tells us where to look:',
  call: 'If it cannot wait, call',
  home: 'Back to the start',
}

/** A failure of ours, told calmly; the details stand in the log under the reference. */
export function Failure() {
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
