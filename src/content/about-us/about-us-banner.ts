import { address } from '../../routes.ts'
import { topBanner } from '../top-banner.ts'

export const aboutUsBanner = topBanner('AboutUs', {
  title: 'About us',
  subTitle: 'Thirty-one farmers, one hail season and a coffee can. What they began in 1948 still belongs to the people it protects.',
  tagline: 'No shareholders. When you call, you are calling your own company.',
  imageUrl: '/art/about-us-banner',
  button1: 'Read the story',
  button1Link: '#history',
  button2: 'Work with us',
  button2Link: address.careers,
})
