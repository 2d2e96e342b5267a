import { image } from '../../fields/image.ts'
import { link } from '../../fields/link.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { address } from '../../routes.ts'
import { titleField } from '../title-and-description.ts'

/** Help on the road; the tag line is the phone number and dials. */
export const homeContact = defineSection({
  page: '360_Home',
  section: 'Section_5',
  editor: 'Edit Contact',
  fields: {
    title: titleField('Stuck on the shoulder?'),
    image: image({ label: 'Image', fallback: '/art/roadside' }),
    subTitle: text({
      label: 'Subtitle',
      multiline: true,
      rules: [required('Please enter sub title!')],
      fallback: 'Hazards on, everyone away from the traffic side. A tow, a jump or a spare is one call off, day or night.',
    }),
    tagLine: text({
      label: 'Tag Line',
      hint: 'Large, over the buttons. A phone number here can be tapped to call.',
      rules: [required('Please enter Tag Line!')],
      fallback: '(970) 555-0199',
    }),
    button1: text({ label: 'Button', fallback: 'Write to us instead' }),
    button1Link: link({ label: 'Button link', fallback: address.contact }),
    agentsButton: text({ label: 'Button for agents', fallback: 'Agents: file a roadside report' }),
    agentsButtonLink: link({ label: 'Link of the button for agents', fallback: address.roadsideReport }),
  },
})
