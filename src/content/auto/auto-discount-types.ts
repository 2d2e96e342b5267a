import { discountTypes } from '../discounts.ts'

/** The discounts, three to a row. */
export const autoDiscountTypes = discountTypes({
  page: 'Auto_Insurance',
  section: 'Section_5',
  items: [
    {
      title: 'Package',
      description: 'Keep home and auto with us and both get cheaper. One bill, one renewal date, one agent.',
      src: '/art/e-pair',
    },
    {
      title: 'More than one car',
      description: 'A second vehicle on the policy, the farm truck included, lowers the price of each.',
      src: '/art/e-cars',
    },
    {
      title: 'Good student',
      description: 'A grade point average of 3.0 or better. Send the report card once a year.',
      src: '/art/e-student',
    },
    { title: 'Low mileage', description: 'Fewer than 7,500 miles a year. The odometer photo takes a minute.', src: '/art/e-miles' },
    {
      title: 'Fifty-five and better',
      description: 'Drivers who are 55 or older and have kept their record clean pay less for it.',
      src: '/art/e-senior',
    },
    {
      title: 'Defensive driving',
      description: 'Finish an approved driving course, send us the certificate, and the saving starts with the next bill.',
      src: '/art/e-driver',
    },
  ],
})
