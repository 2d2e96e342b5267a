import { image } from '../../fields/image.ts'
import { link } from '../../fields/link.ts'
import { list } from '../../fields/list.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { dataWire } from '../../fields/wire.ts'
import { titleField } from '../title-and-description.ts'

/** The charities we give to: their marks, five to a row. Their names are ours: a mark alone says nothing to those who cannot see it. */
export const communityCharities = defineSection({
  page: 'Community',
  section: 'Section_3',
  editor: 'Edit Section 3',
  wire: dataWire(),
  fields: {
    title: titleField('Who we stand beside this year'),
    images: list({
      label: 'Logos',
      noun: 'logo',
      item: {
        link: link({ label: 'Link', hint: 'It opens in a new tab. It may stay empty.' }),
        image: image({ label: 'Logo', rules: [required('Please upload image!')] }),
        name: text({ label: 'Name', hint: 'Stands below the logo and is read aloud to people who cannot see it.' }),
      },
      fallback: [
        charity('food-bank', 'High Plains Food Bank', 'highplainsfoodbank'),
        charity('land-trust', 'Sandhill Land Trust', 'sandhilltrust'),
        charity('fire-fund', 'Rural Fire Hall Fund', 'firehallfund'),
        charity('lamplight', 'Lamplight House', 'lamplighthouse'),
        charity('readers', 'Sunrise Readers', 'sunrisereaders'),
        charity('hospice', 'Cottonwood Hospice', 'cottonwoodhospice'),
        charity('snowmelt', 'Snowmelt Water Watch', 'snowmeltwatch'),
        charity('saddle', 'Steady Reins Riding', 'steadyreins'),
        charity('veterans', 'Long Road Veterans', 'longroadveterans'),
        charity('stock', 'Junior Stock Fund', 'juniorstock'),
      ],
    }),
  },
})

/** An invented charity; its address is one nobody can own. */
function charity(mark: string, name: string, host: string) {
  return { link: `https://${host}.example/`, image: `/art/m-${mark}`, name }
}
