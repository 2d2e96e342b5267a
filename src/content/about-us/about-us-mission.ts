import { image } from '../../fields/image.ts'
import { link } from '../../fields/link.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { dataRowWire } from '../../fields/wire.ts'
import { address } from '../../routes.ts'
import { titleField } from '../title-and-description.ts'

/** What the company is for, with two ways to go on. */
export const aboutUsMission = defineSection({
  page: 'AboutUs',
  section: 'Section_1',
  editor: 'Edit Insurance Info',
  wire: dataRowWire(),
  fields: {
    title: titleField('What we are here for'),
    subTitle: text({
      label: 'Subtitle',
      hint: 'The first line stands large; each line after it is a paragraph.',
      multiline: true,
      rules: [required('Please enter subtitle!')],
      fallback:
        'To stand between people and the weather, and to still be standing the day after.\nWe insure farms, houses, cars and main-street businesses in Colorado and nowhere else. The people who answer our phones have shoveled the same hail off the same porches.\nWe are a mutual. That is an old word with a plain meaning: the people who buy the insurance own the company. Nobody else takes a share.',
    }),
    imageUrl: image({ label: 'Image', fallback: '/art/founders' }),
    button1label: text({ label: 'Button 1', fallback: 'Find an agent' }),
    button1link: link({ label: 'Button 1 link', fallback: address.findAnAgent }),
    button2label: text({ label: 'Button 2', fallback: 'What we stand for' }),
    button2link: link({ label: 'Button 2 link', fallback: address.aboutCompany }),
  },
})
