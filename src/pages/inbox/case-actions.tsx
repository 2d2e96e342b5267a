import { assignCase, holdCase, moveCase } from '../../calls/addresses.ts'
import type { DeskPage } from '../../calls/desk-calls.ts'
import type { WholeCase } from '../../calls/desk-shapes.ts'
import { Icon } from '../../ui/icon.tsx'
import { useWords } from '../../words/use-words.ts'
import type { ComposerName } from './composers.tsx'
import { useCaseDraft } from './desk-drafts.ts'
import type { CaseWork } from './use-case-work.ts'

type Needs = {
  of: WholeCase
  admin: boolean
  colleagues: DeskPage['colleagues']
  work: CaseWork
  composer: ComposerName | null
  setComposer(name: ComposerName): void
}

/** What can be done with the case as it is. */
export function CaseActions({ of, admin, colleagues, work: { busy, change }, composer, setComposer }: Needs) {
  const words = useWords().inbox
  const draft = useCaseDraft(of.id)
  const waits = of.state === 'new' || of.state === 'assigned'
  const act = (label: string, run: () => unknown, kind = 'btn-line', opens?: ComposerName) => (
    <button type="button" className={`btn btn-small ${kind}`} data-opens={opens} disabled={busy} onClick={() => void run()}>
      {label}
    </button>
  )

  function give(account: string) {
    const colleague = colleagues.find((each) => each.account === account)
    if (colleague) void change(assignCase, { to: account }, words.said.given(colleague.name))
  }

  return (
    <fieldset className="case-actions needs-script" aria-label={words.actions.label}>
      {of.sender.email && of.state !== 'spam' && (
        <button type="button" className="btn btn-small btn-clay" data-opens="reply" disabled={busy} onClick={() => setComposer('reply')}>
          <Icon name="mail" />
          {draft.reply && composer !== 'reply' ? words.actions.replyOn : words.actions.reply}
        </button>
      )}
      {act(
        draft.note && composer !== 'note' ? words.actions.noteOn : words.actions.note,
        () => setComposer('note'),
        'case-note-button',
        'note',
      )}
      {waits && !of.mine && act(words.actions.mine, () => change(assignCase, { to: 'me' }, words.said.assigned))}
      {waits && of.assignedTo && act(words.actions.release, () => change(assignCase, { to: 'nobody' }, words.said.released))}
      {waits && act(words.actions.done, () => change(moveCase, { to: 'done' }, words.said.done))}
      {of.state === 'done' && act(words.actions.reopen, () => change(moveCase, { to: 'open' }, words.said.reopened))}
      {of.state === 'spam' && act(words.actions.restore, () => change(moveCase, { to: 'open' }, words.said.restored))}
      {waits && (
        <select
          className="input case-give"
          aria-label={words.actions.give}
          disabled={busy}
          value=""
          onChange={({ target }) => give(target.value)}
        >
          <option value="">{words.actions.give}</option>
          {colleagues.map(({ account, name }) => (
            <option key={account} value={account}>
              {name}
            </option>
          ))}
        </select>
      )}
      {of.state !== 'spam' && act(words.actions.spam, () => change(moveCase, { to: 'spam' }, words.said.spam))}
      {admin &&
        (of.held
          ? act(words.actions.unhold, () => change(holdCase, { held: false }, words.said.unheld))
          : act(words.actions.hold, () => change(holdCase, { held: true }, words.said.held)))}
      {act(words.actions.print, () => window.print())}
    </fieldset>
  )
}
