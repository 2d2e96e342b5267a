import { address } from '../../routes.ts'
import type { DemoArticle } from './demo-article.ts'
import { body, callOut, h2, link, p, points, quote, source, steps, table } from './writing.ts'

export const lifeInsuranceForAFarmFamily: DemoArticle = {
  slug: 'life-insurance-for-a-farm-family',
  title: 'A talk about life insurance that takes one pot of coffee',
  subTitle: 'Who would feed the cows on Monday, and who would pay the note in March?',
  tags: ['Life insurance', 'Passing on the farm'],
  picture: 'a-life',
  shows: 'A couple and their dog on a rise, looking at the sun go down behind the mountains.',
  published: '2026-09-16',
  reviewBy: '2027-09-01',
  related: ['leasing-pasture', 'when-the-shop-must-close', 'choosing-a-deductible'],
  body: body(
    p(
      'Nobody wants this talk. So set a limit: one pot of coffee, one sheet of paper, both of you at the table. When the pot is empty you may stop. Most people are surprised at how little is left to decide.',
    ),
    h2('Cup one: what would have to be paid?'),
    p('A farm has costs that a house in town does not. Write yours beside these.'),
    table(
      ['What', 'Ask'],
      ['Debts', 'Land, machinery, the operating note. What falls due if one of us dies?'],
      ['Two years of hired help', 'Who would do the chores, and at what wage?'],
      ['Living', 'What does the house need each month, and for how many years?'],
      ['Children', 'School, and care for the small ones'],
      ['Fairness', 'One child farms, two do not. What do the two get?'],
      ['Last bills', 'Doctor, funeral, lawyer, taxes'],
    ),
    p(
      'Do not forget the one who draws no pay. Somebody keeps the books, drives to school, brings parts from town and pulls calves at two in the morning. To hire that out costs real money.',
    ),
    h2('Cup two: what is there already?'),
    points(
      'Savings that can be reached without selling land.',
      'Life insurance through a job in town. It often ends with the job.',
      `What Social Security pays to widows, widowers and children. The ${source('https://www.ssa.gov/', 'Social Security Administration')} shows your own numbers when you sign in.`,
      'Old policies in the drawer. Read who gets the money.',
    ),
    p('Take what is there from what must be paid. What is left is about the size of the policy.'),
    h2('Cup three: which kind?'),
    table(
      ['Kind', 'Term', 'Whole life'],
      ['How long', 'A set time: 10, 20 or 30 years', 'As long as you live and pay'],
      ['Price', 'Low at first; high if you begin anew when older', 'Higher, and the same each year'],
      ['Savings inside', 'None', 'Some; you can borrow against it'],
      ['Good for', 'A note, small children, the years of most debt', 'The last bills, and what the children who left should get'],
    ),
    p(
      'Many families take some of each: a large term policy until the land is paid, and a small one for good. Be wary of anybody who sells you the second before you can afford enough of the first.',
    ),
    callOut(
      p(
        '<strong>Look at the names today.</strong> The policy pays the person who stands on it, whatever your will says. A former husband, a parent who has died, or “my children” from before the last one was born: each of these can go wrong. Name a second person as well.',
      ),
      p(
        'Small children cannot be handed a large check. Ask about naming a trust, or a custodian under Colorado’s Uniform Transfers to Minors Act.',
      ),
    ),
    h2('When the farm should go on'),
    p(
      'Land is worth a lot and pays little, so it is hard to share. Suppose that one daughter farms and two sons have left. If the land is split in three, nobody can live on it. If she gets it all, the brothers get nothing. A policy on the parents can pay the brothers their part in cash, and the farm stays whole.',
    ),
    p(
      'It works between partners, too. Two brothers agree on paper that whoever lives longer buys the other’s half, at a price they set each year. Each has a policy on the other, and so the money is there on the day. A lawyer writes that paper; have the agent in the room.',
    ),
    quote('We thought it was about dying. It turned out to be about who wants to farm.'),
    h2('Three things people ask'),
    steps(
      `<strong>Is it taxed?</strong> Money that is paid because somebody died is in general not income, says the ${source('https://www.irs.gov/', 'Internal Revenue Service')}. Interest on it is. Large estates are a matter for a tax adviser.`,
      '<strong>Must I see a doctor?</strong> For larger sums mostly yes. Say what is true about tobacco and tractors; a policy that was bought with a wrong answer may not pay.',
      '<strong>How young?</strong> The price follows your age and your health. Nobody gets younger.',
    ),
    h2('Where the paper goes'),
    p(
      'Put it in a folder, with the policies, the notes, the leases, the names of the banker, the agent and the lawyer, and the passwords. Tell one child and one neighbor where it is. Then wash the pot.',
    ),
    p(
      `${link(address.life, 'Our life page')} shows both kinds. For money that should last as long as you do, see ${link(address.annuities, 'annuities')}. ${link(address.findAnAgent, 'An agent')} comes to your table; bring out the good cups.`,
    ),
  ),
}
