import { coverageTypes } from '../coverage-types.ts'

/** What the country adds, one tab each. */
export const homeownersCountryTypes = coverageTypes({
  page: 'HomeInsurance',
  section: 'Section_4',
  editor: 'Edit Country Home Insurance Types',
  label: 'Kinds of country home coverage',
  items: [
    {
      title: 'Outbuildings',
      description:
        'The shop, the hay shed, the loafing shed and the pump house, each for its own value. No need to squeeze them all into one small percentage of the house.',
      example: 'A chinook lifts half the tin off the shop. The shop has its own line on the policy, so it has its own money.',
    },
    {
      title: 'Animals',
      description: 'Horses, goats, a few head of cattle, the hens. Against fire, lightning, drowning, dogs and the neighbor’s truck.',
      example: 'Lightning finds the cottonwood, and the mare under it. We pay what she was worth, and we are sorry.',
    },
    {
      title: 'Small machinery',
      description: 'The tractor with the loader, the mower, the four-wheeler, and what hangs on the back of them.',
      example: 'The post-hole digger meets a gas line marker the hard way. The repair is covered.',
    },
    {
      title: 'Selling from the gate',
      description:
        'Eggs, honey, hay, a few beef shares. The liability that comes with small sales is part of the policy, and it need not be a farm policy.',
      example: 'A customer backs into your cattle guard while loading hay and blames the gate. We answer that letter.',
    },
  ],
})
