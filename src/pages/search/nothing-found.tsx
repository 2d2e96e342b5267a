import type { SearchKind } from '../../nouns/search/found.ts'
import { address } from '../../routes.ts'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { useWords } from '../../words/use-words.ts'
import { GoLink } from '../shell/go-link.tsx'
import { useShell } from '../shell/shell-data.ts'
import { searchAddress } from './search-address.ts'

/** Nobody is left with an empty page: a person to call, a way to ask, and what most people came for. */
export function NothingFound({ asked, only }: { asked: string; only: SearchKind | undefined }) {
  const words = useWords().search
  const { tenant } = useShell()
  return (
    <div className="wrap search-found">
      <section className="search-none card" aria-labelledby="search-none">
        <h2 id="search-none">{only ? words.none.ofKind(words.kinds[only], asked) : words.none.title(asked)}</h2>
        <p>{words.none.hint}</p>
        <ul>
          {only && (
            <li>
              <GoLink to={searchAddress(asked)}>{words.back}</GoLink>
            </li>
          )}
          <li>
            <p>
              {words.none.call} <PhoneLink phone={tenant.phones.support} />, {tenant.supportHours}
            </p>
          </li>
          <li>
            <GoLink to={address.findAnAgent}>{words.none.agent}</GoLink>
          </li>
          <li>
            <GoLink to={address.sendMessage}>{words.none.ask}</GoLink>
          </li>
        </ul>
      </section>
    </div>
  )
}
