import { useEffect, useRef } from 'react'
import { useWords } from '../../words/use-words.ts'
import { CaseActions } from './case-actions.tsx'
import { CaseAnswers } from './case-answers.tsx'
import { CaseEvidence } from './case-evidence.tsx'
import { CaseFiles } from './case-files.tsx'
import { CaseHead } from './case-head.tsx'
import { CaseMails } from './case-mails.tsx'
import { CaseOthers } from './case-others.tsx'
import { CaseStory } from './case-story.tsx'
import { Composers, type ComposerName } from './composers.tsx'
import { inboxAddress, rowId } from './inbox-address.ts'
import type { useDeskList } from './use-desk-list.ts'
import type { CaseWork } from './use-case-work.ts'
import type { useOpenCase } from './use-open-case.ts'

type Needs = {
  theCase: ReturnType<typeof useOpenCase>
  work: CaseWork
  list: ReturnType<typeof useDeskList>
  now: number
  composer: ComposerName | null
  setComposer(name: ComposerName | null): void
  open(id: number): void
}

/** The case that is open: what was sent, what is known of it, and what can be done. */
export function CaseView({ theCase, work, list, now, composer, setComposer, open: openOther }: Needs) {
  const words = useWords().inbox
  const { open, state, others, changed } = theCase
  const pane = useRef<HTMLElement>(null)
  const id = open?.id
  useEffect(() => {
    if (id !== undefined) pane.current?.scrollTo?.({ top: 0 })
  }, [id])

  return (
    <section className="case" aria-label={open ? open.reference : words.case.choose} aria-busy={state === 'loading'} ref={pane}>
      <p className="sr-only" aria-live="polite">
        {open && state === 'ready' ? words.case.opened(open.name || open.reference) : ''}
      </p>
      {(open || state === 'missing') && (
        <a className="case-back" href={`${inboxAddress(list.asked)}${open ? `#${rowId(open.id)}` : ''}`}>
          {words.case.back}
        </a>
      )}
      {state === 'missing' && <p className="inbox-nothing">{words.case.missing}</p>}
      {state === 'failed' && (
        <p className="inbox-problem" role="alert">
          {words.said.failed}
        </p>
      )}
      {!open && state === 'ready' && (
        <div className="inbox-nothing">
          <p>{words.case.choose}</p>
          <p className="fine needs-script">{words.case.chooseHint}</p>
        </div>
      )}
      {open && state !== 'missing' && (
        <>
          <CaseHead of={open} now={now} />
          <div aria-live="polite" className="case-notices">
            {others.length > 0 && <p className="case-open-by">{words.case.openBy(others.join(', '))}</p>}
            {changed && (
              <p className="case-changed">
                {words.case.changed}{' '}
                <button type="button" className="btn btn-small btn-line" onClick={() => void theCase.read(open.id)}>
                  {words.case.showChange}
                </button>
              </p>
            )}
            {work.said && <p className="case-said">{work.said}</p>}
          </div>
          {work.problem && (
            <p className="inbox-problem" role="alert" ref={showWhole}>
              {work.problem}
            </p>
          )}
          <CaseActions
            of={open}
            admin={list.shown.admin}
            colleagues={list.shown.colleagues}
            work={work}
            composer={composer}
            setComposer={setComposer}
          />
          <Composers key={open.id} of={open} work={work} which={composer} close={() => setComposer(null)} />
          <CaseAnswers of={open} />
          <CaseFiles of={open} />
          <CaseMails of={open} work={work} />
          <CaseOthers of={open} work={work} asked={list.asked} open={openOther} />
          <CaseStory of={open} />
          <CaseEvidence of={open} />
        </>
      )}
    </section>
  )
}

/** Whoever writes far below is shown what went wrong above. */
const showWhole = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' })
