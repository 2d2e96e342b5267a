import { address } from '../../routes.ts'
import { formEmails } from '../form-emails.ts'
import type { AnySection } from '../section.ts'
import { topBanner } from '../top-banner.ts'

export const messageBanner = topBanner('SendUsMessage', {
  title: 'Send us a message',
  subTitle: 'About a policy you have with us, or one you might want.',
  imageUrl: '/art/business-banner',
  button1: '',
  button1Link: '',
  button1Status: false,
  button2: 'Find an agent',
  button2Link: address.findAnAgent,
})

export const messageEmails = formEmails('SendUsMessage', [{ sendThrough: 'to', email: 'hello@windbreak.example' }])

/** In the order of the page. */
export const sendMessageSections: readonly AnySection[] = [messageBanner, messageEmails]
