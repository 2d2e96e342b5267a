import { image } from '../../fields/image.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { titleField } from '../title-and-description.ts'

/** Shred bins and recycling: the picture carries a plate with the next date. */
export const communityRecycling = defineSection({
  page: 'Community',
  section: 'Section_4',
  editor: 'Edit Section 4',
  fields: {
    title: titleField('Shred bins and recycling'),
    image: image({ label: 'Image', fallback: '/art/shred-day' }),
    imageTag: text({ label: 'Image tag', hint: 'The small line on the picture.', fallback: 'Shred day' }),
    imageHead: text({ label: 'Image heading', hint: 'The large line on the picture.', fallback: 'First Saturday in May' }),
    description: text({
      label: 'Shred bins',
      multiline: true,
      rules: [required('Please enter description1!')],
      fallback:
        'There is a locked bin in the entry of our office in Sterling and in most agents’ offices. Drop in old policies, bank letters and tax papers when we are open. A shredding truck empties the bins each month, and nobody reads a page.\nOn shred day the truck comes to the fairgrounds and you can watch. Bring up to five boxes; leave the staples in.',
    }),
    description2: text({
      label: 'Recycling',
      multiline: true,
      rules: [required('Please enter description2')],
      fallback:
        'The shreds become egg cartons. The rest of what piles up in a shop or a barn has a place at the same gate: phones and laptops, car and tractor batteries, and feed and seed bags tied in bundles.\nWe cannot take paint, tires or anything that has held a spray. Your county landfill has a day for those.',
    }),
  },
})
