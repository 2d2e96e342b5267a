import { list } from '../../fields/list.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { descriptionField, titleField } from '../title-and-description.ts'

/** How to choose a contractor after a storm: four tips and a last word. */
export const claimsGuidelines = defineSection({
  page: 'Claims',
  section: 'Section_4',
  editor: 'Edit Guidelines',
  fields: {
    headerText: text({
      label: 'Header text',
      rules: [required('Please enter header text!')],
      fallback: 'Before you sign with a contractor',
    }),
    headerSubText: text({
      label: 'Sub header text',
      hint: 'Below the header text, before the tips.',
      multiline: true,
      rules: [required('Please enter sub header text!')],
      fallback:
        'After hail, crews from far away go door to door. Most are honest. These four habits protect you from the ones who are not.',
    }),
    footerText: text({
      label: 'Footer text',
      multiline: true,
      rules: [required('Please enter footer text!')],
      fallback: 'Not sure about a bid? Read it to your adjuster over the phone before you sign. It costs nothing: (970) 555-0111.',
    }),
    steps: list({
      label: 'Tips',
      noun: 'tip',
      item: {
        title: titleField(),
        description: descriptionField(),
        description1: text({ label: 'More', hint: 'It may stay empty.', multiline: true }),
      },
      fallback: [
        {
          title: 'Get two bids, in writing',
          description:
            'A bid names the materials, the price, the start date and who hauls away the old roof. Nobody has to sign on the porch.',
          description1: 'An offer that is only good today is not a good offer.',
        },
        {
          title: 'Check who they are',
          description:
            'Ask for a street address, proof of liability and workers’ compensation insurance, and three jobs nearby that you can drive past.',
          description1: 'Colorado does not license roofers, but many towns do. The town clerk will tell you.',
        },
        {
          title: 'Pay little up front',
          description:
            'Never pay more than 10% or $1,000 down. Pay the rest as the work gets done, by check or card, and keep the receipts.',
          description1: 'A roofer who offers to pay your deductible is breaking Colorado law.',
        },
        {
          title: 'Look before the last check',
          description:
            'Walk the finished job together. Get the warranty on paper, and proof that the lumberyard and the crew were paid, so that no one can put a lien on your house.',
          description1: '',
        },
      ],
    }),
  },
})
