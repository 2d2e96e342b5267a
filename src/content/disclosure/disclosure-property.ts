import { legalPanels, paragraphs, points } from '../legal-panels.ts'
import { endingOfProperty } from './ending-of-property.ts'

/** The summary for houses. */
export const disclosureProperty = legalPanels({
  page: 'Disclosure',
  section: 'Section_2',
  editor: 'Edit Property Summary',
  title: 'Colorado property insurance for homeowners',
  description: 'A summary for people who own the house they live in, in town or in the country.',
  panels: [
    {
      title: 'General information',
      description: paragraphs(
        'This summary describes the main parts of our homeowners policy. It does not list every condition, limit or exclusion; the policy does, and the policy counts.',
        'Insure the house for what it would cost to build it again, not for what it would sell for. After a large fire or hailstorm, labor and lumber cost more. <strong>Look over your coverage every year</strong>, and after every room you add.',
        'Make a list of what you own, with photos, and keep it somewhere else. We gladly keep a copy.',
      ),
    },
    {
      title: 'Coverages and limits',
      description:
        paragraphs('Your declarations page shows the limit of each. Usual limits are given here.') +
        points(
          '<strong>Dwelling:</strong> the house and what is attached to it, up to the limit you and your agent set.',
          '<strong>Other structures:</strong> the garage, the fence, the shed: 10% of the dwelling limit.',
          '<strong>Personal property:</strong> what would fall out if you turned the house over: 50% to 70% of the dwelling limit. Some things have lower limits inside it: $200 for cash, $1,500 for stolen jewelry, $2,500 for stolen firearms.',
          '<strong>Loss of use:</strong> rent, meals and laundry while the house cannot be lived in: up to 12 months, and 24 months can be bought.',
          '<strong>Personal liability:</strong> when you, your family or your dog hurts somebody or breaks something: $100,000 to $500,000.',
          '<strong>Medical payments to others:</strong> small injuries of guests, whoever was at fault: $1,000 to $5,000 a person.',
        ) +
        paragraphs(
          'A deductible is taken off each property loss. <strong>Wind and hail may have a deductible of their own, given as a percentage of the dwelling limit.</strong> On a $400,000 house, 1% is $4,000. Look for it before the storm.',
        ),
    },
    {
      title: 'Optional extra coverages',
      description: points(
        '<strong>Extended replacement cost:</strong> at least 20% above the dwelling limit, for when building costs jump.',
        '<strong>Law and ordinance:</strong> at least 10% of the dwelling limit, for what new building codes demand.',
        '<strong>Replacement cost on contents:</strong> a new sofa for an old one, without a deduction for age.',
        '<strong>Scheduled articles:</strong> jewelry, saddles, instruments and guns, by name and value.',
        '<strong>Water backup:</strong> drains and sump pumps.',
        '<strong>Service line:</strong> the pipe and wire between the street and the house.',
        '<strong>Earthquake</strong>, <strong>identity theft</strong> and a <strong>home business</strong>.',
      ),
    },
    {
      title: 'What your premium depends on',
      description: points(
        'The limits, deductibles and extra coverages you choose.',
        'Where the house stands: distance to a fire hall and a hydrant, brush, hail and theft.',
        'Its age, size and make; the age and kind of the roof; wiring, plumbing and heating.',
        'A wood stove, a trampoline, a pool, or a dog that has bitten.',
        'Claims of the last five years, yours and those of the house.',
        'An insurance score, as far as Colorado allows.',
        'Discounts: a package with your car, a hail-resistant roof, alarms, a cleared yard, years without a claim.',
      ),
    },
    {
      title: 'General exclusions',
      description:
        paragraphs('Among other things the policy does not pay for') +
        points(
          'flood, surface water and mudflow: the National Flood Insurance Program and private insurers cover these;',
          'earthquake and other movement of the earth, unless you added it;',
          'wear, rot, rust, settling, vermin and work that was done badly;',
          'mold, beyond a small limit after a covered loss;',
          'neglect: a loss that goes on because nothing was done to stop it;',
          'power that fails somewhere else;',
          'damage or injury that somebody causes on purpose;',
          'business and farming, unless you added them;',
          'war, nuclear events, and acts of government.',
        ),
    },
    endingOfProperty('house'),
  ],
})
