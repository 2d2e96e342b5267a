import { required } from '../../fields/rules.ts'
import { coverageTypes } from '../coverage-types.ts'

/** The kinds of coverage, one tab each; each has an example. */
export const businessCoverageTypes = coverageTypes({
  page: 'Business',
  section: 'Section_2',
  rows: 'plain',
  example: [required('Please enter example!')],
  items: [
    {
      title: 'Property',
      description:
        'The building if you own it, and everything in it whether you do or not: shelves, stock, ovens, computers, the sign out front. Paid at what it costs to replace today, not what it was worth last year.',
      example:
        'Hail comes through the skylight on a Saturday and soaks the stockroom. Property pays for the roof, the stock and the carpet.',
    },
    {
      title: 'Liability',
      description:
        'Pays when somebody is hurt at your place or by your work, or when their things are. It also pays the lawyer, from the first letter, even if the claim comes to nothing.',
      example: 'A customer slips on the wet entry mat and breaks a hip. Liability pays the hospital, and the lawyer who sorts it out.',
    },
    {
      title: 'Lost income',
      description:
        'Pays the profit you would have made and the bills that do not stop, while a covered loss keeps the door shut. Rent, loan and payroll included.',
      example: 'A kitchen fire closes the diner for seven weeks. The rent is paid, and the cooks are still there when it opens.',
    },
    {
      title: 'Business auto',
      description:
        'For vans, trucks and trailers that work for a living, and for your people when they run errands in their own cars. A personal policy often stops where the work starts.',
      example:
        'Your driver clips a parked car with the delivery van. Business auto fixes both, and the afternoon’s deliveries go out in a rental.',
    },
    {
      title: 'Umbrella',
      description:
        'A second layer over your liability and your business auto, for the one bad day that is bigger than any normal limit. It costs less than most people expect.',
      example: 'A ladder goes through the window of a bus. The first policy pays its limit; the umbrella pays the rest.',
    },
  ],
})
