import { address } from '../../routes.ts'
import type { DemoArticle } from './demo-article.ts'
import { body, callOut, h2, link, p, points, quote, source, steps, table } from './writing.ts'

export const leasingPasture: DemoArticle = {
  slug: 'leasing-pasture',
  title: 'Leasing pasture without losing a neighbor',
  subTitle: 'One page of paper, two calls to two agents, and a few lines of Colorado law.',
  tags: ['Pasture leases', 'Visitors on the land', 'Fences'],
  picture: 'a-lease',
  shows: 'A windpump fills a stock tank in a green spring pasture; a man and his dog stand by.',
  published: '2026-03-04',
  reviewBy: '2027-02-15',
  related: ['animals-on-the-road', 'when-an-umbrella-makes-sense', 'life-insurance-for-a-farm-family'],
  body: body(
    p(
      'Half the grass in the county is leased on a handshake, and most of it goes well for years. Then a well goes dry, a fence goes down, or one of the two dies. The handshake cannot say what was meant. A page of paper can.',
    ),
    h2('What the page says'),
    table(
      ['Question', 'Write down'],
      ['Which land?', 'The legal description, and a map with the gates marked'],
      ['How long?', 'First and last day; how either of you may end it sooner'],
      ['How much?', 'By the acre, by the head and month, or by the pound gained; when it is due'],
      ['How many?', 'The most head, what kind, and who decides in a drought'],
      ['Who fixes the fence?', 'Who pays for wire and posts, and who does the work'],
      ['Who sees to water and salt?', 'How often somebody looks, and who pays for the pump'],
      ['Who may come in?', 'Hunters, hay crews, the owner’s family, the dog'],
      ['What insurance?', 'Both policies, their limits, and a copy of each'],
    ),
    p('Sign two. Each keeps one with the insurance papers. Read it again together every February.'),
    quote('A lease is not for the day you sign it. It is for the day his daughter inherits, and has never met you.'),
    h2('Two sides, two policies'),
    p('The owner and the renter can both be sued when something happens, and each needs liability of their own.'),
    points(
      '<strong>If you own the land:</strong> tell your agent that it is leased, to whom, and for what. A home policy may stop at the yard. Ask the renter for a certificate of insurance, and to be named on their policy.',
      '<strong>If you rent it:</strong> your farm policy should list the land, or say that it follows you to land you rent. Ask for the exact words. Your cattle are yours to insure wherever they graze.',
      '<strong>Both:</strong> agree on who insures the corrals, the well and the stackyard. The answer “I thought you did” is not rare.',
    ),
    callOut(
      p(
        '<strong>A certificate is a picture of one day.</strong> It shows that there was a policy when it was printed. Ask for a new one each year, when you read the lease.',
      ),
    ),
    h2('Who else is on the land'),
    p(
      `What you owe to people on your land depends in Colorado on why they are there: as your guest, for your business, or without asking. That is in ${source('https://leg.colorado.gov/', 'Colorado Revised Statutes')}, section 13-21-115. A few other laws are worth knowing by name before you open a gate:`,
    ),
    points(
      '<strong>Recreation without a fee.</strong> Sections 33-41-101 and following limit what an owner owes to people who hunt, fish, hike or ride on the land for free. Take money, and much of that can be gone.',
      '<strong>Horses and llamas.</strong> Section 13-21-119 is about the risks that come with riding. It asks those who do it as a business to put up a warning sign, with words that the law gives.',
      '<strong>Farm visits.</strong> Section 13-21-121 does something like it for agritourism: pumpkins, mazes, hunting for a fee. It, too, has conditions, and a sign is one of the ways to meet them.',
    ),
    p(
      'None of them is a wall. They do not cover somebody who sets a trap, or knows of a danger and says nothing. And they do not pay for the lawyer who explains them to a court. Your liability policy does that.',
    ),
    h2('Before the cattle come'),
    steps(
      'Walk the fence together, all of it, with a notebook. Mark what must be fixed, by whom, and by when.',
      'Take pictures of gates, tanks, corrals and the two-track in its spring state.',
      'Show each other old wells, wire in the grass, the soft bank, the power line that hangs low.',
      'Trade phone numbers, and one for somebody who can come when you both cannot.',
      'Agree on what happens in snow: who feeds, who opens the road, who decides to move them.',
      'Call both agents from the tailgate. Ten minutes each.',
    ),
    h2('When to see a lawyer'),
    p(
      'When there are more than a few acres or more than a year in it. When there is water with shares, a wind lease, or oil and gas beneath. When the land belongs to brothers and sisters. A good lease costs less than one load of hay.',
    ),
    p(
      `This page is no legal advice, and laws change. For the insurance side, ${link(address.findAnAgent, 'ask an agent')} who knows grass, or read what ${link(address.farm, 'farm liability')} holds.`,
    ),
  ),
}
