import { address } from '../../routes.ts'
import { Account } from './account.tsx'
import { Logo } from './logo.tsx'
import { useWords } from '../../words/use-words.ts'
import './slim-header.css'

/** The chooser's header: the mark, who is signed in, and the one thing most people come for. */
export function SlimHeader() {
  const words = useWords().shell.slimHeader
  return (
    <header className="slim-header">
      <div className="wrap">
        <Logo to={address.chooser} />
        <div className="slim-header-side">
          <Account />
          <a className="btn btn-line btn-small" href={address.findAnAgent}>
            {words.agent}
          </a>
        </div>
      </div>
    </header>
  )
}
