import { image } from '../../fields/image.ts'
import { link } from '../../fields/link.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { titleField } from '../title-and-description.ts'

/** Who we look for, and the way to the job site, which is somebody else's. */
export const careersIntro = defineSection({
  page: 'Careers',
  section: 'Section_1',
  editor: 'Edit Introduction',
  fields: {
    title: titleField('You do not have to know insurance'),
    description: text({
      label: 'Description',
      hint: 'The first line stands large; each line after it is a paragraph.',
      multiline: true,
      rules: [required('Please enter description!')],
      fallback:
        'We can teach you insurance in a year. We cannot teach you to care whether the barn gets rebuilt.\nOur best adjuster drove a school bus. Our head of computers kept bees. If you listen well, write plainly and tell people the truth when it is bad news, you will do well here.\nOpen jobs are listed on our hiring site, with the pay for each one. You can apply there in about ten minutes, or by e-mail or post as described below.',
    }),
    button: text({ label: 'Button', rules: [required('Please enter button title!')], fallback: 'See open jobs' }),
    buttonLink: link({
      label: 'Button link',
      hint: 'The job site; it opens in a new tab.',
      rules: [required('Please enter link!')],
      fallback: 'https://jobs.windbreak.example/openings',
    }),
    image: image({ label: 'Picture', fallback: '/art/winter-barn' }),
    imageLine: text({
      label: 'Line on the picture',
      hint: 'A figure that begins it stands large.',
      fallback: '11 years is how long people stay, on average',
    }),
  },
})
