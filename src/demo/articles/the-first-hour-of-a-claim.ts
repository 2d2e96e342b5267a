import { address } from '../../routes.ts'
import type { DemoArticle } from './demo-article.ts'
import { body, callOut, h2, h3, link, p, points, quote, source, steps, table } from './writing.ts'

export const theFirstHourOfAClaim: DemoArticle = {
  slug: 'the-first-hour-of-a-claim',
  title: 'What a claim needs in its first hour',
  subTitle: 'People first, then pictures, then the phone. A list for the glove box.',
  tags: ['The first hour', 'Proof and pictures', 'After a crash'],
  picture: 'a-first-hour',
  shows: 'After the storm: a man beside his pickup looks across ripe wheat at a barn, a rainbow over him.',
  published: '2026-02-11',
  reviewBy: '2027-02-01',
  related: ['a-home-inventory-in-one-evening', 'uninsured-drivers-in-colorado', 'hail-on-a-metal-roof'],
  body: body(
    p(
      'Nobody thinks well in the first hour after a crash or a fire. So do the thinking now, while the coffee is hot, and keep the list where you will need it. What you do in that hour cannot be done later: snow melts, cars get towed, and everybody goes home.',
    ),
    h2('People and animals'),
    p(
      'Call 911 if anybody is hurt, if something burns, or if cars block the road. Get away from traffic, smoke and wires on the ground. Shut off the gas or the water if you can do it safely. Then count heads, children and dogs too.',
    ),
    quote('A fence can wait until Tuesday. Go and see whether the other driver is breathing easily.'),
    h2('On the road'),
    p(
      `Colorado law wants four things of a driver in a crash: stop, help, trade names, and tell the police. You find it in ${source('https://leg.colorado.gov/', 'Colorado Revised Statutes')}, sections 42-4-1601 to 42-4-1606. The duty to tell the police holds when somebody is hurt, and when there is damage to property, too.`,
    ),
    h3('Write down or photograph'),
    points(
      'The other driver’s license, insurance card and plate.',
      'Names and phones of people who saw it.',
      'Where all the cars stopped, before they are moved, if it is safe.',
      'Skid marks, signs, the state of the road, the sun in your eyes.',
      'The name of the officer and the number of the report.',
    ),
    callOut(
      p(
        '<strong>Say what happened, not whose fault it was.</strong> You do not know yet what the other driver saw. “I am sorry you are hurt” is kind. “It was all my fault” is a guess.',
      ),
    ),
    h2('At the house, the barn or the shop'),
    steps(
      'Wait until the fire department says you may go in. Floors and ceilings come down late.',
      'Take wide pictures first, one from each corner, then close ones.',
      'Stop it from getting worse: a tarp on the roof, a board in the window, the wet rug outside.',
      'Keep every receipt. Careful temporary repairs are part of most claims.',
      'Throw nothing away until an adjuster has seen it, or has told you in writing that you may.',
    ),
    p(
      'If you were robbed, call the police before you tidy up. If livestock are dead, take pictures of tags and brands, and call the vet before the truck.',
    ),
    h2('Who to call, and what they ask'),
    table(
      ['Call', 'For', 'They will ask'],
      ['911', 'Anybody hurt, fire, a blocked road', 'Where you are: the mile marker or the county road'],
      ['Claims line, day or night', 'Any loss', 'What, where, when, and whether you can sleep at home'],
      ['Your agent', 'What is covered, and who can help near you', 'The same, and how you are'],
      ['Roadside help', 'A car that cannot be driven', 'Where you are, and which way you were going'],
    ),
    p(
      `Our numbers and what happens after the call are on ${link(address.claims, 'File a claim')}. A policy number helps, but call without it.`,
    ),
    h2('In the evening'),
    p(
      'Sit down for ten minutes and write what you remember, in order, with times. Note everybody you talked to. Start a folder on your phone: pictures, receipts, names. From now on, each time somebody calls you about it, add a line: who, when, what was said. That one page settles more arguments than a lawyer does.',
    ),
    p(
      'Do not sign a release or a long contract on the first day. Nobody honest needs it on the first day. Be careful with people who happen to come by with a tow truck or a clipboard and were not called by you or by us.',
    ),
    h2('If we do it badly'),
    p(
      `Tell your agent first, and then ask for the member advocate, who works for neither claims nor sales. Whether or not you have talked to us, the ${source('https://doi.colorado.gov/', 'Colorado Division of Insurance')} takes complaints from anybody about any insurer, us too. It costs nothing.`,
    ),
    p('Now print this, fold it twice, and put it with the registration.'),
  ),
}
