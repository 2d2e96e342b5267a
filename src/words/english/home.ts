export const home = {
  scheduledPay: { month: 'A month with the 12th marked as the payment day' },
  agentStrip: {
    zip: 'Your ZIP code',
    noZip: 'Please enter your ZIP code, five digits.',
  },
  /** # stands for the ZIP code, ## for the miles. */
  nearest: { near: 'Nearest to # · ## miles', mile: 'Nearest to # · ## mile', page: 'See profile' },
}
