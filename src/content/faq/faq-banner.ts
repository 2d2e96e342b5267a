import { topBanner } from '../top-banner.ts'

export const faqBanner = topBanner('FAQ', {
  title: 'Questions people ask us',
  subTitle: 'The seven we hear most at the counter, with short answers and the next place to go.',
  imageUrl: '/art/faq-banner',
  button1Status: false,
  button2Status: false,
})
