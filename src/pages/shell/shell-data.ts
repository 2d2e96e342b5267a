import { useMatches, useRouteLoaderData, type LoaderFunctionArgs } from 'react-router'
import { blogSetting } from '../../content/blog/blog-setting.ts'
import type { PageDetails } from '../../content/page-details/page-details.ts'
import { pageDetailsAt } from '../../content/page-details/page-details-sections.ts'
import type { ContentOf } from '../../content/section.ts'
import { siteNotice } from '../../content/notice/site-notice.ts'
import { footerSections } from '../../content/footer/footer-sections.ts'
import type { OpenedArticle } from '../../nouns/articles/opened-article.ts'
import type { ShownNotice } from '../../nouns/notice/notice.ts'
import type { Tenant } from '../../ui/tenant.ts'
import { wordsIn } from '../../words/languages.ts'
import { blogLabelOf } from './blog-label.ts'
import { siteContext } from '../site.ts'
import type { StoredSection } from '../site/site-content.ts'
import type { OtherLanguage, Person } from '../site/site-visit.ts'

/** What every page shows around its content. */
export interface ShellData {
  tenant: Tenant
  person: Person | null
  mayEdit: boolean
  /** What is of the editor is there for those who may edit, and for nobody else. */
  assets: {
    enhance: string
    analytics: string
    signIn: string
    forms: string
    search: string
    pay: string
    editor?: string
    editorSheet?: string
  }
  path: string
  origin: string
  languages: OtherLanguage[]
  maintenance: boolean
  /** What staff wrote of it for search engines and shared links; null where nobody can. */
  details: PageDetails | null
  /** Over every page; null while there is none. */
  notice: ShownNotice | null
  /** When it was made, by the server's clock. */
  madeAt: string
  /** What the page of articles is called. */
  blogLabel: string
  sections: Record<string, StoredSection>
}

/** Loads what the frame of every page shows. */
export async function loadShell({ context }: Pick<LoaderFunctionArgs, 'context'>): Promise<ShellData> {
  const site = context.get(siteContext)
  const editable = pageDetailsAt(site.path) ?? []
  const [{ [blogSetting.key]: setting, ...sections }, maintenance, details, notice] = await Promise.all([
    site.sections([blogSetting, siteNotice, ...footerSections].concat(editable)),
    site.maintenance(),
    site.pageDetails(),
    site.notice(),
  ])
  const { enhance, analytics, signIn, forms, search, pay, editor, editorSheet } = site.assets
  const assets = { enhance, analytics, signIn, forms, search, pay }
  return {
    tenant: site.tenant,
    person: site.person,
    mayEdit: site.mayEdit,
    assets: site.mayEdit ? { ...assets, editor, editorSheet } : assets,
    path: site.path,
    origin: site.origin,
    languages: site.languages,
    maintenance,
    details,
    notice,
    madeAt: site.now.toISOString(),
    blogLabel: blogLabelOf(setting.content as ContentOf<typeof blogSetting>, wordsIn(site.tenant.language)),
    sections,
  }
}

/** Undefined only while the site itself cannot answer. */
export function useShellIfKnown(): ShellData | undefined {
  return useRouteLoaderData('root') as ShellData | undefined
}

/** What the frame of the page was loaded with. Throws before that. */
export function useShell(): ShellData {
  const shell = useShellIfKnown()
  if (!shell) throw new Error('The shell is shown before its loader has answered.')
  return shell
}

/** The sections of the shell and of the page in it, by key. */
export function usePageSections(): Record<string, StoredSection> {
  return Object.assign({}, ...useMatches().map((match) => (match.loaderData as { sections?: object } | undefined)?.sections))
}

/** What a page brings for its editor beside sections: what is open on it from the start, and what there is to choose. */
interface PageEditing {
  opens?: string
  article?: OpenedArticle
}

/** What the page says of being edited itself. */
export function usePageEditing(): PageEditing {
  return (useMatches().at(-1)?.loaderData as { editing?: PageEditing } | undefined)?.editing ?? {}
}
