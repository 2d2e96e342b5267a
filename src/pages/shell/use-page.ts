import { useMatches } from 'react-router'
import { pages, type Page } from '../../routes.ts'

type Shown = Required<Pick<Page, 'tier' | 'area' | 'frame'>> & Pick<Page, 'dock'>

/** The row of the page in src/routes.ts; undefined where it lists none. */
export function usePageRow(): Page | undefined {
  const id = useMatches().at(-1)?.id
  return id && id in pages ? pages[id as keyof typeof pages] : undefined
}

/** What src/routes.ts says of the page shown; one it does not list is a content page of the main area. */
export function usePage(): Shown {
  return { tier: 'content', area: 'main', frame: 'site', ...usePageRow() }
}
