import { discountTypes } from '../discounts.ts'

/** The discounts, three to a row. */
export const homeownersDiscountTypes = discountTypes({
  page: 'HomeInsurance',
  section: 'Section_8',
  items: [
    {
      title: 'Home and auto together',
      description: 'Put the car in the same package. Both get cheaper, and they renew on the same day.',
      src: '/art/e-pair',
    },
    {
      title: 'A roof that shrugs off hail',
      description: 'Impact-rated shingles or metal, put on by a roofer who gives you the certificate.',
      src: '/art/e-repair',
    },
    {
      title: 'Alarms that call',
      description: 'Smoke, water or burglar alarms that tell somebody even when nobody is home.',
      src: '/art/e-lock',
    },
    {
      title: 'A newer house',
      description: 'Wiring, plumbing and heating from the last ten years, or brought up to date since.',
      src: '/art/e-home',
    },
    {
      title: 'No claims',
      description: 'Three quiet years lower the price. Every quiet year after that keeps it low.',
      src: '/art/e-windbreak',
    },
    {
      title: 'Fifty-five and better',
      description: 'Somebody is home more often when one of you is 55 or older, and it shows in the claims.',
      src: '/art/e-senior',
    },
  ],
})
