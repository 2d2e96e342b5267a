import { coverageTypes } from '../coverage-types.ts'

/** What a home policy holds, one tab each. */
export const homeownersCoverageTypes = coverageTypes({
  page: 'HomeInsurance',
  section: 'Section_2',
  items: [
    {
      title: 'Dwelling',
      description:
        'The house itself, from the footing to the ridge vent, with the garage and the deck that are fastened to it. We insure it for what it costs to build again today.',
      example: 'A chimney fire takes the attic. Dwelling pays the roofer, the electrician and the plaster, less your deductible.',
    },
    {
      title: 'Other structures',
      description: 'What stands apart from the house: the detached garage, the fence, the shed, the chicken coop.',
      example: 'A spring blizzard folds the carport. It is rebuilt, and nobody argues about whether it was part of the house.',
    },
    {
      title: 'Personal property',
      description: 'Furniture, clothes, tools, the freezer and what is in it. At home, in your car, or in a dorm room three counties away.',
      example:
        'Somebody takes the bikes off the porch. You send a list and the photos. With replacement cost on your policy we send what new ones cost, less your deductible.',
    },
    {
      title: 'A place to stay',
      description:
        'When a covered loss makes the house unfit to live in, this pays the motel or the rental, and the part of the grocery bill that is higher because you have no kitchen.',
      example: 'A pipe bursts in January and the floors come up. You live in a rented house near the school until they are down again.',
    },
    {
      title: 'Liability',
      description: 'Pays when a guest is hurt at your place, or when you or your family do damage somewhere else. The lawyer is included.',
      example: 'The dog, who has never bitten anyone, bites someone. Liability pays the doctor.',
    },
  ],
})
