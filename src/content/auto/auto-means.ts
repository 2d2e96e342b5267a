import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { titleField } from '../title-and-description.ts'

/** What full coverage means. */
export const autoMeans = defineSection({
  page: 'Auto_Insurance',
  section: 'Section_11',
  editor: 'Edit Insurance Info',
  fields: {
    title: titleField('What “full coverage” means'),
    subTitle1: text({
      label: 'Sub title 1',
      hint: 'The first line with a check mark.',
      rules: [required('Please enter sub title 1!')],
      fallback: 'Liability, collision and other-than-collision, all on the same car.',
    }),
    subTitle2: text({
      label: 'Sub title 2',
      hint: 'The second line with a check mark.',
      rules: [required('Please enter sub title 2!')],
      fallback: 'Your lender is satisfied, and so is the State of Colorado.',
    }),
    subTitle3: text({
      label: 'Sub title 3',
      hint: 'The third line with a check mark.',
      rules: [required('Please enter sub title 3!')],
      fallback: 'Hail, deer and the light pole are paid, less your deductible.',
    }),
  },
})
