import type { FormName } from '../nouns/forms/keep-days.ts'
import { contactForm } from './contact-form.ts'
import { contactMeForm } from './contact-me-form.ts'
import { ersForm } from './ers-form.ts'
import type { Form } from './form.ts'
import { golfRegisterForm } from './golf-register-form.ts'
import { golfSponsorForm } from './golf-sponsor-form.ts'
import { meetingRequestForm } from './meeting-request-form.ts'
import { messageForm } from './message-form.ts'
import { orderForm } from './order-form.ts'
import { quoteForm } from './quote-form.ts'
import { salesContactForm } from './sales-contact-form.ts'

export type { Form } from './form.ts'

/** Every form visitors fill in, by its name. */
const byName: { readonly [Name in FormName]: Form & { name: Name } } = {
  quote: quoteForm,
  contact: contactForm,
  message: messageForm,
  'contact-me': contactMeForm,
  ers: ersForm,
  'golf-register': golfRegisterForm,
  'golf-sponsor': golfSponsorForm,
  'meeting-request': meetingRequestForm,
  'sales-contact': salesContactForm,
  order: orderForm,
}

export const forms: readonly Form[] = Object.values(byName)

/** The form of a name, such as "quote"; undefined where there is none. */
export const findForm = (name: string): Form | undefined => (Object.hasOwn(byName, name) ? byName[name as FormName] : undefined)
