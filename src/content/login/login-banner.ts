import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { bannerFields } from '../top-banner.ts'

/** The banner every page has, and below it what is said under the sign-in button. */
export const loginBanner = defineSection({
  page: 'Login',
  section: 'TopBanner',
  editor: 'Edit Header',
  fields: {
    ...bannerFields({
      title: 'LOGIN TO YOUR ACCOUNT',
      subTitle: 'One sign-in for your policies, your bills and your agent’s desk.',
      imageUrl: '/art/next',
      button1Status: false,
      button2Status: false,
    }),
    support: text({
      label: 'Support text',
      hint: 'The service phone and its hours follow. The agents’ login page says the same.',
      fallback: 'Trouble signing in? Customer service answers at',
    }),
  },
})
