import { image } from '../../fields/image.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { titleField } from '../title-and-description.ts'

/** The call-out for whoever is stuck right now. Beyond the source (docs/decisions/0005). */
export const chooserRoadside = defineSection({
  page: 'Site_Chooser',
  section: 'Section_Roadside',
  editor: 'Edit Roadside',
  fields: {
    title: titleField('Emergency roadside'),
    note: text({
      label: 'Note',
      multiline: true,
      rules: [required('Please enter note!')],
      fallback: 'Stuck right now? Call. Someone answers, day or night.',
    }),
    phone: text({
      label: 'Phone',
      hint: 'A phone number here can be tapped to call.',
      rules: [required('Please enter phone!')],
      fallback: '(970) 555-0199',
    }),
    picture: image({ label: 'Picture', rules: [required('Please select picture!')], fallback: '/art/e-roadside' }),
  },
})
