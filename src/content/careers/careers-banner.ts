import { topBanner } from '../top-banner.ts'

export const careersBanner = topBanner('Careers', {
  title: 'Careers',
  subTitle: 'Work where people know what you did today. It was a roof, a tow truck, or a long phone call with somebody who needed one.',
  tagline: 'Eight departments, one coffee pot, and nobody eats lunch at the desk.',
  imageUrl: '/art/careers-banner',
  button1: 'Where you could work',
  button1Link: '#departments',
  button2: 'How to apply',
  button2Link: '#apply',
})
