import { address } from '../../routes.ts'
import { cardsSection } from '../areas/cards-section.ts'

/** What an agent finds behind the door. */
export const agentLoginHub = cardsSection('Agent_Login', 'Hub', {
  title: 'What the hub holds',
  text: 'Everything you need between the first phone call and the signed policy.\nYour sign-in is the one your office set up with us. It opens in a small window and closes by itself.',
  items: [
    {
      title: 'Producer Engage',
      description: 'Quote, bind and change policies while the customer is still on the phone.',
      src: '/art/e-pair',
    },
    {
      title: 'Commissions',
      description: 'Statements by month, and what is still on its way to you.',
      src: '/art/e-annuities',
    },
    {
      title: 'Papers and forms',
      description: 'Applications, rate pages and bulletins, each in the version that counts today.',
      src: '/art/e-student',
      url: address.internalLanding,
    },
  ],
})
