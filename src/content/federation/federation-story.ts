import { list } from '../../fields/list.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { descriptionField, titleField } from '../title-and-description.ts'

/** What the federation is, and what it does for those who belong. */
export const federationStory = defineSection({
  page: 'Federation',
  section: 'Section_1',
  editor: 'Edit Federation',
  fields: {
    title: titleField('Older than the company'),
    description: text({
      label: 'Description',
      hint: 'The first line stands large; each line after it is a paragraph.',
      multiline: true,
      rules: [required('Please enter description!')],
      fallback:
        'Windbreak Mutual was one good idea at a growers’ meeting. The meeting is still going.\nThe Plains & Peaks Growers’ Federation speaks for farm and ranch families at the county seat and at the statehouse. It is a separate organization: it does not sell insurance, we do not cast its votes, and you may belong to one without the other.\nWhat we share is a hall, a history, and most of our members.',
    }),
    points: list({
      label: 'What it does',
      noun: 'point',
      item: {
        title: titleField(),
        description: descriptionField(),
      },
      fallback: [
        {
          title: 'Speaks up',
          description:
            'For water, roads, right-to-repair and a fair price at the elevator. Members vote on what it says, county by county.',
        },
        {
          title: 'Teaches',
          description: 'Grain-bin rescue, chainsaw safety, and how to keep the books when the farm passes to a daughter.',
        },
        {
          title: 'Brings people on',
          description: 'Scholarships, show steers and summer jobs for anyone between 14 and 30 who wants to work the land.',
        },
        { title: 'Buys together', description: 'Fuel, tires and fence by the truckload, at a price one farm could never get.' },
      ],
    }),
  },
})
