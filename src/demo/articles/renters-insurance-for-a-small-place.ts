import { address } from '../../routes.ts'
import type { DemoArticle } from './demo-article.ts'
import { body, callOut, h2, link, p, points, source, steps, table } from './writing.ts'

export const rentersInsuranceForASmallPlace: DemoArticle = {
  slug: 'renters-insurance-for-a-small-place',
  title: 'Renters insurance for a small place',
  subTitle: 'Your landlord insures the walls. The bicycle, the couch and the dog are yours.',
  tags: ['Renters', 'Condos', 'Home inventory'],
  picture: 'a-renters',
  shows: 'A small town under snow on a moonlit night, lamps lit in its houses, mountains behind.',
  published: '2026-08-26',
  reviewBy: '2027-08-15',
  related: ['a-home-inventory-in-one-evening', 'water-that-comes-up', 'when-an-umbrella-makes-sense'],
  body: body(
    p(
      'You rent two rooms over the hardware store. A pipe freezes in the flat above, and by noon your bed is wet. The landlord is insured, and the landlord’s policy mends the ceiling. It does not buy you a bed. That is not a trick. It is somebody else’s policy, for somebody else’s building.',
    ),
    h2('What a renters policy is made of'),
    table(
      ['Part', 'What it pays for'],
      ['Your things', 'Fire, smoke, theft, a burst pipe and more; at home, and mostly when you are away, too'],
      ['A place to stay', 'The motel and the meals above what you usually spend, if you cannot live there'],
      ['Liability', 'Harm you do by accident: the candle that takes the building, the dog that bites'],
      ['Guests who are hurt', 'A small sum for the doctor, whoever was at fault'],
    ),
    p(
      'Liability is the part people forget, and it can be the largest. If your pan of oil sets the house on fire, the landlord’s insurer may come to you for what it paid.',
    ),
    h2('What it does not pay for'),
    points(
      '<strong>Flood.</strong> That is a separate policy. Renters can buy one for their things.',
      '<strong>Your roommate’s things.</strong> Each needs a policy, unless yours names both.',
      '<strong>Your car.</strong> But a laptop that is stolen from it is often your renters policy’s business.',
      '<strong>Much of anything very dear.</strong> Rings, guns, instruments and collections have low limits. List them.',
      '<strong>Work.</strong> Stock, tools and customers’ things need a line of their own.',
      '<strong>Bedbugs, mice and wear.</strong> Those are for you and the landlord.',
    ),
    callOut(
      p(
        '<strong>One word to check: replacement.</strong> A policy on “actual cash value” pays for your five-year-old couch what a five-year-old couch is worth. One on “replacement cost” pays for a couch.',
      ),
    ),
    h2('How much?'),
    steps(
      'Walk through with your phone and film everything. Open the closet.',
      'Guess what it would cost to buy it all again. Do it by room: bed, clothes, kitchen, desk, tools, bikes.',
      'Add a quarter, since everybody forgets the pantry and the winter coats.',
      'Choose a deductible you could pay next week.',
      'Choose liability for what you might owe, not for what you own. The next step up usually costs little.',
    ),
    h2('If you own a condo'),
    p(
      'Then you own the inside of something. The association has a policy for the building and the halls. Where its part ends and yours begins is written in the declaration of your association: at the studs, at the paint, or with everything as it was first built. Read that page, and give a copy to your agent.',
    ),
    points(
      'Insure what the association does not: cabinets, floors, the wall you moved.',
      'Ask about <em>loss assessment</em>. After a large hail claim, the association may bill all owners for its deductible. This pays for a share of that, up to a limit.',
      'Ask whether water that runs from your washer into the flat below is covered. It runs downhill, and so do the bills.',
    ),
    h2('When your child rents'),
    p(
      'A student in a dorm may still be insured under your home policy, up to a share of your limit. A student in a flat with a lease often is not. Ask before move-in day, and film the truck while you load it.',
    ),
    h2('What the lease may ask'),
    p(
      `Many leases require insurance with a certain liability limit, and want the landlord named so that they hear if it lapses. That is usual. Do not buy the first policy that is offered with the lease without comparing: some pay only for the landlord’s damage, and nothing for your things. The ${source('https://doi.colorado.gov/', 'Colorado Division of Insurance')} can tell you whether a company is licensed here.`,
    ),
    h2('Small habits that help'),
    points(
      'Write down the serial number of the bicycle, and lock it through the frame.',
      'Know where the water shuts off, and show the neighbor.',
      'Test the smoke alarm on the first of the month. Tell the landlord in writing if it is dead.',
      'Leave the heat on when you go away in January.',
      'Keep what you cannot replace, letters and pictures, above the floor.',
    ),
    p(
      `It takes one call and about as much as a pizza each month to ask for more than the least; the price depends on where you live and what you choose. ${link(address.quote, 'Start a quote')}, or see what belongs to ${link(address.homeowners, 'home and renters')}.`,
    ),
  ),
}
