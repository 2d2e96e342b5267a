import { articleAddress, slugOf } from '../../nouns/articles/article-address.ts'
import { article, type Article } from '../../nouns/articles/article.ts'
import type { OpenedArticle } from '../../nouns/articles/opened-article.ts'
import { useEditingForm } from '../inputs/editing-form.ts'
import { RecordInputs } from '../inputs/record-inputs.tsx'
import { RichBlocksInput } from '../inputs/rich-blocks-input.tsx'
import { clock, dayAndTime } from '../words/moments.ts'
import { ArticleMeasures } from './article-measures.tsx'
import { DayInput } from './day-input.tsx'
import { RelatedInputs } from './related-inputs.tsx'
import { Scheduled } from './scheduled.tsx'
import { TagsInput } from './tags-input.tsx'

const { title, subTitle, tag, imageLink, richText, slug, reviewBy } = article.fields

/** What is written on the left, what is said about it on the right; one below the other where there is less room. */
export function ArticleFields({ opened }: { opened: OpenedArticle }) {
  const { desk, key, state } = useEditingForm()
  const draft = state.draft as Article
  const address = opened.id === null ? '' : articleAddress(opened.id, draft.slug || slugOf(draft.title))
  return (
    <div className="ed-article-room">
      <div className="ed-article-text">
        <RecordInputs fields={{ title, subTitle }} value={draft} />
        <RichBlocksInput field={richText} value={draft.richText} fieldPath="richText" />
        <ArticleMeasures blocks={draft.richText} />
      </div>
      <div className="ed-article-about">
        <Standing opened={opened} />
        <Scheduled schedules={opened.schedules} revision={state.saved.revision} unsaved={desk.unsaved(key)} />
        <RecordInputs fields={{ imageLink }} value={draft} />
        <TagsInput label={tag.label} value={draft.tag} choices={opened.choices} />
        <RelatedInputs value={draft} opened={opened} />
        <RecordInputs fields={{ slug }} value={draft} />
        {address && <p className="ed-hint ed-article-address">{address}</p>}
        <DayInput field={reviewBy} value={draft.reviewBy} fieldPath="reviewBy" />
      </div>
    </div>
  )
}

/** Whether visitors see it, and since when. */
function Standing({ opened: { status, liveSince, address } }: { opened: OpenedArticle }) {
  if (status === null) return <p className="ed-standing">New: saved for the first time it becomes a draft.</p>
  return (
    <p className="ed-standing">
      <b>{status}</b>{' '}
      {status !== 'Published' ? (
        'Visitors do not see it.'
      ) : (
        <>
          {liveSince && `Visible to visitors since ${clock(liveSince)}, ${dayAndTime(liveSince).split(', ')[0]}. `}
          {address && <a href={address}>Look at it</a>}
        </>
      )}
    </p>
  )
}
