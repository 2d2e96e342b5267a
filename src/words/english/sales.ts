export const sales = {
  brochuresPage: {
    title: 'Brochures',
    description: 'One brochure for each kind of insurance, to print at home or to order in boxes with your name on the back.',
  },
  teamPage: {
    title: 'Sales & Marketing: our team',
    description: 'The people of Sales & Marketing, what each of them is good at, and how to reach them.',
  },
  resourcesPage: {
    title: 'Marketing resources',
    description: 'The mark, the colors and the rules for agents’ advertising, and how to get half of the bill back.',
  },
  radioPage: {
    title: 'Radio scripts',
    description: 'Radio scripts of fifteen to sixty seconds, written out to be read by you, with the rules of going on air.',
  },
  cartPage: {
    title: 'Sales & Marketing: cart',
    description: 'What agents can order in print, how many at a time, and the cart it is ordered with.',
  },
  contactPage: {
    title: 'Sales & Marketing: contact',
    description: 'How agents reach Sales & Marketing by form, phone and e-mail, and who drives the roads of their region.',
  },
  page: {
    title: 'Sales & Marketing',
    description: (insurer: string) => `Letters, brochures, radio scripts and signs for agents of ${insurer}, free to use today.`,
  },
  templatesPage: {
    title: 'Sales templates',
    description: 'Letters, e-mails and postcards that sound like a neighbor wrote them, to download and send under your own name.',
  },
}
