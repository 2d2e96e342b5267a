import type { AnySection } from '../section.ts'
import { siteNotice } from './site-notice.ts'

/** Over every page. */
export const noticeSections: readonly AnySection[] = [siteNotice]
