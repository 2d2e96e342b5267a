import { isOnClosedPage } from '../../content/closed-pages.ts'
import type { AnySection } from '../../content/section.ts'

type Reader = { signedIn: boolean; mayEdit: boolean }

/**
 * Those of the sections whose content may leave the server: what is for staff only goes to an admin of the tenant alone, and
 * what is on a page of the signed-in to the signed-in.
 */
export function listReadable(sections: readonly AnySection[], { signedIn, mayEdit }: Reader): readonly AnySection[] {
  return mayEdit ? sections : sections.filter((section) => !section.staffOnly && (signedIn || !isOnClosedPage(section)))
}
