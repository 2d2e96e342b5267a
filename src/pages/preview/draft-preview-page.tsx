import { data, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { dateFormat } from '../../nouns/date-format.ts'
import { useWords } from '../../words/use-words.ts'
import { WholeArticle } from '../article/whole-article.tsx'
import { GoLink } from '../shell/go-link.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import { useShell } from '../shell/shell-data.ts'
import { siteContext } from '../site.ts'
import { PreviewBanner } from './preview-banner.tsx'

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) =>
  pageMeta(matches, ({ blogEditor }) => ({ title: loaderData?.draft?.title || blogEditor.preview.missing, indexed: false }))

/** For the colleague who must approve it: whoever has the link reads the draft, until it ends or is revoked. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const found = await context.get(siteContext).articles.preview(params.secret ?? '')
  return data({ ...found, sections: {} }, { status: found.draft ? 200 : 404 })
}

/** A working draft as its article will be, for whoever has the link. */
export default function DraftPreviewPage() {
  const { draft, endsAt, publishedAddress } = useLoaderData<typeof loader>()
  const words = useWords().blogEditor.preview
  const { tenant } = useShell()
  if (!draft) return <EndedPreview publishedAddress={publishedAddress} />
  const until = endsAt ? dayOf(endsAt, tenant) : ''
  return (
    <>
      <PreviewBanner said={publishedAddress ? words.sharedOfPublished : words.sharedUntil(until)}>
        {publishedAddress && <a href={publishedAddress}>{words.readPublished}</a>}
      </PreviewBanner>
      <WholeArticle article={draft} isShared={publishedAddress !== null} />
    </>
  )
}

/** Whoever has the link did not mistype anything: it says why nothing is here, and where the article is by now. */
function EndedPreview({ publishedAddress }: { publishedAddress: string | null }) {
  const words = useWords().blogEditor.preview
  return (
    <section className="wrap preview-nothing" aria-labelledby="preview-ended">
      <h1 id="preview-ended">{words.missing}</h1>
      <p className="lead">{publishedAddress ? words.missingPublished : words.missingLead}</p>
      {publishedAddress && (
        <p>
          <GoLink to={publishedAddress}>{words.readPublished}</GoLink>
        </p>
      )}
    </section>
  )
}

/** "Friday, December 4". */
const dayOf = (instant: string, { language, timeZone }: { language: string; timeZone: string }) =>
  dateFormat(language, { timeZone, weekday: 'long', month: 'long', day: 'numeric' }).format(new Date(instant))
