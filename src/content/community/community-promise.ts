import { image } from '../../fields/image.ts'
import { link } from '../../fields/link.ts'
import { list } from '../../fields/list.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { dataWire } from '../../fields/wire.ts'
import { address } from '../../routes.ts'
import { titleField } from '../title-and-description.ts'

/** What we promise the places we insure, in a few points. */
export const communityPromise = defineSection({
  page: 'Community',
  section: 'Section_1',
  editor: 'Edit Insurance Info',
  wire: dataWire(),
  fields: {
    title: titleField('Neighbors first, insurers second'),
    subTitle: text({
      label: 'Subtitle',
      hint: 'The first line stands large; each line after it is a paragraph.',
      multiline: true,
      rules: [required('Please enter subtitle!')],
      fallback:
        'A town that looks after itself has fewer claims. That is the business reason. The other reason is that it is our town.\nTwo cents of every premium dollar go back into the counties they came from. A committee of members, not managers, decides where.',
    }),
    button1label: text({ label: 'Button 1', fallback: 'Ask for help' }),
    button1link: link({ label: 'Button 1 link', fallback: 'mailto:community@windbreak.example' }),
    button2label: text({ label: 'Button 2', fallback: 'Find your agent' }),
    button2link: link({ label: 'Button 2 link', fallback: address.findAnAgent }),
    imageUrl: image({ label: 'Image', fallback: '/art/giving' }),
    points: list({
      label: 'Points',
      noun: 'point',
      item: {
        point: text({ label: 'Point', rules: [required('Please enter point')] }),
        para: text({ label: 'Description', multiline: true, rules: [required('Please enter Description')] }),
      },
      fallback: [
        {
          point: 'We fix things',
          para: 'A pump for the fire hall, a freezer for the food bank. Something you can put a hand on, bought at the store in town.',
        },
        { point: 'We show up', para: 'Flipping pancakes, pulling thistles, holding the clipboard at the fair. Look for the green caps.' },
        {
          point: 'We stay small',
          para: 'Gifts are between $250 and $5,000, so one form of one page is enough and the answer comes within a month.',
        },
      ],
    }),
  },
  parts: [{ editor: 'Edit Insurance Message', fields: ['points'] }],
})
