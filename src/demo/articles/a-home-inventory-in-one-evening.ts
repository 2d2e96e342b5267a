import { address } from '../../routes.ts'
import type { DemoArticle } from './demo-article.ts'
import { body, callOut, h2, link, p, points, source, steps, table } from './writing.ts'

export const aHomeInventoryInOneEvening: DemoArticle = {
  slug: 'a-home-inventory-in-one-evening',
  title: 'A home inventory in one evening',
  subTitle: 'Film every room, open the drawers, talk while you walk. It may be the best-paid hour of the year.',
  tags: ['Home inventory', 'Proof and pictures', 'Renters'],
  picture: 'a-inventory',
  shows: 'A ranch house on a summer night under the moon, every window lit.',
  published: '2026-02-25',
  reviewBy: '2028-02-25',
  related: ['replacement-cost-or-cash-value', 'renters-insurance-for-a-small-place', 'the-first-hour-of-a-claim'],
  body: body(
    p(
      'Close your eyes and list what is in your kitchen. All of it, with brands and what it cost. Most people stop at about thirty things. There are some hundreds. After a fire, somebody will ask you for that list, in a motel room, in the worst week of your life.',
    ),
    p('So make it now. You need a phone and one evening.'),
    h2('The walk'),
    steps(
      'Begin outside the front door. Say the date and the address.',
      'Go clockwise through each room. Film slowly: one wall, then the next. Count to three before you move on.',
      'Open each closet, cupboard and drawer. Do not tidy up first.',
      'Talk. “Couch, bought in 2022, about eleven hundred.” A guess is better than silence.',
      'Turn over what is worth much, and film its make and serial number.',
      'Do the attic, the basement, the garage, the shop, the shed and the horse trailer.',
      'End with the outside: roof, siding, air conditioner, fence, grill.',
    ),
    p(
      'It comes to about twenty minutes for a house, and as long again for a farm shop. If the film gets long, make one for each room. They are easier to send.',
    ),
    h2('What people forget'),
    points(
      'Clothes and boots. Count the hangers, and film the coats.',
      'Tools. Open each drawer of the chest.',
      'Bedding, towels, curtains, rugs.',
      'The pantry, the freezer and the half beef in it.',
      'Books, toys, instruments, sewing, fishing, hunting.',
      'Medicine, glasses, hearing aids.',
      'Things at college, in storage, in the pickup.',
      'Things that are not yours: the borrowed saw, the school’s trombone.',
    ),
    callOut(
      p(
        '<strong>Some things have a low limit of their own.</strong> Jewelry, guns, coins, cash, silver, furs, trailers and things you use for business are often paid only up to a small sum. If yours are worth more, have them listed one by one.',
      ),
    ),
    h2('Ten things that deserve a line'),
    p('For whatever would hurt to pay for, add a line to a list. A sheet of paper will do.'),
    table(
      ['What', 'Make and number', 'Bought', 'Cost', 'Proof'],
      ['Chest freezer', 'from the plate at the back', 'May 2023', '$780', 'receipt'],
      ['Saddle', 'maker’s stamp', '2015, used', '$1,900', 'picture, appraisal'],
      ['Laptop', 'serial number', 'August 2025', '$1,150', 'e-mail'],
    ),
    p(
      `If you would rather have an app: the ${source('https://content.naic.org/', 'National Association of Insurance Commissioners')}, the group of all the states’ insurance officials, has a free one for home inventories. A spreadsheet is as good. So is a shoebox of receipts, if it does not live in the house.`,
    ),
    h2('Keep it somewhere else'),
    points(
      'Send the film to yourself, or put it in storage on the internet that you can open from any phone.',
      'Give a copy to somebody in another town. You keep theirs.',
      'Do not post it. It is a shopping list for thieves.',
    ),
    h2('Use it twice'),
    p(
      'Before a loss: add up what is in one room, and multiply. Is it near the sum that your policy has for what is inside? If the policy is for $60,000 and your guess is $110,000, you have found out in time. See too whether it says replacement cost or actual cash value, since for a ten-year-old couch that is the whole difference.',
    ),
    p(
      `After a loss: you send the film, and the list is half done. In Colorado, section 10-4-110.8 of the ${source('https://leg.colorado.gov/', 'Colorado Revised Statutes')} has rules on how much an insurer must pay you for what was inside, before it has your full list, when the whole house is lost. Still, the rest of it comes faster with proof.`,
    ),
    h2('And again'),
    p(
      'Once a year is enough. Choose a day you will not forget: the evening you set the clocks back, or the first snow day. Film the rooms that changed. Do it also after Christmas, a wedding, a move, and when somebody comes home with a truckload of things from Grandmother’s.',
    ),
    p(
      `Renters, this is for you as well; your landlord’s policy does not know that you own a bicycle. Questions? ${link(address.findAnAgent, 'Your agent')} has looked into many closets. What a policy pays for is on ${link(address.homeowners, 'the home page')}.`,
    ),
  ),
}
