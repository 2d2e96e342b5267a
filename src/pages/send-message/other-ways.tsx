import { contactPlace } from '../../content/contact/contact-sections.ts'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { useWords } from '../../words/use-words.ts'
import { useContentOf } from '../shell/section.tsx'
import { useShell } from '../shell/shell-data.ts'
import './other-ways.css'

/** The address and the phone of the company, beside the form. */
export function OtherWays() {
  const words = useWords().forms.message
  const { tenant } = useShell()
  const { address } = useContentOf(contactPlace)
  return (
    <dl className="other-ways">
      <div>
        <dt>{words.call}</dt>
        <dd className="other-ways-phone">
          <PhoneLink phone={tenant.phones.support} />
        </dd>
        <dd>{tenant.supportHours}</dd>
      </div>
      <div>
        <dt>{words.write}</dt>
        <dd>
          {tenant.name}
          <br />
          {address}
        </dd>
      </div>
    </dl>
  )
}
