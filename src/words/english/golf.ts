export const golf = {
  registerPage: {
    title: 'Golf: register',
    description: 'Fees, deadlines and what to have ready for the golf fundraiser, with the form that holds your place.',
  },
  sponsorsPage: {
    title: 'Golf sponsors',
    description: 'Who pays for the golf fundraiser, what a sponsor gives and gets, and how to become one.',
  },
  page: {
    title: 'Golf Fundraiser',
    description: (_insurer: string, where: string) =>
      `Eighteen holes of golf, one day a year. What is left over goes to rural fire departments in ${where}.`,
  },
  rafflePage: {
    title: 'Football raffle',
    description: 'A raffle for rural fire departments: the prizes, the rules and how to buy a ticket. You need not play golf to win.',
  },
  contactPage: {
    title: 'Golf contact',
    description: 'Who runs the golf fundraiser, how to reach them by phone and e-mail, and how to find the course.',
  },
}
