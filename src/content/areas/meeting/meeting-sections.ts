import type { AnySection } from '../../section.ts'
import { awardsBanner, awardsContact, awardsNames, awardsRoll } from './meeting-awards.ts'
import { meetingContactBanner, meetingContactDesk, meetingContactPeople } from './meeting-contact.ts'
import { meetingBanner, meetingHomeContact, meetingKinds, meetingNext, meetingPapers } from './meeting-home.ts'
import { previousBanner, previousContact, previousDates, previousPapers } from './meeting-previous.ts'
import { requestBanner, requestContact, requestReady, requestTopics } from './meeting-request.ts'
import { upcomingBanner, upcomingContact, upcomingDates, upcomingTravel } from './meeting-upcoming.ts'

/** Every section of the meeting area, in the order people meet them. */
export const meetingSections: readonly AnySection[] = [
  [meetingBanner, meetingNext, meetingKinds, meetingPapers, meetingHomeContact],
  [upcomingBanner, upcomingDates, upcomingTravel, upcomingContact],
  [previousBanner, previousDates, previousPapers, previousContact],
  [awardsBanner, awardsRoll, awardsNames, awardsContact],
  [requestBanner, requestTopics, requestReady, requestContact],
  [meetingContactBanner, meetingContactPeople, meetingContactDesk],
].flat()
