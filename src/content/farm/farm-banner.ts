import { topBanner } from '../top-banner.ts'

export const farmBanner = topBanner('Farm&Ranch', {
  title: 'Farm & Ranch',
  subTitle:
    'Barns, balers, bulls and the hired hand. One policy for the place you live and the place you work, because they are the same place.',
  tagline: 'We have pulled calves and filed claims. Sometimes the same morning.',
  imageUrl: '/art/farm-banner',
})
