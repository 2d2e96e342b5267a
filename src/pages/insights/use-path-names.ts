import { pages } from '../../routes.ts'
import { useWords } from '../../words/use-words.ts'
import { namedPages } from '../shell/page-names.ts'

/** What people call a page, by its place in the route table; an article by its title, and one that is gone by its address. */
export function usePathNames(titles: Readonly<Record<string, string>>): (path: string) => string {
  const { pageNames, insights } = useWords()
  const names = new Map(namedPages(pageNames).map(({ name, path }) => [path, name]))
  const more: Partial<Record<string, string>> = {
    [pages.agentDetails.path]: insights.pages.agents,
    [pages.payment.path]: insights.pages.payments,
  }
  return (path) => names.get(path) ?? more[path] ?? titles[path] ?? path
}
