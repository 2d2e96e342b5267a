import { list } from '../../fields/list.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { listWire } from '../../fields/wire.ts'

/** What Premier Auto pays, sums first. */
export const autoPremierBenefits = defineSection({
  page: 'Auto_Insurance',
  section: 'Section_7',
  editor: 'Edit Coverage Points',
  wire: listWire('list'),
  fields: {
    items: list({
      label: 'Benefits',
      noun: 'benefit',
      item: {
        title: text({
          label: 'Title',
          hint: 'A sum that begins the line, such as $100, is set large.',
          rules: [required('Please enter title')],
        }),
        description: text({ label: 'Description', multiline: true, rules: [required('Please enter description')] }),
      },
      fallback: [
        {
          title: '$100 glass deductible',
          description: 'Gravel season is long. A new windshield costs you a hundred dollars, at home or at work.',
        },
        { title: '$1,000 rental car', description: 'Something to drive while yours is in the shop.' },
        { title: '$1,000 pets', description: 'Vet bills when the dog in the back seat is hurt in the same accident.' },
        { title: '$500 personal property', description: 'The tools, the phone, the saddle that was in the cab.' },
        { title: '$500 meals and lodging', description: 'A bed and supper when it happens more than 100 miles from home.' },
      ],
    }),
  },
})
