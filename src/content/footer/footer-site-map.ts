import { link } from '../../fields/link.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { address } from '../../routes.ts'

/** Social links, the legal line and the three legal pages. */
export const footerSiteMap = defineSection({
  page: 'Footer',
  section: 'Section_6',
  editor: 'Edit SiteMap',
  fields: {
    facebookLink: link({ label: 'Facebook link', hint: 'A network without a link is not shown.', onlyHarm: true }),
    linkedinLink: link({ label: 'LinkedIn link', onlyHarm: true }),
    twitterLink: link({ label: 'X (Twitter) link', onlyHarm: true }),
    instagramLink: link({ label: 'Instagram link', onlyHarm: true }),
    copyright: text({ label: 'Copyright', fallback: '© 2026 Windbreak Mutual.' }),
    termTitle: text({ label: 'Terms title', fallback: 'Terms' }),
    termLink: link({ label: 'Terms link', fallback: address.terms, onlyHarm: true }),
    disclosureTitle: text({ label: 'Disclosure title', fallback: 'Disclosure' }),
    disclosureLink: link({ label: 'Disclosure link', fallback: address.disclosure, onlyHarm: true }),
    policyTitle: text({ label: 'Privacy title', fallback: 'Privacy' }),
    policyLink: link({ label: 'Privacy link', fallback: address.privacy, onlyHarm: true }),
    footerDescription: text({
      label: 'Footer description',
      multiline: true,
      fallback:
        'A fictional company, made for demonstration: its people, figures, addresses and phone numbers are invented. Coverage depends on the policy you buy; the policy is the contract. Insurance sold in Colorado only.',
    }),
  },
})
