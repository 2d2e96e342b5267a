import { useRun } from '../desk/use-desk.ts'
import { copyOut } from '../panel/copy-out.tsx'
import { FootStatus, type FootProps } from '../panel/panel-foot.tsx'
import { leaveFor, whenSaved } from './leaving-desk.ts'
import { openedOn } from './opened-on.ts'
import { publishArticle } from './publish-article.ts'
import { showPreview } from './show-preview.ts'
import { articleSaveStatus } from './article-save-status.ts'

/** Where the text is, and what the source's editor has below it: Preview, Save, Publish, Cancel. */
export function ArticleFoot({ desk, edited, onSave, onCancel, onNeeding }: FootProps) {
  const { key, thing } = edited
  const state = useRun(edited.run)
  const opened = openedOn(desk, edited)
  const isPublished = opened.status === 'Published'
  const status = articleSaveStatus({ state, unsaved: desk.unsaved(key), isPublished, liveRevision: opened.liveRevision })
  const { does } = status.button

  /** Once it is saved the list is shown again, as the source has it; Ctrl S saves and stays. */
  async function saveAndLeave() {
    if (!desk.unsaved(key) && state.saved.revision > 0) return leaveFor('')
    if (onSave() && (await whenSaved(edited))) leaveFor(thing.record.saved)
  }

  return (
    <>
      <FootStatus desk={desk} edited={edited} status={status} onNeeding={onNeeding} />
      <div className="ed-row ed-main">
        {does === 'copy' && (
          <button type="button" className="ed-b" onClick={() => void copyOut(desk, edited)}>
            {status.button.words}
          </button>
        )}
        {(does === 'signIn' || state.step.at === 'dispute') && (
          <button type="button" className="ed-b ed-save" onClick={() => void onSave()}>
            {status.button.words}
          </button>
        )}
        {does === 'save' && state.step.at !== 'dispute' && (
          <>
            <button type="button" className="ed-b ed-save" onClick={() => void publishArticle(desk, edited, opened, onSave)}>
              {isPublished ? 'Save & Publish' : 'Publish'}
            </button>
            <button type="button" className="ed-b ed-b2" onClick={() => void saveAndLeave()}>
              {isPublished ? (
                <span>
                  Save as draft<span className="ed-wide-only"> over the live one</span>
                </span>
              ) : (
                'Save'
              )}
            </button>
            <button type="button" className="ed-b ed-b2" onClick={() => showPreview(desk, edited, opened)}>
              Preview
            </button>
          </>
        )}
        <button type="button" className="ed-b ed-b3" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </>
  )
}
