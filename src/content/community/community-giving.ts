import { image } from '../../fields/image.ts'
import { link } from '../../fields/link.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { titleField } from '../title-and-description.ts'

/** Giving Back: one story, and where to ask. */
export const communityGiving = defineSection({
  page: 'Community',
  section: 'Section_2',
  editor: 'Edit Section 2',
  fields: {
    title: titleField('Giving back'),
    linkLabel: text({ label: 'Link label', fallback: 'Invite us to your supper' }),
    link: link({ label: 'Link', fallback: 'mailto:community@windbreak.example?subject=Harvest%20supper' }),
    image: image({ label: 'Image', fallback: '/art/supper' }),
    description: text({
      label: 'Description',
      hint: 'The first line stands large; each line after it is a paragraph.',
      multiline: true,
      rules: [required('Please enter description!')],
      fallback:
        'Every November we cook supper in a different town, and the price of a plate is one can of food.\nIt began in 1979, when a member asked whether we could feed two hundred people in a church basement. We could, with borrowed pots. Since then the cans have filled the shelves of the High Plains Food Bank each winter.\nBring a can, or bring a pie and stay to wash up. Every town in our counties has had its turn at least once.',
    }),
  },
})
