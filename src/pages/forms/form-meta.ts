import type { MetaDescriptor, MetaFunction } from 'react-router'
import type { Words } from '../../words/languages.ts'
import { pageMeta } from '../shell/page-meta.ts'
import type { FormPage } from './form-page.ts'

type About = ReturnType<Parameters<typeof pageMeta>[1]>
type Matches = Parameters<MetaFunction>[0]['matches']

/** The head of a page with a form: its title says first that something is wrong, or that it was sent. */
export function formMeta(matches: Matches, saying: (words: Words) => About & { title: string }): MetaDescriptor[] {
  const { refused, receipt } = (matches.at(-1)?.loaderData ?? {}) as Partial<FormPage>
  return pageMeta(matches, (words) => {
    const about = saying(words)
    const { error, sent } = words.forms.panel
    if (refused) return { ...about, title: error(about.title), indexed: false }
    if (receipt) return { ...about, title: sent(about.title), indexed: false }
    return about
  })
}
