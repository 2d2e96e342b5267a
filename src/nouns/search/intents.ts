/** What people come to have done and how they say so: a word of each of `said`, in whatever order, and what a page would call it. */
export interface Intent {
  said: readonly string[]
  /** What may be said beside it and is not what is looked for. */
  about?: string
  /** Phrases beside which it is not to be done: a "rear end" ends no policy. */
  unless?: string
  means: string
}

const vehicles = 'car truck vehicle pickup suv van trailer camper rv boat motorcycle atv tractor combine'
const people = `driver wife husband spouse son daughter kid child teenager fiance boyfriend girlfriend roommate partner mom dad mother father
  parent person`
const papers = 'address name phone email coverage policy limit deductible lienholder lienholders lender mortgagee beneficiary owner title'

/** Whoever asks whether something is insured wants nothing done. */
const isAsked = 'cover, covers, covered'

/** A change of a policy is what most of them are, whatever happened to bring it about. */
export const intents: readonly Intent[] = [
  {
    said: ['add adding remove removing change changing update updating delete drop switch swap', `${people} ${vehicles} ${papers}`],
    unless: `removal, dropped, tire, oil, battery, ${isAsked}`,
    means: 'change my policy',
  },
  {
    said: ['take put taken keep', 'policy insurance', `${people} ${vehicles}`],
    unless: `long, pay, paying, fix, repair, totals, totaled, ${isAsked}`,
    means: 'change my policy',
  },
  {
    said: ['bought buy buying purchased sold sell selling traded trade', vehicles],
    unless: 'insurance, insure, insured, insuring, coverage',
    means: 'change my policy',
  },
  {
    said: ['cancel canceling cancelling terminate stop end discontinue quit', 'policy insurance coverage'],
    about: `auto home farm business renter life ${vehicles}`,
    unless: `rear end, rear ended, rear ending, high end, end of, truck stop, stop sign, dropped, ${isAsked}`,
    means: 'change my policy',
  },
  {
    said: ['married marrying divorce divorced separated widowed newborn baby adopted relocated moved'],
    unless: 'discount, discounts, dog, puppy, cat, kitten, horse, calf, calves, goat, goats, shoulder',
    means: 'change my policy',
  },
  { said: ['buy buying bought purchased purchasing closing', 'house home condo'], means: 'home insurance' },
  {
    said: ['price premium rate rates cost bill insurance policy', 'increase increased raise raised raising higher rise rises rose jumped'],
    about: 'claim claims accident accidents ticket tickets',
    unless: `limit, limits, coverage, deductible, ${isAsked}`,
    means: 'premium increase',
  },
  { said: ['soon fast quickly', 'pay paid settle payout'], unless: 'bill, premium, payment, account, annuity, retirement', means: 'claim' },
  { said: ['safe secure security', 'card bank account pay paying payment'], unless: 'safe driver, alarm', means: 'paying online' },
  { said: ['move moving', 'address house town state city apartment'], means: 'change my policy' },
  { said: ['doesnt doesn dont exclude excluded isnt isn wont', 'cover covered'], means: 'exclusions' },
]
