import { address } from '../../routes.ts'
import type { DemoArticle } from './demo-article.ts'
import { body, callOut, h2, h3, link, p, points, quote, source, steps, table } from './writing.ts'

export const theFourKindsOfAnnuity: DemoArticle = {
  slug: 'the-four-kinds-of-annuity',
  title: 'The four kinds of annuity, and what it costs to leave',
  subTitle: 'How the money grows, when the check begins, and what to ask before you sign.',
  tags: ['Annuities', 'Passing on the farm'],
  picture: 'a-annuities',
  shows: 'At dusk a man and his dog stand beside a windpump and its stock tank, bare autumn fields and mountains behind.',
  published: '2026-11-19',
  reviewBy: '2027-11-01',
  related: ['life-insurance-for-a-farm-family', 'leasing-pasture', 'when-the-shop-must-close'],
  body: body(
    p(
      'You sell the herd in October, and there is more in the bank than ever before. It has to last. An annuity is one way to see to that: you pay a sum to an insurance company, and the company pays you back as an income. The idea is simple. The papers are not, so read this with a pencil.',
    ),
    h2('Two questions sort them'),
    p(
      'The four names you hear are answers to two questions. When does the income begin? And how does the money grow until then? So one annuity can have two of the names, such as a deferred one that is fixed.',
    ),
    table(
      ['Kind', 'What the name tells you', 'Who it may suit'],
      ['Fixed', 'It grows at a rate that is set', 'You want to know the number in advance'],
      ['Immediate', 'The income begins within a year', 'You have the sum, and need the check now'],
      ['Deferred', 'The income begins later', 'You have ten years or more to go'],
      ['Indexed', 'It grows with a stock index, part of the way', 'You can read a page of rules'],
    ),
    h3('Fixed'),
    p(
      'The company sets a rate for some years. When those are over it sets a new one, and the contract says how low that may be. Ask for both numbers. A high rate in the first year and a low one afterwards is not a high rate.',
    ),
    h3('Immediate'),
    p(
      'You pay once. The first check comes within a year, often the next month, and the amount is fixed on the day you sign. You can have it for life, for your life and that of your husband or wife, or for a set number of years. Most of these cannot be undone, so never put in the money you may need for a new roof.',
    ),
    h3('Deferred'),
    p(
      'You pay now, at once or a little each year. It grows, and tax on the growth waits until you take it out. You need not turn it into an income at the end; you may also take the sum.',
    ),
    h3('Indexed'),
    p(
      'What you earn follows a stock index, but not all the way. A <em>cap</em> is the most you can earn in a year. A <em>participation rate</em> is your share of the rise. In a bad year you earn nothing, and a market loss does not take what you have. The cap may often change each year. Ask how low it may go.',
    ),
    h2('What it costs to leave'),
    p(
      'Most deferred annuities have a <em>surrender charge</em>: a share of what you take out in the first years, which shrinks from year to year. The table is in the contract. Here is one we made up, for $100,000.',
    ),
    table(
      ['You take all of it out', 'Charge', 'You get'],
      ['In year 1', '7 percent', '$93,000'],
      ['In year 3', '5 percent', '$95,000'],
      ['In year 5', '3 percent', '$97,000'],
      ['In year 8', 'none', '$100,000'],
    ),
    p('Growth is left out, to keep it short. Many contracts let you take a part each year, often a tenth, without a charge. Ask.'),
    callOut(
      p(
        '<strong>Then there is the tax.</strong> You owe income tax on the growth as you take it out. Before age 59½ there is usually a federal tax of 10 percent on top. ' +
          `The ${source('https://www.irs.gov/', 'Internal Revenue Service')} has the rules and the exceptions. Ask your tax preparer before you sign, not in April.`,
      ),
    ),
    h2('Before you trade one for another'),
    p(
      'Somebody may offer you a better annuity for the one you have. It can be true. But a new one mostly begins a new row of surrender charges, and the old one may charge you on the way out. Put the two side by side: rates, charges, years, and what your family gets. Ask what the one who sells it earns by it.',
    ),
    h2('Eight things to ask'),
    steps(
      'Which of the four kinds is it, and which company makes the promise?',
      'What is the table of charges, year by year?',
      'How much can I take out each year for nothing?',
      'What is the lowest rate or cap you may ever give me?',
      'What does it cost each year, with all that was added to it?',
      'What is left for my family if I die before the income begins, and after?',
      'How many days do I have to change my mind, and do I get all of it back?',
      'Why is this one right for me? Please write it down.',
    ),
    quote('He asked when we would need the money. We had come to ask him about rates. His was the better question.'),
    h2('Who guards you'),
    points(
      `The ${source('https://doi.colorado.gov/', 'Colorado Division of Insurance')} licenses the companies and the people who sell. It tells you whether a license is good, and it takes complaints.`,
      'Colorado’s rules say that what an agent recommends must be in your best interest. That is why you are asked about your debts, your savings and your plans. If nobody asks, be careful.',
      `The ${source('https://content.naic.org/', 'National Association of Insurance Commissioners')}, the group of all the states’ insurance officials, has a buyer’s guide. Have it in hand before you sign.`,
      `An annuity is no bank deposit, even when you buy it in a bank. The ${source('https://www.fdic.gov/', 'Federal Deposit Insurance Corporation')} does not insure it. It is as good as the company behind it, so ask how strong that is.`,
    ),
    h2('What not to put in'),
    points(
      'The money for one year of living, and for the pickup that will not last.',
      'What you owe on land or machines at a higher rate than the annuity pays.',
      'All of it. A check that never grows buys less propane each winter.',
    ),
    p(
      `${link(address.annuities, 'Our annuities page')} shows how each kind pays over the years, and ${link(address.life, 'the life page')} is about the other half: who is paid if you die early. Bring last year’s statement to ${link(address.findAnAgent, 'an agent')} who sells annuities, and take the papers home for a week. Nobody honest minds.`,
    ),
  ),
}
