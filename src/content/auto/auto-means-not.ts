import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { titleField } from '../title-and-description.ts'

/** And what it does not mean. */
export const autoMeansNot = defineSection({
  page: 'Auto_Insurance',
  section: 'Section_12',
  editor: 'Edit Insurance Info',
  fields: {
    title: titleField('And what it does not'),
    subTitle1: text({
      label: 'Sub title 1',
      hint: 'The first line with a cross.',
      rules: [required('Please enter sub title 1!')],
      fallback: 'Everything. Wear, a blown engine and the things in the trunk are not in it.',
    }),
    subTitle2: text({
      label: 'Sub title 2',
      hint: 'The second line with a cross.',
      rules: [required('Please enter sub title 2!')],
      fallback: 'A rental, a tow or special equipment, unless you added them.',
    }),
  },
})
