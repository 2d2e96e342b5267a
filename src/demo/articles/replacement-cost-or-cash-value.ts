import { address } from '../../routes.ts'
import type { DemoArticle } from './demo-article.ts'
import { body, callOut, h2, link, p, points, source, steps, table } from './writing.ts'

export const replacementCostOrCashValue: DemoArticle = {
  slug: 'replacement-cost-or-cash-value',
  title: 'Replacement cost or actual cash value?',
  subTitle: 'Three words on your policy can be the difference between a new roof and half of one.',
  tags: ['Replacement cost', 'Roofs', 'Home inventory'],
  picture: 'a-replacement',
  shows: 'A white ranch house with lit windows at sunset, autumn poplars beside it.',
  published: '2026-03-18',
  reviewBy: '2027-03-01',
  related: ['choosing-a-deductible', 'a-home-inventory-in-one-evening', 'hail-on-a-metal-roof'],
  body: body(
    p(
      'Two neighbors lose the same roof in the same storm. One gets a check for all of it. The other gets a check for less than half. Both policies did what they said. The neighbors had just never read that line.',
    ),
    h2('Two ways to count'),
    p('<strong>Replacement cost</strong> is what it takes to put back the same kind of thing, new, today.'),
    p(
      '<strong>Actual cash value</strong> is what the thing was worth the minute before it was lost. Most often that is the cost of a new one, less something for age and wear. That “something” is called <em>depreciation</em>.',
    ),
    h2('The same roof, twice'),
    p('Say a new roof costs $20,000. Yours is 12 years old, of a kind that lasts about 20. Your deductible is $2,000.'),
    table(
      ['On a $20,000 roof', 'Replacement cost', 'Actual cash value'],
      ['A new roof', '$20,000', '$20,000'],
      ['Less 12 of 20 years', 'nothing', '$12,000'],
      ['Less your deductible', '$2,000', '$2,000'],
      ['What you get in the end', '$18,000', '$6,000'],
    ),
    p(
      'The numbers are made up, and real depreciation is seldom such a straight line. But the shape is right: the older the roof, the wider the gap.',
    ),
    callOut(
      p(
        '<strong>It need not be one or the other for the whole house.</strong> A policy can pay replacement cost for the walls and cash value for an old roof, or the other way around for fences and sheds. Look at each line.',
      ),
    ),
    h2('Why the check comes in two parts'),
    p(
      'With replacement cost, insurers often pay the cash value first, and the rest when the work is done and you send the bills. The part that is held back is called <em>recoverable depreciation</em>. Three things help you get it:',
    ),
    steps(
      'Ask for the sums in writing: cost, depreciation, deductible, what is held back, and until when you can claim it.',
      'Keep the signed contract and every receipt.',
      'Send them in as soon as the work is done. There is a last day for it, and it is in your policy.',
    ),
    h2('Enough, and a little more'),
    p(
      'Replacement cost still ends at the limit of your policy. And after a large fire or a hail year, everybody needs the same roofers in the same summer, and prices rise. Two additions help:',
    ),
    points(
      '<strong>Extended replacement cost</strong> pays a set share above the limit if it costs more to build than anybody thought.',
      '<strong>Law and ordinance</strong> pays for what today’s building code asks for and your old house did not have: wiring, wider stairs, better windows.',
    ),
    p(
      `Colorado has rules of its own for home policies, on how the cost to rebuild is estimated and on what you are owed after a total loss. They stand in ${source('https://leg.colorado.gov/', 'Colorado Revised Statutes')}, section 10-4-110.8. The ${source('https://doi.colorado.gov/', 'Colorado Division of Insurance')} explains them in plain words and answers questions from anybody.`,
    ),
    h2('Which one fits?'),
    p('Cash value costs less each year. It can be a sound choice for a thing you would not build again:'),
    points('the loafing shed that leans,', 'a third vehicle you would sell for parts,', 'a rental you plan to tear down.'),
    p(
      'For the house you sleep in, ask yourself one thing. If it were gone tonight, could you pay the gap out of your own pocket? If not, take replacement cost, and save on the price with a higher deductible instead. That is a sum you know beforehand.',
    ),
    h2('Ten minutes with the policy'),
    steps(
      'Find the page called Declarations. Write down the limit for the house, for other buildings, and for what is inside.',
      'Beside each, write RC or ACV. If you cannot tell, ask.',
      'Look for a separate line about the roof.',
      'Ask what a builder near you wants per square foot now. Multiply. Compare.',
    ),
    p(
      `Has the kitchen been redone, or the porch closed in? Then last year’s number is too low. Call ${link(address.findAnAgent, 'your agent')}, or see what else is in ${link(address.homeowners, 'a home policy')}.`,
    ),
  ),
}
