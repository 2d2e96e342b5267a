/** A word of the site, and what else people call it. */
export interface Synonym {
  word: string
  /** With commas between; each may be several words. */
  also: string
}

/** What an insurer's visitors say, until staff write their own. */
export const defaultSynonyms: readonly Synonym[] = [
  { word: 'auto', also: 'car, vehicle, automobile, truck, pickup, suv' },
  { word: 'homeowners', also: 'house, home owner, dwelling' },
  { word: 'renters', also: 'apartment, tenant, rental, renter' },
  {
    word: 'roadside',
    also: 'tow, towing, tow truck, flat tire, dead battery, jump start, locked out, lockout, breakdown, broke down, stranded, wrecker',
  },
  { word: 'claim', also: 'accident, wreck, crash, fender bender, collision report' },
  { word: 'quote', also: 'price, estimate, how much, cost, rate, rates' },
  { word: 'pay', also: 'payment, paying, remit' },
  { word: 'bill', also: 'invoice, premium, statement, balance' },
  { word: 'agent', also: 'broker, adviser, advisor, representative, rep, salesman' },
  { word: 'careers', also: 'job, jobs, hiring, employment, vacancy, work for you, work here' },
  { word: 'livestock', also: 'cattle, cow, cows, sheep, pigs, horses' },
  { word: 'farm', also: 'ranch, agriculture, ag' },
  { word: 'business', also: 'commercial, company' },
  { word: 'hail', also: 'hailstorm, hailstones' },
  { word: 'wildfire', also: 'brush fire, grass fire, forest fire' },
  { word: 'flood', also: 'flooding, high water' },
  { word: 'contact', also: 'phone number, telephone, reach you, get hold of' },
  { word: 'cancel', also: 'stop my policy, end my policy' },
  { word: 'deductible', also: 'out of pocket, excess' },
  { word: 'liability', also: 'sued, lawsuit' },
  { word: 'umbrella', also: 'extra liability' },
  { word: 'windshield', also: 'glass, windscreen' },
  { word: 'life insurance', also: 'death benefit, term life, whole life' },
  { word: 'annuities', also: 'annuity, retirement income' },
  { word: 'community', also: 'charity, charities, donation, volunteer, giving back' },
  {
    word: 'change my policy',
    also: 'add a driver, add a car, add a vehicle, remove a driver, cancel, update my policy, new address, name change, lienholder, moved',
  },
  { word: 'driver', also: 'license, permit, drivers license' },
  { word: 'teen', also: 'teenager, kid, son, daughter, young driver, new driver, 16 year old' },
  { word: 'deer', also: 'animal, elk, antelope' },
  { word: 'uninsured', also: 'no insurance, without insurance' },
  { word: 'snow', also: 'blizzard, winter, ice' },
  { word: 'water', also: 'sump, drain, sewer, basement' },
  { word: 'spanish', also: 'español, espanol' },
  { word: 'history', also: 'founded, how old, since when' },
  { word: 'raffle', also: 'tickets' },
]
