import { PhoneLink } from '../../ui/phone-link.tsx'
import { useShell } from '../shell/shell-data.ts'
import { useWords } from '../../words/use-words.ts'
import './sign-in.css'

/** The button that signs in. Its script arrives when somebody reaches for it; what it reports appears below. */
export function SignIn({ support }: { support: string }) {
  const words = useWords().login.signIn
  const { tenant, assets } = useShell()
  const tellings = Object.fromEntries(
    Object.entries(words.tellings).map(([name, say]) => [`data-${name}`, typeof say === 'string' ? say : say('#')]),
  )
  return (
    <div className="sign-in">
      <lazy-island src={assets.signIn} {...tellings}>
        <button type="button" className="btn btn-wheat">
          {words.button}
        </button>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- what happens is a sentence, not the outcome of a form */}
        <p className="sign-in-status" role="status" />
      </lazy-island>
      <noscript>
        <p className="sign-in-status">{words.noScript}</p>
      </noscript>
      <p className="sign-in-support">
        {support} <PhoneLink phone={tenant.phones.support} />, {tenant.supportHours}.
      </p>
    </div>
  )
}
