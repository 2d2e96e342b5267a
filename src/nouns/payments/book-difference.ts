/** How our book, the provider's and billing's may differ about one payment. */
export const bookDifferences = [
  'taken and not ours',
  'told of and not ours',
  'taken twice',
  'taken and not known',
  'known as paid and not taken',
  'provider has another amount',
  'taken, not as agreed',
  'taken and not posted',
  'posted and not there',
  'billing has another amount',
  'posted and not ours',
  'posted and not taken',
  'returned and not known',
  'known as returned and not',
  'return not posted',
  'return posted and not known',
  'in doubt',
] as const

export type BookDifference = (typeof bookDifferences)[number]
