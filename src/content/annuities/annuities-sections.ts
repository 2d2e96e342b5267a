import type { AnySection } from '../section.ts'
import { annuitiesAbout } from './annuities-about.ts'
import { annuitiesBanner } from './annuities-banner.ts'
import { annuitiesNext } from './annuities-next.ts'
import { annuitiesQuestions } from './annuities-questions.ts'
import { annuitiesTypes } from './annuities-types.ts'

/** In the order of the page. */
export const annuitiesSections: readonly AnySection[] = [annuitiesBanner, annuitiesAbout, annuitiesTypes, annuitiesQuestions, annuitiesNext]
