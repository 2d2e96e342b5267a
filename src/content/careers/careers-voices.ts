import { image } from '../../fields/image.ts'
import { list } from '../../fields/list.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { titleField } from '../title-and-description.ts'

/** What people who work here say, one slide each. */
export const careersVoices = defineSection({
  page: 'Careers',
  section: 'Section_3',
  editor: 'Edit Testimonials',
  fields: {
    title: titleField('Ask them'),
    voices: list({
      label: 'Testimonials',
      noun: 'testimonial',
      item: {
        name: text({ label: 'Name', rules: [required('Please enter Name!')] }),
        role: text({ label: 'Work', rules: [required('Please enter title!')] }),
        quote: text({ label: 'Words', multiline: true, rules: [required('Please enter description!')] }),
        image: image({ label: 'Picture' }),
      },
      fallback: [
        {
          name: 'Teresa Valdez',
          role: 'Claims adjuster since 2011 (demo person)',
          quote:
            'My first week I stood in a field with a man who had lost everything he planted. I did not know what to say, so I helped him count. He sends me a card every harvest. Tell me another job that does that.',
          image: '/art/claims',
        },
        {
          name: 'Owen Lindqvist',
          role: 'Underwriter, came from a feed mill (demo person)',
          quote:
            'They asked in the interview what I would do if a rule was wrong. I said I would ask who wrote it. Turned out she was sitting across from me, and she changed it. I have worked here nine years.',
          image: '/art/agents',
        },
      ],
    }),
  },
})
