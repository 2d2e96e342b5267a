import { caseFileAddress } from '../../calls/addresses.ts'
import type { WholeCase } from '../../calls/desk-shapes.ts'
import { sizeWords } from '../../nouns/forms/size-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { useWords } from '../../words/use-words.ts'

/** What was sent along, to be downloaded; never shown in the page. */
export function CaseFiles({ of }: { of: WholeCase }) {
  const words = useWords().inbox.case
  if (of.fileList.length === 0) return null
  return (
    <section className="case-part">
      <h3>{words.files}</h3>
      <ul className="case-files">
        {of.fileList.map(({ id, name, bytes, scan }) => (
          <li key={id}>
            {scan === 'clean' || scan === 'unscanned' ? (
              <a href={caseFileAddress(id)} download>
                <Icon name="save" />
                {name}
              </a>
            ) : (
              <b>{name}</b>
            )}{' '}
            <span className="fine">
              {sizeWords(bytes)}, {words.scan[scan]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
