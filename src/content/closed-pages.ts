import { pages, type Page } from '../routes.ts'
import { pageAddresses } from './page-addresses.ts'
import type { AnySection } from './section.ts'

const closed = new Set(Object.values<Page>(pages).flatMap(({ path, who }) => (who === undefined ? [] : [path])))

/** True of a section of a page that not everybody may see: nobody who is not signed in gets its content by a call either. */
export const isOnClosedPage = ({ page }: Pick<AnySection, 'page'>): boolean => closed.has(pageAddresses[page])
