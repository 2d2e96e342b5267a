import { address } from '../../routes.ts'
import type { AnySection } from '../section.ts'
import { defineSection } from '../section.ts'
import { topBanner } from '../top-banner.ts'
import { quoteEmails, quoteQuestions } from './quote-fields.ts'
import { descriptionField, titleField } from '../title-and-description.ts'

export const quoteBanner = topBanner('StartAQuote', {
  title: 'Start a quote',
  subTitle: 'Four minutes now, a price from a person by the next working day.',
  imageUrl: '/art/home-next',
  button1: '',
  button1Link: '',
  button1Status: false,
  button2: 'Find an agent',
  button2Link: address.findAnAgent,
})

export const quoteIntroduction = defineSection({
  page: 'StartAQuote',
  section: 'Section_1',
  editor: 'Edit Agent Request Info',
  fields: {
    title: titleField('Tell us what you want to look after'),
    description: descriptionField(
      'An agent reads this, not a machine. Nothing you write here commits you to anything, and we do not sell what you tell us.',
    ),
  },
})

/** In the order of the page. */
export const quoteSections: readonly AnySection[] = [quoteBanner, quoteIntroduction, quoteQuestions, quoteEmails]
