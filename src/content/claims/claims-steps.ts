import { image } from '../../fields/image.ts'
import { list } from '../../fields/list.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { descriptionField, titleField } from '../title-and-description.ts'

/** How a claim goes, in four steps. */
export const claimsSteps = defineSection({
  page: 'Claims',
  section: 'Section_2',
  editor: 'Edit',
  saved: 'Step Saved!',
  fields: {
    title: text({ label: 'Title', rules: [required('Please enter Name!')], fallback: 'How we work, from the first call to the check' }),
    steps: list({
      label: 'Steps',
      noun: 'step',
      says: { deleted: 'Step Deleted!' },
      item: {
        title: titleField(),
        subTitle: text({ label: 'Subtitle', hint: 'When it happens.', rules: [required('Please enter sub title!')] }),
        icon: image({ label: 'Icon', rules: [required('Please enter icon!')] }),
        description: descriptionField(),
      },
      fallback: [
        {
          title: 'You tell us',
          subTitle: 'As soon as everyone is safe',
          icon: '/art/e-call',
          description:
            'Call our claims line or your own agent. Say what happened, where and when. A policy number helps, but call without it. Take pictures before you move anything.',
        },
        {
          title: 'We contact you',
          subTitle: 'Within 3 business days',
          icon: '/art/e-visit',
          description:
            'Your adjuster calls, gives you a claim number and a direct line, and sets a day to see the damage with you. After a big storm we come sooner.',
        },
        {
          title: 'You have it fixed',
          subTitle: 'By a contractor you choose',
          icon: '/art/e-repair',
          description:
            'We agree on the cost in writing before work begins. Until then, cover what leaks, keep what broke and save every receipt. Those count too.',
        },
        {
          title: 'We pay',
          subTitle: 'When the sums are agreed',
          icon: '/art/e-mailbox',
          description:
            'You get what the policy owes, less your deductible, with each line shown. If more damage turns up behind the wall, call the same person.',
        },
      ],
    }),
  },
})
