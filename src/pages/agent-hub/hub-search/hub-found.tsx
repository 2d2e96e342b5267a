import type { FoundDocuments } from '../../../nouns/hub/documents.ts'
import { address } from '../../../routes.ts'
import { WholeWords } from '../../../ui/whole-words.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useShell } from '../../shell/shell-data.ts'
import { FoundDocumentsList } from '../../documents/found-documents.tsx'
import '../../documents/found-said.css'

/** What was searched for, or was to be downloaded and is not there any more; nothing while nobody searches. */
export function HubFound({ found, lost }: { found: FoundDocuments | null; lost: string }) {
  const words = useWords().documents
  const phone = useShell().tenant.phones.support
  if (!found) return null
  const many = found.documents.length
  const counted = many > 0 ? words.found(String(many), many === 1) : words.none(phone)
  const missed = many > 0 ? words.lost(lost) : words.lostAlone(lost, phone)
  return (
    <section className="hub-found" id="documents" aria-labelledby="documents-title">
      <h2 id="documents-title">{words.results}</h2>
      <p className="found-said">
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- how many there are is a sentence, not the outcome of a form */}
        <span role="status">
          <WholeWords text={lost ? missed : counted} />
          {found.corrected && ` · ${words.corrected(found.corrected)}`}
        </span>{' '}
        <a href={address.agentHub}>{words.all}</a>
      </p>
      <FoundDocumentsList found={found} />
    </section>
  )
}
