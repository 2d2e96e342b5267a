import { legalPanels, paragraphs, points } from '../legal-panels.ts'
import { endingOfProperty } from './ending-of-property.ts'

/** The summary for people who rent their home. */
export const disclosureRenters = legalPanels({
  page: 'Disclosure',
  section: 'Section_4',
  editor: 'Edit Renters Summary',
  title: 'Colorado renters insurance',
  description: 'A summary for people who live under somebody else’s roof.',
  panels: [
    {
      title: 'General information',
      description: paragraphs(
        'Your landlord’s policy covers the building. It does not cover your things, and it does not pay when a guest is hurt in your rooms. This policy does both.',
        'Each roommate needs a policy, or must be named on yours. This summary does not list every condition, limit or exclusion; the policy does, and the policy counts. <strong>Look over your coverage every year.</strong>',
      ),
    },
    {
      title: 'Coverages and limits',
      description:
        paragraphs('Your declarations page shows the limit of each. Usual limits are given here.') +
        points(
          '<strong>Personal property:</strong> what you own, at home and on the road: $10,000 to $100,000. Lower limits apply to cash ($200), stolen jewelry ($1,500) and stolen firearms ($2,500).',
          '<strong>Loss of use:</strong> a place to stay while yours cannot be lived in: 30% of the personal property limit, for up to 12 months.',
          '<strong>Personal liability:</strong> $100,000 to $500,000, also for fire or water damage you cause to the landlord’s building.',
          '<strong>Medical payments to others:</strong> $1,000 to $5,000 a person.',
          '<strong>Improvements:</strong> shelves or flooring you put in at your own cost: 10% of the personal property limit.',
        ) +
        paragraphs('A deductible is taken off each property loss.'),
    },
    {
      title: 'Optional extra coverages',
      description: points(
        '<strong>Replacement cost on contents</strong>, without a deduction for age.',
        '<strong>Scheduled articles:</strong> a ring, a guitar, a bicycle, by name and value.',
        '<strong>Water backup</strong>, <strong>earthquake</strong> and <strong>identity theft</strong>.',
        '<strong>A business at home</strong>, such as sewing or repairs.',
        '<strong>Things in storage</strong> beyond the usual limit.',
      ),
    },
    {
      title: 'What your premium depends on',
      description: points(
        'The limits, deductibles and extra coverages you choose.',
        'Where the building stands, its make, and its number of homes.',
        'Sprinklers, alarms, locks, and the distance to a fire hall.',
        'Claims of the last five years.',
        'A dog that has bitten.',
        'An insurance score, as far as Colorado allows.',
        'Discounts: a package with your car, alarms, years without a claim.',
      ),
    },
    {
      title: 'General exclusions',
      description:
        paragraphs('Among other things the policy does not pay for') +
        points(
          'the building itself, which is your landlord’s;',
          'the things of roommates who are not named on the policy;',
          'cars, trailers and most things with a motor;',
          'flood, surface water and mudflow;',
          'earthquake and other movement of the earth, unless you added it;',
          'wear, vermin, bedbugs, and mold beyond a small limit;',
          'damage or injury that somebody causes on purpose;',
          'war, nuclear events, and acts of government.',
        ),
    },
    endingOfProperty('rented home'),
  ],
})
