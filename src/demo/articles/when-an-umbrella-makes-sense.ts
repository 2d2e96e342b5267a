import { address } from '../../routes.ts'
import type { DemoArticle } from './demo-article.ts'
import { body, callOut, h2, link, p, points, source, steps, table } from './writing.ts'

export const whenAnUmbrellaMakesSense: DemoArticle = {
  slug: 'when-an-umbrella-makes-sense',
  title: 'When an umbrella makes sense',
  subTitle: 'It sits over the policies you have, and opens when one of them runs out.',
  tags: ['Liability limits', 'Visitors on the land'],
  picture: 'a-umbrella',
  shows: 'A bank of storm cloud with rain hangs over a small white farmhouse with its trees.',
  published: '2026-04-08',
  reviewBy: '2027-04-01',
  related: ['leasing-pasture', 'uninsured-drivers-in-colorado', 'animals-on-the-road'],
  body: body(
    p(
      'Most of insurance is about your own things. Liability is about other people’s: their car, their back, the years of work they lose. Your barn can cost no more than a barn. What somebody else has lost has no such end, and that is what an umbrella is for.',
    ),
    h2('How it works'),
    p(
      'Your auto policy pays for harm you do with a car, up to its limit. Your home or farm policy pays for harm at the place, up to its limit. An umbrella is one more policy on top of them. It pays when the one below is used up. It may also pay for a few things the others leave out, such as being sued for something you said.',
    ),
    h2('A worked example'),
    p(
      'You look down for a second and hit a van at a stop sign. Three people are hurt. In the end their care, their lost pay and the rest come to $640,000. Your auto policy has $250,000 per person and $500,000 per accident.',
    ),
    table(
      ['Who pays', 'Without an umbrella', 'With $1,000,000 on top'],
      ['Auto policy', '$500,000', '$500,000'],
      ['Umbrella', 'nothing', '$140,000'],
      ['You', '$140,000', 'nothing'],
    ),
    p('The sums are invented. But $140,000 is a quarter section in some places, and a lifetime of small savings in most.'),
    callOut(
      p(
        '<strong>An umbrella is only as good as what is under it.</strong> It asks you to keep certain limits on your car, home or farm. Let one of those drop, and the hole between the two is yours.',
      ),
    ),
    h2('Who should think about it'),
    points(
      'You have land, a paid-up house, a shop, or savings that a court could reach.',
      'You have a teen at the wheel, or several drivers.',
      'People come to your place: hunters, riders, customers, children for the pumpkins.',
      'You have a pool, a trampoline, a pond, a dog with opinions, or horses.',
      'You pull a heavy trailer on the highway, or move machinery along it.',
      'You sit on the board of the co-op, the school or the ditch company.',
    ),
    p(
      'You need not be rich. Future pay can be taken, too. Colorado’s law asks for little: $25,000 per person and $50,000 per accident for injuries to others, and $15,000 for their property. It is in ' +
        `${source('https://leg.colorado.gov/', 'Colorado Revised Statutes')}, section 42-7-103. One new pickup can use up the last of these three.`,
    ),
    h2('What it does not do'),
    points(
      'It does not pay for your own injuries or your own car.',
      'It does not pay for harm you meant to do.',
      'A personal umbrella mostly leaves out your business. A farm, a shop or a trade needs the commercial kind.',
      'It does not replace workers’ compensation for people you hire.',
      'Dogs, guns, boats and drones may be left out or limited. Ask about yours by name.',
    ),
    h2('How much?'),
    p(
      'They come in steps of a million dollars. Add up what you own, less what you owe. Add some years of pay. That is a fair first number. Each further million tends to cost less than the one before, because it is needed less often.',
    ),
    h2('Bring to the talk'),
    steps(
      'The first pages of all your policies, ours and others’. Limits are on them.',
      'A list of all drivers, cars, trailers, boats and four-wheelers.',
      'A list of all land, with who else uses it, and for what.',
      'Anything you do for money on the side: hauling, boarding, a booth, a rental by the night.',
      'Two numbers: what you own, and what you owe.',
    ),
    p(
      `Sometimes the answer is that you need higher limits below, and no umbrella yet. A good agent says so. ${link(address.findAnAgent, 'Find yours')}, or read what ${link(address.farm, 'farm liability')} already holds.`,
    ),
  ),
}
