import type { AnySection } from '../section.ts'
import { faqBanner } from './faq-banner.ts'
import { faqNext } from './faq-next.ts'
import { faqQuestions } from './faq-questions.ts'

/** In the order of the page. */
export const faqSections: readonly AnySection[] = [faqBanner, faqQuestions, faqNext]
