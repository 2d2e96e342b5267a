import { image } from '../../fields/image.ts'
import { link } from '../../fields/link.ts'
import { list } from '../../fields/list.ts'
import { minLength, required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { listWire } from '../../fields/wire.ts'
import { address } from '../../routes.ts'
import { titleField } from '../title-and-description.ts'

/** The services, three to a row; a link is optional. */
export const otherCards = defineSection({
  page: 'OtherOffering_1',
  section: 'Section_2',
  editor: 'Edit Coverage Options',
  wire: listWire('list'),
  fields: {
    items: list({
      label: 'Services',
      noun: 'service',
      item: {
        title: titleField(),
        description: text({
          label: 'Description',
          multiline: true,
          rules: [required('Please enter description!'), minLength(31, 'Please enter description of at least 40 characters!')],
        }),
        src: image({ label: 'Image', rules: [required('Please enter image!')] }),
        url: link({ label: 'Link', hint: 'It may stay empty.' }),
      },
      fallback: [
        {
          title: 'Crop and hail',
          description:
            'Wheat, corn, millet, sunflowers. Federal crop insurance for the season, and hail by the acre for the bad ten minutes.',
          src: '/art/e-crop',
          url: address.farm,
        },
        {
          title: 'Flood',
          description:
            'A house policy does not pay for rising water. This one does. It usually takes 30 days to begin, so call in a dry month.',
          src: '/art/e-flood',
          url: address.findAnAgent,
        },
        {
          title: 'Umbrella',
          description: 'A million dollars or more on top of your home and auto limits, for the one accident that is larger than both.',
          src: '/art/e-umbrella',
          url: address.homeowners,
        },
        {
          title: 'Travel',
          description: 'Trips called off, bags gone missing, and a doctor far from home, where your health plan may not follow.',
          src: '/art/e-travel',
          url: '',
        },
        {
          title: 'Boats, campers and toys',
          description:
            'The pontoon, the fifth wheel, the side-by-side and the snow machine: on the water, on the trail and under the tarp.',
          src: '/art/e-sail',
          url: address.auto,
        },
        {
          title: 'Identity theft',
          description: 'When somebody opens a card in your name: a person who makes the calls, and money for what it costs to set right.',
          src: '/art/e-lock',
          url: '',
        },
        {
          title: 'Fairs, weddings, auctions',
          description:
            'One-day liability for the tent, the band and the bouncy castle. Most halls ask for it, and we send the paper the same day.',
          src: '/art/e-tent',
          url: address.contact,
        },
        {
          title: 'Bonds',
          description: 'Contractor, notary, license and estate bonds, for when the county or the court wants your word in writing.',
          src: '/art/e-court',
          url: address.business,
        },
        {
          title: 'Working dogs and pets',
          description: 'Vet bills for the heeler that met a bull, the cat that met the heeler, and the old retriever’s new hip.',
          src: '/art/e-dog',
          url: '',
        },
        {
          title: 'A house you rent to others',
          description:
            'A home policy is for the house you sleep in. A landlord policy insures one that your tenants sleep in: the walls, the rent you lose while they are mended, and you, if somebody is hurt there. Their own things they insure themselves. Ask your agent.',
          src: '/art/e-renters',
          url: address.findAnAgent,
        },
      ],
    }),
  },
})
