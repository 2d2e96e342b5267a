import { image } from '../../fields/image.ts'
import { link } from '../../fields/link.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { address } from '../../routes.ts'

/** The hero and the quote strip below it. */
export const homeHeader = defineSection({
  page: '360_Home',
  section: 'Section_1',
  editor: 'Edit Header',
  saved: 'Header Text Saved!',
  fields: {
    title: text({
      label: 'Label 1',
      hint: 'The large words over the picture.',
      rules: [required('Please enter title!')],
      fallback: 'Shelter from the weather.',
    }),
    subTitle: text({
      label: 'Label 2',
      hint: 'The line below the large words.',
      multiline: true,
      rules: [required('Please enter Sub Title!')],
      fallback: 'Insurance for Colorado farms, homes, cars and main streets, from people who drive the same roads.',
    }),
    subTitle2: text({
      label: 'Label 3',
      hint: 'The small line below that. It may stay empty.',
      fallback: 'Owned by our policyholders since 1948.',
    }),
    tagLine: text({
      label: 'Tag Line',
      hint: 'In the green strip below the picture, over the quote.',
      rules: [required('Please enter Tag Line!')],
      fallback: 'Hail season opens in May. Know your price by lunch.',
    }),
    button1: text({ label: 'Button 1', rules: [required('Please enter button 1 title!')], fallback: 'See what we insure' }),
    button1Link: link({ label: 'Button 1 link', fallback: '#products' }),
    button2: text({ label: 'Button 2', rules: [required('Please enter button 2 title!')], fallback: 'Start a quote' }),
    button2Link: link({ label: 'Button 2 link', fallback: address.quote }),
    image: image({ label: 'Background image', sharpFrom: 1_000, fallback: '/art/hero' }),
  },
})
