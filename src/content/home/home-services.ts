import { image } from '../../fields/image.ts'
import { link } from '../../fields/link.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { address } from '../../routes.ts'

/** Two tiles: claims, and the package policy. */
export const homeServices = defineSection({
  page: '360_Home',
  section: 'Section_4',
  editor: 'Edit Services',
  fields: {
    serviceImage: image({ label: 'Service image', fallback: '/art/claims' }),
    serviceTitle: text({ label: 'Service title', rules: [required('Please enter service title!')], fallback: 'When it has happened' }),
    serviceSubTitle: text({
      label: 'Service subtitle',
      multiline: true,
      rules: [required('Please enter sub service title!')],
      fallback:
        'Get people and animals safe first. Then call, or tell us here. We call you back within three business days, sooner after a big storm.',
    }),
    serviceButton: text({ label: 'Service button', rules: [required('Please enter service button title!')], fallback: 'Start a claim' }),
    serviceButtonLink: link({ label: 'Service button link', fallback: address.claims }),
    serviceCall: text({ label: 'Words before the claims phone', fallback: 'or call' }),
    serviceCallHours: text({ label: 'When somebody answers it', fallback: 'any hour' }),
    packageImage: image({ label: 'Package image', fallback: '/art/e-pair' }),
    packageTitle: text({
      label: 'Package title',
      rules: [required('Please enter package title!')],
      fallback: 'House and truck, one package',
    }),
    packageSubTitle: text({
      label: 'Package subtitle',
      multiline: true,
      rules: [required('Please enter package sub title!')],
      fallback: 'Put home and auto under one policy. One bill, one agent, one renewal date, and a lower price than two apart.',
    }),
    packageButton: text({
      label: 'Package button',
      rules: [required('Please enter package button title!')],
      fallback: 'See package policies',
    }),
    packageButtonLink: link({ label: 'Package button link', fallback: address.homeowners }),
  },
})
