import type { AnySection } from '../../section.ts'
import { meetingAwardsSections } from './meeting-awards.ts'
import { meetingContactSections } from './meeting-contact.ts'
import { meetingHomeSections } from './meeting-home.ts'
import { meetingPreviousSections } from './meeting-previous.ts'
import { meetingRequestSections } from './meeting-request.ts'
import { meetingUpcomingSections } from './meeting-upcoming.ts'

/** Every section of the meeting area, page by page. */
export const meetingSections: readonly AnySection[] = [
  meetingHomeSections,
  meetingUpcomingSections,
  meetingPreviousSections,
  meetingAwardsSections,
  meetingRequestSections,
  meetingContactSections,
].flat()
