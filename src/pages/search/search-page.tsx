import { data, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { searchSections } from '../../content/search/search-sections.ts'
import { isSearchKind, readSearched } from '../../nouns/search/found.ts'
import { isLikeAccount } from '../../nouns/search/straight-answers.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { useShell } from '../shell/shell-data.ts'
import { siteContext } from '../site.ts'
import { OftenAsked } from './often-asked.tsx'
import { SearchFound } from './search-found.tsx'
import { SearchHead } from './search-head.tsx'
import { useWords } from '../../words/use-words.ts'
import { SearchWords } from './search-words.tsx'

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) =>
  pageMeta(matches, ({ search: { page } }) => ({
    title: loaderData?.asked ? page.titled(loaderData.asked) : page.title,
    description: page.description,
    indexed: false,
  }))

export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  const params = new URL(request.url).searchParams
  const asked = readSearched(params.get('q') ?? '')
  const kind = params.get('kind')
  const only = isSearchKind(kind) ? kind : undefined
  const [sections, found] = await Promise.all([site.sections(searchSections), asked ? site.search.all(asked, only) : null])
  // A number like that of an account is said back nowhere: not in the box, the title or the history of a browser.
  const said = { sections, asked: isLikeAccount(asked) ? '' : asked, only }
  if (found === 'tooMany') return data({ ...said, found: null, tooMany: true }, { status: 429 })
  return { ...said, found, tooMany: false }
}

/** One box over everything there is. */
export default function SearchPage() {
  const { asked, only, found, tooMany } = useLoaderData<typeof loader>()
  const { mayEdit } = useShell()
  const words = useWords().search
  return (
    <>
      <SearchHead asked={asked} />
      {tooMany && <p className="wrap search-many">{words.tooMany}</p>}
      {found && <SearchFound found={found} only={only} />}
      {/* Beside a task alone, and where nothing was found, it is still what most people come for. */}
      {(!found || found.groups.length === 0) && <OftenAsked />}
      {mayEdit && <SearchWords />}
    </>
  )
}
