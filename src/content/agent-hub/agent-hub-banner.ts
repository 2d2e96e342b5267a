import { areaBanner } from '../areas/area-banner.ts'
import { hubPageName } from '../../nouns/hub/token-link.ts'

export const agentHubBanner = areaBanner(hubPageName, {
  title: 'What today needs',
  subTitle: 'Your day, your tools, and every paper in the version that counts today.',
  imageUrl: '/art/agenthub-ridge',
})
