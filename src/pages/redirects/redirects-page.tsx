import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router'
import { useWords } from '../../words/use-words.ts'
import { deskTabs } from '../../nouns/redirects/redirects-desk.ts'
import { formMeta } from '../forms/form-meta.ts'
import { isRefused } from '../forms/is-refused.ts'
import { requirePart } from '../site/require-part.ts'
import { AddRedirect } from './add-redirect.tsx'
import { BrokenLinks } from './broken-links.tsx'
import { DoneNote } from './done-note.tsx'
import { doneWords } from './done-words.ts'
import { ImportSheet } from './import-sheet.tsx'
import { LostAddresses } from './lost-addresses.tsx'
import { OwnRedirects } from './own-redirects.tsx'
import { RedirectList } from './redirect-list.tsx'
import { tabAddress } from './tab-address.ts'
import { TryAddress } from './try-address.tsx'
import '../../ui/styles/button-sky.css'
import '../../ui/styles/desk.css'
import './redirects.css'

export const meta: MetaFunction = ({ matches }) => formMeta(matches, (words) => ({ ...words.redirects.page, indexed: false }))

export async function loader({ request, context }: LoaderFunctionArgs) {
  const redirects = requirePart(context, 'redirects')
  const { searchParams } = new URL(request.url)
  const asked = (name: string) => searchParams.get(name) ?? ''
  const page = await redirects.look({ tab: asked('tab'), q: asked('q'), page: asked('page'), test: asked('test') })
  return { ...page, done: asked('done'), back: asked('back'), from: asked('from'), to: asked('to'), refused: context.get(isRefused) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const redirects = requirePart(context, 'redirects')
  const outcome = await redirects.act(await request.formData())
  context.set(isRefused, 'problem' in outcome && !!outcome.problem)
  if ('go' in outcome) {
    const { tab, done, also } = outcome.go
    return redirect(tabAddress(tab, { ...also, done }), 303)
  }
  return data(outcome, { status: 'verdicts' in outcome && outcome.problem === null ? 200 : 422 })
}

/** For admins: old addresses that lead on, those asked for in vain, and links that lead nowhere. It works without script. */
export default function RedirectsPage() {
  const { done, back, from, to, refused: _refused, ...page } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const words = useWords().redirects
  const again = outcome && 'typed' in outcome ? outcome : undefined
  const sheet = outcome && 'verdicts' in outcome ? outcome : undefined
  const tab = sheet ? 'import' : (again?.tab ?? page.tab)
  const said = outcome ? '' : doneWords(done, words.done, page.checkedAt)
  return (
    <div className="wrap desk desk-cards redirects-desk">
      <header>
        <h1>{words.heading}</h1>
        <p>{words.lead}</p>
      </header>
      <nav className="desk-tabs" aria-label={words.tabs.label}>
        {deskTabs.map((each) => (
          <a key={each} href={tabAddress(each)} aria-current={each === tab ? 'page' : undefined}>
            {words.tabs[each]}
            {each !== 'import' && <b className="num"> {page.counts[each].toLocaleString('en-US')}</b>}
          </a>
        ))}
      </nav>
      {said && <DoneNote said={said} done={done} tab={tab} back={back} from={from} to={to} there={page} />}
      {tab === 'redirects' && (
        <>
          <AddRedirect again={again} />
          <TryAddress tried={page.tried} />
          <RedirectList {...page} isAsked={!said && !again && !page.tried && (page.q !== '' || page.page > 1)} />
          <OwnRedirects own={page.own} />
        </>
      )}
      {tab === 'lost' && (
        <>
          {again && <AddRedirect again={again} />}
          <LostAddresses lost={page.lost} />
        </>
      )}
      {tab === 'broken' && <BrokenLinks {...page} />}
      {tab === 'import' && <ImportSheet outcome={sheet} />}
    </div>
  )
}
