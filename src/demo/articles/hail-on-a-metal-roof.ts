import { address } from '../../routes.ts'
import type { DemoArticle } from './demo-article.ts'
import { body, callOut, figure, h2, link, p, points, source, steps } from './writing.ts'

export const hailOnAMetalRoof: DemoArticle = {
  slug: 'hail-on-a-metal-roof',
  title: 'What hail does to a metal roof, and when it matters',
  subTitle: 'Dents are not leaks. The difference decides what gets paid.',
  tags: ['Hail', 'Roofs', 'Contractors'],
  picture: 'a-hail',
  shows: 'Hail falls from a dark cloud; a blue pickup stands under the wide red roof of a shed.',
  published: '2026-05-06',
  reviewBy: '2027-04-15',
  related: ['choosing-a-deductible', 'replacement-cost-or-cash-value', 'the-first-hour-of-a-claim'],
  body: body(
    p(
      'A steel roof can come through a hailstorm that would end a shingle roof, and look like a golf ball the next morning. Is that a claim? It depends on how the roof works now, and on one line in your policy.',
    ),
    h2('Two kinds of damage'),
    p(
      '<strong>Damage that lets water in.</strong> A seam has opened, a screw has lost its washer, a skylight or a vent is cracked, the coating is broken down to bare steel. The roof does not do its job any more, or will stop doing it soon.',
    ),
    p(
      '<strong>Damage that only shows.</strong> The panel is dented, but the seams are tight and the coating is whole. Insurance people call this <em>cosmetic damage</em>. Some policies pay for it. Some leave it out, often in return for a lower price. Both can be fair, as long as you know which one you have.',
    ),
    callOut(
      p(
        '<strong>Look tonight.</strong> Find the word “cosmetic” in your policy or in the pages added to it. If you cannot find it, ask your agent to read that part to you. It takes a minute.',
      ),
    ),
    h2('How big is big?'),
    p(
      `The ${source('https://www.weather.gov/', 'National Weather Service')} calls a thunderstorm severe when its hail is one inch across or more. It asks people to report hail by the size of things everybody knows, because nobody carries a ruler into a storm.`,
    ),
    figure(
      'fig-hail-sizes',
      'Four hailstones side by side, drawn to one scale, each larger than the one before it.',
      'To one scale, from left: a pea, ¼ inch; a quarter, 1 inch; a golf ball, 1¾ inches; a baseball, 2¾ inches. Names and sizes as the National Weather Service uses them.',
    ),
    p(
      'Size is only half of it. Wind drives hail into the side of a ridge that faces it. A thick panel on solid boards dents less than a thin one on open framing. And an old washer of rubber gives up before the steel does. So two roofs on one road can look quite different.',
    ),
    p(
      'When you buy a roof, ask for its class under <strong>UL 2218</strong>. It is a test with falling steel balls. Class 4, the highest, is tested with a two-inch ball. Be aware that the test looks for cracks and splits. A class 4 panel may still dent.',
    ),
    h2('The morning after'),
    steps(
      'Stay off the roof. Wet metal is slick, and nothing up there is worth a hip.',
      'Take pictures from the ground while the sun is low. Dents show as small shadows.',
      'Look at the soft metals: gutters, vents, the mailbox, the fins of the air conditioner. They tell how large the hail was and from where it came.',
      'Put a few stones in a bag in the freezer, with a coin beside them in a picture.',
      'Go through the attic and the loft with a flashlight before the next rain.',
      'Cover what leaks, and keep the receipt for the tarp.',
    ),
    p(`Then call us or ${link(address.claims, 'start a claim')}. You need not know yet whether it is worth one. A look costs nothing.`),
    h2('When somebody knocks at the door'),
    p(
      `After each large storm, crews come from far away. Many do good work. Colorado has a law for the others: ${source('https://leg.colorado.gov/', 'Colorado Revised Statutes')}, title 6, article 22. For a roof on a house it says, among other things:`,
    ),
    points(
      'You get a written contract before work begins, with the work, the cost, the dates, and who insures the roofer.',
      'You may cancel within 72 hours of signing and get your deposit back.',
      'If insurance was to pay, you may also cancel within 72 hours after you are told in writing that the claim is denied in whole or in part.',
      'The roofer may not pay, waive or rebate your deductible, or promise to.',
    ),
    p(
      'So “we eat your deductible” is not a kindness. It is a promise the law forbids, and the missing money comes out of your roof. Get two bids. Ask for an address you could drive to. Do not sign anything on the hood of a truck.',
    ),
    p(
      `Not sure what your roof is, or what your policy says of it? Send a picture to ${link(address.findAnAgent, 'your agent')}. They have seen it before.`,
    ),
  ),
}
