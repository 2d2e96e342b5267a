import type { AnySection } from '../section.ts'
import { customerLoginBanner } from './customer-login-banner.ts'
import { customerLoginDoors } from './customer-login-doors.ts'
import { customerLoginNotes } from './customer-login-notes.ts'

/** In the order of the page. */
export const customerLoginSections: readonly AnySection[] = [customerLoginBanner, customerLoginDoors, customerLoginNotes]
