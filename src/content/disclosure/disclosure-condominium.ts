import { legalPanels, paragraphs, points } from '../legal-panels.ts'
import { endingOfProperty } from './ending-of-property.ts'

/** The summary for people who own their unit. */
export const disclosureCondominium = legalPanels({
  page: 'Disclosure',
  section: 'Section_3',
  editor: 'Edit Condominium Summary',
  title: 'Colorado condominium insurance',
  description: 'A summary for people who own a unit and share the building.',
  panels: [
    {
      title: 'General information',
      description: paragraphs(
        'The association insures the building; this policy insures your part of it. Where one ends and the other begins stands in the declaration and bylaws of your association. Please give your agent a copy.',
        'This summary does not list every condition, limit or exclusion; the policy does, and the policy counts. <strong>Look over your coverage every year</strong>, and whenever the association changes its master policy or its deductible.',
      ),
    },
    {
      title: 'Coverages and limits',
      description:
        paragraphs('Your declarations page shows the limit of each. Usual limits are given here.') +
        points(
          '<strong>Dwelling:</strong> walls, floors, cabinets and improvements that are yours under the bylaws. $5,000 is included; most people need more.',
          '<strong>Personal property:</strong> what you own, up to the limit you choose, with lower limits for cash, jewelry and firearms.',
          '<strong>Loss of use:</strong> extra living costs while the unit cannot be lived in: 40% of the personal property limit, for up to 12 months.',
          '<strong>Loss assessment:</strong> your share when the association charges every owner for a covered loss: $1,000 is included.',
          '<strong>Personal liability:</strong> $100,000 to $500,000.',
          '<strong>Medical payments to others:</strong> $1,000 to $5,000 a person.',
        ) +
        paragraphs('A deductible is taken off each property loss. Wind and hail may have one of their own.'),
    },
    {
      title: 'Optional extra coverages',
      description: points(
        '<strong>More loss assessment:</strong> up to $50,000, also for the master policy’s wind and hail deductible, which can be large.',
        '<strong>More dwelling coverage:</strong> for a kitchen or floors you put in.',
        '<strong>Replacement cost on contents</strong>, without a deduction for age.',
        '<strong>Unit rented to others</strong>, for part or all of the year.',
        '<strong>Water backup</strong>, <strong>scheduled articles</strong>, <strong>earthquake</strong> and <strong>identity theft</strong>.',
      ),
    },
    {
      title: 'What your premium depends on',
      description: points(
        'The limits, deductibles and extra coverages you choose.',
        'Where the building stands, its age, its make and its number of units.',
        'Sprinklers, alarms, and the distance to a fire hall.',
        'Whether you live there all year, part of the year, or rent it out.',
        'Claims of the last five years.',
        'An insurance score, as far as Colorado allows.',
        'Discounts: a package with your car, alarms, years without a claim.',
      ),
    },
    {
      title: 'General exclusions',
      description:
        paragraphs('Among other things the policy does not pay for') +
        points(
          'what the association owns or must insure;',
          'assessments for repairs, upkeep or a reserve that ran dry;',
          'flood, surface water and mudflow;',
          'earthquake and other movement of the earth, unless you added it;',
          'wear, rot, rust, vermin, and mold beyond a small limit;',
          'damage or injury that somebody causes on purpose;',
          'a business in the unit, unless you added it;',
          'war, nuclear events, and acts of government.',
        ),
    },
    endingOfProperty('condominium'),
  ],
})
