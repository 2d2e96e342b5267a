import { address } from '../../routes.ts'
import type { DemoArticle } from './demo-article.ts'
import { body, callOut, h2, link, p, points, source, steps, table } from './writing.ts'

export const waterThatComesUp: DemoArticle = {
  slug: 'water-that-comes-up',
  title: 'Water that comes up: drains, sumps and floods',
  subTitle: 'A home policy likes water from above better than water from below. Three kinds, three answers.',
  tags: ['Water in the house', 'Condos'],
  picture: 'a-water',
  shows: 'Two people in a red canoe on a still lake at dawn, mountains behind.',
  published: '2026-05-20',
  reviewBy: '2027-05-01',
  related: ['renters-insurance-for-a-small-place', 'the-first-hour-of-a-claim', 'a-home-inventory-in-one-evening'],
  body: body(
    p(
      'Water in the basement is water in the basement. To an insurance policy, it matters a great deal how it got there. Sort it out on a dry day, because on a wet one it is too late.',
    ),
    h2('Three kinds of water'),
    table(
      ['How it came', 'What it is called', 'Where it is insured'],
      ['A pipe bursts; the washer hose lets go', 'Sudden water damage', 'Most home policies, from the start'],
      ['It comes up the floor drain, or the sump pump stops', 'Water backup', 'An addition you ask for'],
      ['The creek or the street comes in at the door', 'Flood', 'A flood policy, which is separate'],
    ),
    p(
      'A fourth kind is hardly insured anywhere: the slow leak behind the wall that somebody could have found months ago. For that one there is only looking.',
    ),
    h2('Backup: small price, bad day'),
    p(
      'A sewer line fills with roots, or a cloudburst puts more into the main than it can carry. Or the power fails in the same storm that fills the sump. Then what should go down comes up, and it is not clean.',
    ),
    p(
      'An addition for water backup pays to clean, dry and repair, and for what stood on the floor, up to a limit you choose. Choose it by walking downstairs. A bare cellar with a furnace needs little. A finished room with a carpet, a couch and a freezer needs a good deal more.',
    ),
    callOut(
      p(
        '<strong>Ask these three:</strong> Do I have it? Up to how much? Does it hold when the pump fails, and not only when the sewer backs up?',
      ),
    ),
    h2('Flood is its own policy'),
    p(
      `Flood means water that comes over the ground: a river, a ditch, a street after a storm, mud that flows. Home policies leave it out. Most flood policies in this country are from the ${source('https://www.floodsmart.gov/', 'National Flood Insurance Program')} of the federal government, and any agent who sells them can write one for you.`,
    ),
    points(
      'There is usually a wait of 30 days before it begins. You cannot buy it while the rain falls.',
      'It asks whether water covers ground that is normally dry. It does not pay for a drain that backs up by itself.',
      'It has narrow limits for basements. Ask what counts.',
      'Ground that has burned does not soak up rain. A house below a burn scar can flood for years afterwards, far from any river.',
    ),
    h2('A dry basement for a few dollars'),
    steps(
      'Pour a bucket into the sump pit each spring. The pump should start, and stop.',
      'Give the pump a battery, or a second pump that has one.',
      'Walk outside in a rain. Where does the downspout let go? It should be several feet away, on ground that falls off.',
      'Ask a plumber about a backwater valve. It lets sewage out and not in.',
      'Have the line looked at by camera if you have old trees and clay pipe.',
      'Put the boxes on shelves. Four inches is often enough.',
      'Know where the main water valve is, and let each child turn it once.',
    ),
    p(
      'In January, the same basement has another enemy. Keep it above 55 degrees, open the cupboard doors below sinks on outside walls, and let the farthest tap drip on the worst nights.',
    ),
    h2('If it has happened'),
    steps(
      'Do not step into water that may touch outlets or the furnace. Turn the power off from a dry place, or have it done.',
      'Stop the water if you can. If it comes up the drain, stop using every tap in the house.',
      'Treat water from a drain as dirty: gloves, boots, children and pets out.',
      'Take pictures of all of it, and of how high it stood.',
      `Begin to dry at once. The ${source('https://www.epa.gov/mold', 'U.S. Environmental Protection Agency')} says to dry wet things within 24 to 48 hours to keep mold from growing.`,
      'Keep a piece of the carpet and of whatever else you must throw out.',
    ),
    p(
      `Then ${link(address.claims, 'call us')}. In a condo, call the association as well: its policy may own the walls, and yours what is inside them. For what you can add to ${link(address.homeowners, 'a home policy')}, ask your agent. For flood and other things we find for you elsewhere, see ${link(address.otherServices, 'other services')}.`,
    ),
  ),
}
