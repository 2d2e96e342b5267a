import { address } from '../../routes.ts'
import type { DemoArticle } from './demo-article.ts'
import { body, callOut, figure, h2, link, p, points, source, steps } from './writing.ts'

export const wildfireSpaceAroundTheHouse: DemoArticle = {
  slug: 'wildfire-space-around-the-house',
  title: 'Five feet, thirty feet, a hundred feet',
  subTitle: 'What to clear before fire season, and why to begin at the wall and work outward.',
  tags: ['Defensible space', 'Ready to leave'],
  picture: 'a-wildfire',
  shows: 'A house on bare ground at sunset, pines well away from it; smoke drifts from behind the ridge.',
  published: '2026-04-29',
  reviewBy: '2027-04-15',
  related: ['storing-hay-without-a-fire', 'a-home-inventory-in-one-evening', 'replacement-cost-or-cash-value'],
  body: body(
    p(
      'People picture a wall of flame that rolls over a house. Far more often it is sparks. Wind carries glowing bits of bark a long way ahead of the fire. They land in a gutter full of needles, or on a doormat, and the house burns while the trees around it stand.',
    ),
    p('That is good news. You cannot stop a wildfire. But you can sweep a gutter.'),
    h2('Three rings'),
    p(
      `The ${source('https://csfs.colostate.edu/', 'Colorado State Forest Service')} and the ${source('https://www.nfpa.org/', 'National Fire Protection Association')} both divide the ground around a house into three zones. Begin with the first. It is the smallest, it costs the least, and it does the most.`,
    ),
    figure(
      'fig-zones',
      'A house seen from above inside three rings. The inner one is bare, the middle one has a few low shrubs, the outer one has trees that stand apart.',
      'Nothing that burns in the first 5 feet; little, low and green to 30 feet; trees that stand apart to 100 feet. Not drawn to scale.',
    ),
    h2('Zone 1: the wall to 5 feet'),
    points(
      'No bark mulch. Gravel, stone, concrete or bare dirt.',
      'Nothing dry: no firewood, no brooms, no straw mat, no plastic chairs.',
      'Roof and gutters swept clean of needles and leaves.',
      'Fine metal screen, 1/8 inch or less, over vents.',
      'Nothing stored under the deck. Close its sides if you can.',
      'Where a wood fence meets the house, put a metal gate or a gap.',
    ),
    h2('Zone 2: 5 to 30 feet'),
    points(
      'Keep grass short. Four inches is a good limit.',
      'No shrubs below trees: a fire climbs them like a ladder.',
      'Prune low branches, and take out what is dead.',
      'Move the woodpile out of this ring, uphill or to the side of the house.',
      'Keep the ground around a propane tank bare.',
    ),
    h2('Zone 3: 30 to 100 feet'),
    points(
      'Thin the trees, so that their crowns do not touch.',
      'Mow along the drive, and cut branches high and wide enough for a fire engine.',
      'On a slope, go farther on the downhill side. Fire runs uphill.',
    ),
    callOut(
      p(
        '<strong>On the plains, too.</strong> Dry grass in a strong wind carries fire faster than a person can run. A mowed yard and a disked strip around the farmstead do there what thinning does in the hills.',
      ),
    ),
    h2('One Saturday, four hours'),
    steps(
      'First hour: gutters and roof. Somebody holds the ladder.',
      'Second hour: carry everything that burns five feet away from the wall.',
      'Third hour: rake out from under the deck, the steps and the corners where leaves blow in. Sparks land where leaves do.',
      'Fourth hour: mow, and water the dog.',
    ),
    p('Put it in the calendar for May, and again for the first dry wind of fall.'),
    h2('Be ready to go'),
    points(
      'Sign up for your county’s emergency alerts. Cell phones are not on the list by themselves everywhere.',
      'Know two ways out, and drive both once in the dark.',
      'Agree on where to meet, and on who takes which animals. Halter-break the ones you can.',
      'Keep a box by the door: papers, medicine, chargers, glasses, a list of what is in the house.',
      'Large animals leave early or not at all. Ask the fairgrounds now whether it takes them.',
      'When you go: windows shut, gas grill away from the wall, lights on, gates open. Then leave.',
    ),
    p('Go when you are told, and sooner if you feel uneasy. Nothing in the house is worth being the last car on that road.'),
    h2('What it does for your insurance'),
    p(
      `Take pictures of the work, with dates. Send them to your agent, and ask for someone to look at the place. Clearing helps the house to stand, and it helps us to go on insuring it. While you are at it, check that your limit would really rebuild the house: ${link(address.homeowners, 'the home page')} says what is in it. And ${link(address.findAnAgent, 'your agent')} has the sheet with all three rings to hang in the mudroom.`,
    ),
  ),
}
