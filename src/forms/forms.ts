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

/** Every form visitors fill in. */
export const forms: readonly Form[] = [
  quoteForm,
  contactForm,
  messageForm,
  contactMeForm,
  ersForm,
  golfRegisterForm,
  golfSponsorForm,
  meetingRequestForm,
  salesContactForm,
  orderForm,
]

const byName = new Map<string, Form>(forms.map((form) => [form.name, form]))

export const findForm = (name: string): Form | undefined => byName.get(name)
