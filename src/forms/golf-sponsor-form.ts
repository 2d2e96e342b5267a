import { sponsorFormEmails, sponsorFormQuestions } from '../content/areas/golf/golf-sponsor-form.ts'
import { defineForm } from './form.ts'
import { personQuestions } from './person-questions.ts'

/** Who pays for the day. */
export const golfSponsorForm = defineForm({
  name: 'golf-sponsor',
  route: 'golfSponsors',
  fixed: ({ person }) => personQuestions(person),
  questions: sponsorFormQuestions,
  emails: sponsorFormEmails,
})
