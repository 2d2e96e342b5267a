import type { WholeCase } from '../../calls/desk-shapes.ts'
import { useWords } from '../../words/use-words.ts'
import { Fact } from './case-head.tsx'
import { useMoment } from './moment.ts'

/** What can be shown of how it was sent. */
export function CaseEvidence({ of }: { of: WholeCase }) {
  const words = useWords().inbox.case
  const moment = useMoment()
  return (
    <section className="case-part">
      <h3>{words.evidence}</h3>
      <dl className="case-facts">
        {of.doubts.length > 0 && <Fact label={words.doubts}>{of.doubts.join(', ')}</Fact>}
        <Fact label={words.page}>{of.page}</Fact>
        <Fact label={words.formRevision}>{of.formRevision}</Fact>
        <Fact label={words.language}>{of.language}</Fact>
        <Fact label={words.privacy}>{of.privacySignal ? words.privacyOn : words.privacyOff}</Fact>
        <Fact label={words.purge}>{moment(of.purgeAt)}</Fact>
        {of.consent && <Fact label={words.consent}>{of.consent}</Fact>}
      </dl>
    </section>
  )
}
