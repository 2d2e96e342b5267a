import { address } from '../../routes.ts'
import type { DemoArticle } from './demo-article.ts'
import { body, callOut, h2, link, p, points, source, steps, table } from './writing.ts'

export const choosingADeductible: DemoArticle = {
  slug: 'choosing-a-deductible',
  title: 'Choosing a deductible with a pencil',
  subTitle: 'How many years without a claim does it take before the higher one pays?',
  tags: ['Deductibles', 'Hail', 'Replacement cost'],
  picture: 'a-deductible',
  shows: 'A white farmhouse in ripe wheat under a clear sky, one storm cloud at the edge.',
  published: '2026-06-03',
  reviewBy: '2027-05-15',
  related: ['hail-on-a-metal-roof', 'replacement-cost-or-cash-value', 'uninsured-drivers-in-colorado'],
  body: body(
    p(
      'The deductible is the part of a loss that you pay yourself. Raise it, and the price of the policy goes down. Lower it, and the price goes up. Everybody knows that much. The question is whether the trade is a good one for you, and a pencil can answer it.',
    ),
    h2('The sum'),
    steps(
      'Ask for the yearly price at two deductibles.',
      'Take one price from the other. That is what you save each year.',
      'Take one deductible from the other. That is what you risk more, each time.',
      'Divide the second by the first. That is how many years without a claim it takes to break even.',
    ),
    table(
      ['Your numbers', 'Example A', 'Example B'],
      ['Lower deductible', '$500', '$1,000'],
      ['Higher deductible', '$1,000', '$5,000'],
      ['You save each year', '$120', '$210'],
      ['You risk more, each time', '$500', '$4,000'],
      ['Years to break even', 'about 4', 'about 19'],
    ),
    p(
      'In example A, four quiet years put you ahead. That is easy for most people. In example B you need nineteen, in hail country. The numbers are invented; put in your own.',
    ),
    h2('The other question'),
    p(
      'Now forget the years. Could you write a check for the higher one next Thursday, without a loan and without selling something in a hurry? If not, it is too high, however good the sum looks. A deductible you cannot pay is a roof you cannot fix.',
    ),
    callOut(
      p(
        '<strong>A plan that works:</strong> take the higher one, and put what you save into an account of its own each year until it holds the whole deductible. From then on, the saving is yours.',
      ),
    ),
    h2('Percent is not dollars'),
    p(
      'On homes and barns there is often a second deductible, for wind and hail only. It may be a percentage, and people read past it. The percentage is usually of what the building is <em>insured for</em>, not of the damage.',
    ),
    table(
      ['House insured for', '1 percent', '2 percent', '5 percent'],
      ['$250,000', '$2,500', '$5,000', '$12,500'],
      ['$400,000', '$4,000', '$8,000', '$20,000'],
      ['$600,000', '$6,000', '$12,000', '$30,000'],
    ),
    p(
      'So “2 percent” on a $400,000 house means that the first $8,000 of a hail claim is yours. Raise the limit on the house, and the deductible grows with it. Write the dollar sum beside the percentage on your policy, today.',
    ),
    p(
      'And be careful with a roofer who offers to make it disappear. In Colorado, a roofer who is paid from an insurance claim on a house may not pay, waive or rebate your deductible, or promise to: ' +
        `${source('https://leg.colorado.gov/', 'Colorado Revised Statutes')}, section 6-22-105.`,
    ),
    h2('One for each thing'),
    points(
      '<strong>Windshield.</strong> If you drive gravel, a low glass deductible may pay for itself. It is often sold on its own.',
      '<strong>The old pickup.</strong> If it is worth $3,000 and the collision deductible is $1,000, ask what the coverage costs, and whether you want it at all.',
      '<strong>The combine.</strong> It breaks when you can least spare the time. Cash on hand in July is the question, not cash on average.',
      '<strong>The house.</strong> Mind the large losses; they are what insurance is for. A higher deductible and a better limit often cost the same together.',
      '<strong>The shop.</strong> See how long the wait is before lost income is paid. It is a deductible in days.',
    ),
    h2('Small claims, in general'),
    p(
      'A loss that is a little above the deductible may not be worth claiming. Claims are counted, and may change what you pay later, or who will insure you. Ask your agent to think aloud with you first. Just do not wait for long: most policies ask you to tell of a loss promptly, and hidden damage gets worse. If anybody is hurt, or somebody else’s things are damaged, always tell us.',
    ),
    h2('When to do the sum again'),
    points(
      'when the price changes by a lot,',
      'when you have paid something off,',
      'when you put on a new roof,',
      'after a year with a claim,',
      'when the children have moved out, and there is money in the account.',
    ),
    p(
      `It takes one call: ask ${link(address.findAnAgent, 'your agent')} for three prices, side by side, or ${link(address.quote, 'start a quote')} and say which ones you would like to compare.`,
    ),
  ),
}
