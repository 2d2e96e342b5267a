import { coverageTypes } from '../coverage-types.ts'

/** The kinds of coverage, one tab each. */
export const farmCoverageTypes = coverageTypes({
  page: 'Farm&Ranch',
  section: 'Section_2',
  items: [
    {
      title: 'The farmhouse',
      description:
        'The house, the things in it and a place to stay if it burns, the same as any good home policy, on the same bill as the rest.',
      example:
        'A grass fire jumps the county road and takes the porch. The house is repaired; you stay in town meanwhile, and we pay for the driving.',
    },
    {
      title: 'Barns and buildings',
      description:
        'Barns, bins, shops, sheds, corrals and the windmill. Insure each for what it would cost to put up again, or for less if you would not.',
      example:
        'Eighteen inches of wet snow bring down the calving barn in April. With snow on your list of causes, we pay to clear it and to build it new.',
    },
    {
      title: 'Machinery',
      description:
        'Tractors, combines, balers, sprayers, pivots and the welder. List the big ones; a blanket covers the rest, borrowed and rented ones too.',
      example: 'A rock goes through the combine in the last forty acres. It is fixed, and we pay the neighbor who finished the field.',
    },
    {
      title: 'Livestock',
      description:
        'By the head or by the herd: fire, lightning, drowning, smothering in a blizzard, a truck that turns over on the way to the sale.',
      example: 'Fourteen heifers crowd a fence corner in a ground blizzard. You send the tags and the vet’s note, and we send a check.',
    },
    {
      title: 'Feed, seed and hay',
      description: 'Hay in the stack and in the barn, grain in the bin, seed in the drill, fuel in the tank.',
      example: 'Lightning finds the stackyard in August. Four hundred bales are paid at what hay costs that week.',
    },
    {
      title: 'Farm liability',
      description:
        'Pays when someone is hurt on the place or by it: visitors, hunters, the driver who met a bull on the highway. Spray that drifts can be added.',
      example:
        'A gate is left open, and a cow and a minivan find each other after dark. Liability pays for the van, the doctor and the lawyer.',
    },
  ],
})
