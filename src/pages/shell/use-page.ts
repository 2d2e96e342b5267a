import { useMatches } from 'react-router'
import { pages, type Page } from '../../routes.ts'

type Shown = Required<Pick<Page, 'tier' | 'area' | 'frame'>> & Pick<Page, 'dock'>

/** What src/routes.ts says of the page shown; one it does not list is a content page of the main area. */
export function usePage(): Shown {
  const id = useMatches().at(-1)?.id
  return { tier: 'content', area: 'main', frame: 'site', ...(id && id in pages ? pages[id as keyof typeof pages] : {}) }
}
