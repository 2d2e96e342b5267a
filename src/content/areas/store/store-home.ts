import { address } from '../../../routes.ts'
import { areaBanner } from '../area-banner.ts'
import { cardsSection } from '../cards-section.ts'
import { contactSection } from '../contact-section.ts'
import { datesSection } from '../dates-section.ts'
import { textSection } from '../text-section.ts'

export const storeBanner = areaBanner('Store', {
  title: 'The store at the end of the counter',
  subTitle: 'Caps, jackets and gate signs with the three poplars on them. Made to be worn out.',
  imageUrl: '/art/store-banner',
})

export const storeShelf = cardsSection('Store', 'Price List', {
  title: 'Price list',
  text: 'Tax is in the price. What is left over buys books for the school libraries in the towns we insure.',
  items: [
    {
      title: '$24 Field cap',
      description: 'Waxed cotton, spruce green, leather strap. One size, and it shrinks to yours.',
      src: '/art/g-cap',
    },
    { title: '$19 Trucker cap', description: 'Mesh back, wheat front. The one you see at the elevator.', src: '/art/g-trucker' },
    {
      title: '$128 Chore jacket',
      description: 'Blanket lined, four pockets, sizes S to 4XL. The mark is small and on the inside pocket.',
      src: '/art/g-jacket',
    },
    { title: '$64 Rain shell', description: 'Folds into its own hood. Fits behind a seat.', src: '/art/g-shell' },
    {
      title: '$38 Gate sign',
      description: '“Insured by a neighbor.” Enamel on steel, ten by fourteen inches, your brand or name below for $9 more.',
      src: '/art/g-sign',
    },
    { title: '$16 Enamel mug', description: 'Holds what a thermos lid does not. The rim stays kissable in winter.', src: '/art/g-mug' },
    { title: '$12 Rain gauge', description: 'Six inches in tenths. We have never sold one that was full.', src: '/art/g-gauge' },
    { title: '$28 Wool blanket, small', description: 'For a lap, a dog or a calf. Woven in the San Luis Valley.', src: '/art/g-blanket' },
    {
      title: '$9 Three poplars, seedlings',
      description: 'Bare root, shipped in April only. Plant them to the north and west.',
      src: '/art/g-seedlings',
    },
    {
      title: '$14 Windbreak poster',
      description: 'One of the landscapes of this site, eighteen by twenty-four inches, in a tube.',
      src: '/art/g-poster',
    },
  ],
})

export const storeOrders = textSection('Store', 'How To Buy', {
  title: 'How to buy',
  body: `<p>There is no cart here yet. Call or write; you get a bill by mail and pay it like any other.</p><ul><li><strong>Postage</strong> is $8, and nothing over $75.</li><li><strong>Pick-up</strong> is free at the counter in Sterling, or at your agent’s office on their next run.</li><li><strong>Sizes</strong> run large. If you are between two, take the smaller one.</li><li><strong>Back it goes</strong> within sixty days, worn or not, if it was not what you thought.</li></ul><p>What is marked down stands on the <a href="${address.storeClearance}">clearance</a> page.</p>`,
})

export const storeFairs = datesSection('Store', 'Where To Find Us', {
  title: 'Try it on',
  text: 'We bring two of every size to these.',
  items: [
    {
      date: 'January 27',
      title: 'Farm show',
      place: 'Greeley, hall B, by the coffee',
      description: 'All week. Chore jackets are $15 less there.',
    },
    {
      date: 'July 20',
      title: 'Logan County fair',
      place: 'Sterling, under the grandstand',
      description: 'Thursday to Sunday. The lemonade is free.',
    },
    { date: 'September 12', title: 'Golf fundraiser', place: 'Fox Hollow, clubhouse porch', linkLabel: 'About the day', url: address.golf },
  ],
})

export const storeContact = contactSection('Store', {
  title: 'Order by phone',
  text: 'Tell us what, how many and which size. Marge has the list in front of her and knows what is really on the shelf.',
  person: 'Marge at the counter',
  phone: '(970) 555-0150',
  email: 'store@windbreak.example',
  hours: 'Weekdays, 9 to 4 Mountain Time',
  address: '418 Cottonwood Avenue, ground floor\nSterling, Colorado 80751',
})

export const storeHomeSections = [storeBanner, storeShelf, storeOrders, storeFairs, storeContact]
