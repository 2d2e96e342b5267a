// First, because it names the order of the layers that every other stylesheet falls into.
import './ui/theme.css'
import { useContext, type ReactNode } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, type MetaFunction } from 'react-router'
import { blogSetting } from './content/blog/blog-setting.ts'
import type { ContentOf } from './content/section.ts'
import { fetchedAhead } from './fetched-ahead.ts'
import { BareFailure, Failure } from './pages/not-found/failure.tsx'
import { NotFound } from './pages/not-found/not-found.tsx'
import { blogLabelOf } from './pages/shell/blog-label.ts'
import { EditingData } from './pages/shell/editing-data.tsx'
import { NonceContext } from './pages/shell/nonce.ts'
import { OutsideAnalytics } from './pages/shell/outside-analytics.tsx'
import { pageMeta } from './pages/shell/page-meta.ts'
import { SectionsContext } from './pages/shell/section.tsx'
import { SheetsContext } from './pages/shell/sheets.ts'
import { loadShell, usePageSections, useShell, useShellIfKnown } from './pages/shell/shell-data.ts'
import { SiteFrame } from './pages/shell/site-frame.tsx'
import { usePage } from './pages/shell/use-page.ts'
import bitter from './ui/fonts/bitter-650.woff2'
import publicSans from './ui/fonts/public-sans-400-700.woff2'
import mark from './ui/mark.svg?no-inline'
import { useLiveContent } from './ui/live-sections.tsx'
import { wordsIn } from './words/languages.ts'
import { withBlogLabel } from './words/with-blog-label.ts'
import { WordsContext } from './words/use-words.ts'
import './pages/not-found/not-found.css'

export const loader = loadShell

export const meta: MetaFunction<typeof loader> = ({ matches, error }) =>
  pageMeta(matches, ({ notFound }) =>
    error ? { title: isMissing(error) ? notFound.page.short : notFound.failure.short, indexed: false } : {},
  )

/** The document. Visitors of content pages get no script of the framework, no data and nothing inline that runs. */
export function Layout({ children }: { children: ReactNode }) {
  const shell = useShellIfKnown()
  const { tier } = usePage()
  const nonce = useContext(NonceContext)
  const sheets = useContext(SheetsContext)
  const alive = shell?.mayEdit || tier === 'working'
  return (
    <html lang={shell?.tenant.language ?? 'en-US'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        {shell && <meta name="theme-color" content={shell.tenant.colors.theme} />}
        {[bitter, publicSans].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="icon" type="image/svg+xml" href={mark} />
        {/* It runs when the page is there; named here it comes beside the faces of type, and not after what made the browser work. */}
        {shell && <script type="module" src={shell.assets.enhance} fetchPriority="low" nonce={nonce} />}
        {sheets ? sheets.map((href) => <link key={href} nonce={nonce} rel="stylesheet" href={href} />) : <Links />}
        {shell?.tenant.themeSheet && <link rel="stylesheet" href={shell.tenant.themeSheet} />}
        {shell?.mayEdit && <link rel="stylesheet" href={shell.assets.editorSheet} />}
      </head>
      <body>
        {children}
        <script type="speculationrules" nonce={nonce} dangerouslySetInnerHTML={{ __html: fetchedAhead }} />
        {alive && <Scripts nonce={nonce} />}
        {shell?.mayEdit && <EditingData shell={shell} />}
      </body>
    </html>
  )
}

export default function App() {
  return (
    <Speaking>
      <Outlet />
    </Speaking>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const shell = useShellIfKnown()
  if (!shell) return <BareFailure />
  return <Speaking>{isMissing(error) ? <NotFound /> : <Failure />}</Speaking>
}

/** The frame of the site, with what its pages read: the stored sections, and the words of the tenant's language. */
function Speaking({ children }: { children: ReactNode }) {
  const { tenant, blogLabel } = useShell()
  const words = wordsIn(tenant.language)
  const tried = useLiveContent<ContentOf<typeof blogSetting>>(blogSetting.key)
  return (
    <WordsContext value={withBlogLabel(words, tried ? blogLabelOf(tried, words) : blogLabel)}>
      <SectionsContext value={usePageSections()}>
        <OutsideAnalytics />
        <SiteFrame>{children}</SiteFrame>
      </SectionsContext>
    </WordsContext>
  )
}

const isMissing = (error: unknown) => isRouteErrorResponse(error) && error.status === 404
