import { required } from '../../fields/rules.ts'
import { discountTypes } from '../discounts.ts'

/** The discounts, three to a row; a picture is welcome, not needed. */
export const businessDiscountTypes = discountTypes({
  page: 'Business',
  section: 'Section_6',
  description: [required('Please enter description!')],
  picture: [],
  items: [
    {
      title: 'One package',
      description: 'Building, contents and liability in one policy cost less than three apart.',
      src: '/art/e-business',
    },
    {
      title: 'Home and business together',
      description: 'Insure your own house and car with us as well, and each policy gets cheaper.',
      src: '/art/e-home',
    },
    {
      title: 'Watched around the clock',
      description: 'Sprinklers, a fire alarm or a burglar alarm that calls somebody.',
      src: '/art/e-lock',
    },
    {
      title: 'No claims',
      description: 'Three years without a claim lower the price, and every year after keeps it there.',
      src: '/art/e-windbreak',
    },
    {
      title: 'Careful drivers',
      description: 'A written driving policy, and a clean record for everyone who has the keys.',
      src: '/art/e-driver',
    },
    { title: 'Paid in full', description: 'Pay the year at once and skip the installment fee.', src: '/art/e-mailbox' },
  ],
})
