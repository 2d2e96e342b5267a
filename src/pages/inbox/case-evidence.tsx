import type { WholeCase } from '../../calls/desk-shapes.ts'
import { useWords } from '../../words/use-words.ts'
import { Fact } from './case-head.tsx'
import { useMoment } from '../shell/use-moment.ts'

/** What can be shown of how it was sent. */
export function CaseEvidence({ of }: { of: WholeCase }) {
  const words = useWords().inbox
  const moment = useMoment()
  const pageRevisions = Object.entries(of.pageRevisions).map((each) => words.case.pageRevision(...each))
  return (
    <section className="case-part">
      <h3>{words.case.evidence}</h3>
      <dl className="case-facts">
        {of.doubts.length > 0 && <Fact label={words.case.doubts}>{of.doubts.map((doubt) => words.doubts[doubt] ?? doubt).join('; ')}</Fact>}
        <Fact label={words.case.page}>{of.page}</Fact>
        <Fact label={words.case.formRevision}>{of.formRevision}</Fact>
        {pageRevisions.length > 0 && <Fact label={words.case.pageRevisions}>{pageRevisions.join(', ')}</Fact>}
        <Fact label={words.case.language}>{of.language}</Fact>
        <Fact label={words.case.privacy}>{of.privacySignal ? words.case.privacyOn : words.case.privacyOff}</Fact>
        <Fact label={words.case.purge}>{moment(of.purgeAt)}</Fact>
        {of.consent && <Fact label={words.case.consent}>{of.consent}</Fact>}
      </dl>
    </section>
  )
}
