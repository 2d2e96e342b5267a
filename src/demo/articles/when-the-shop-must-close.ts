import { address } from '../../routes.ts'
import type { DemoArticle } from './demo-article.ts'
import { body, callOut, h2, link, p, points, quote, source, steps, table } from './writing.ts'

export const whenTheShopMustClose: DemoArticle = {
  slug: 'when-the-shop-must-close',
  title: 'When the shop must close for six weeks',
  subTitle: 'Ovens can be bought. Weeks without customers cannot, unless somebody insured them.',
  tags: ['Lost income', 'Shops and tools'],
  picture: 'a-shop',
  shows: 'A row of shops with striped awnings on a main street as the sun comes up.',
  published: '2026-08-12',
  reviewBy: '2027-08-01',
  related: ['choosing-a-deductible', 'the-first-hour-of-a-claim', 'renters-insurance-for-a-small-place'],
  body: body(
    p(
      'A small fire in the back room. Nobody is hurt, the walls stand, and insurance pays for a new mixer and new paint. But the bakery is shut for six weeks. Rent is due all the same, the baker must be paid or she will go elsewhere, and people get used to buying bread in the next town.',
    ),
    p('For those weeks there is a coverage of its own. It is called business income, or business interruption.'),
    h2('What it pays'),
    points(
      '<strong>The profit you would have made,</strong> judged by your books from before.',
      '<strong>Costs that go on:</strong> rent, loan payments, insurance, and pay for people you want to keep.',
      '<strong>Extra expense:</strong> what you spend to be open sooner. A rented oven, a food truck, a sign, overtime.',
    ),
    p(
      'It needs a cause that your policy covers: fire, wind, a burst pipe, a truck through the window. A slow season is no cause. Neither is a road that is closed for works, unless a line in your policy says so.',
    ),
    h2('Three questions with dates in them'),
    table(
      ['Question', 'Why it matters'],
      ['When does it begin?', 'Often after a wait of some days. The wait is a deductible in time'],
      ['How long does it last?', 'Until you could have been open again if you hurried, up to a limit'],
      ['Does it go on after you open?', 'Customers come back slowly. “Extended” coverage pays for some of that'],
    ),
    p('Write your own three answers on the folder. If you do not know them, that is the call to make today.'),
    h2('How much?'),
    p('Take last year’s books and do a small sum:'),
    table(
      ['Example shop', 'A month'],
      ['Sales', '$38,000'],
      ['Less flour, boxes and what you do not buy while shut', '$14,000'],
      ['What the month must bring in', '$24,000'],
    ),
    p(
      'Now ask a builder how long it would take to rebuild, in your town, in winter, with a permit. If it is five months, then 5 times $24,000 is a first number. If Christmas makes your year, count it as if the fire came in November. These sums are an example, not advice for your shop.',
    ),
    callOut(
      p(
        '<strong>Books that burn prove nothing.</strong> Keep copies of sales, payroll and taxes somewhere else. After a loss, the shop that can show its numbers is paid sooner.',
      ),
    ),
    h2('When the trouble is next door'),
    points(
      'The street is closed by order after a gas leak. Look for <em>civil authority</em>.',
      'The mill that sends your flour burns. Look for <em>dependent properties</em>.',
      'The power is out for four days. Look for <em>utility services</em>; lines on poles are often left out.',
      'A virus gets into your register, of the computer kind. That is cyber insurance, which is separate.',
    ),
    p('Each is a line that may be there or not, with a limit of its own. None is dear to ask about.'),
    quote('We could not have told you in April what day we would open. But we could tell you that everybody would be paid on Friday.'),
    h2('A plan on one page'),
    p(
      `The ${source('https://www.sba.gov/', 'U.S. Small Business Administration')} and ${source('https://www.ready.gov/business', 'Ready.gov')} have free forms for this. Or take a sheet of paper:`,
    ),
    steps(
      'Three people who can unlock, and their phones.',
      'Where you could work for a month: the church kitchen, the back of the feed store, your garage.',
      'Who sells or rents the one machine you cannot do without, and how soon.',
      'Passwords, the lease, the policy and the list of tools, in a place that is not the shop.',
      'How you tell customers: the door, the radio, the phone greeting, the page on the internet.',
      'Which bills must be paid first.',
    ),
    h2('The day after'),
    steps(
      'Call us before the clean-up crew. We want to see it, and we may pay for some of the crew.',
      'Write down each hour you and your people work on getting open.',
      'Keep extra costs on a sheet of their own, with receipts.',
      'Ask for a part payment if money gets short. It is usual.',
      'Open something, if you can: half the counter, a table at the market. It keeps your customers, and it counts.',
    ),
    p(
      `See ${link(address.business, 'what a business policy holds')}, or ${link(address.quote, 'ask for a quote')} and have last year’s sales by month at hand. ${link(address.findAnAgent, 'Your agent')} buys bread on that street, too.`,
    ),
  ),
}
