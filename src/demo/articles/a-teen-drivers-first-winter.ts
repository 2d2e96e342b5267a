import { address } from '../../routes.ts'
import type { DemoArticle } from './demo-article.ts'
import { body, callOut, h2, link, p, points, source, steps, table } from './writing.ts'

export const aTeenDriversFirstWinter: DemoArticle = {
  slug: 'a-teen-drivers-first-winter',
  title: 'A teen driver’s first winter',
  subTitle: 'One empty parking lot, one slow hour, and a few rules that are the law anyway.',
  tags: ['First winter', 'First license', 'Winter driving'],
  picture: 'a-teen',
  shows: 'A red pickup on a winding road through snowy fields at sunrise.',
  published: '2026-10-21',
  reviewBy: '2027-10-01',
  related: ['ground-blizzards-on-the-plains', 'uninsured-drivers-in-colorado', 'animals-on-the-road'],
  body: body(
    p(
      'A young driver can pass the test in June and meet snow for the first time in November, alone, in the dark, on the way to practice. Better to meet it with you in the other seat. One Saturday morning is enough to begin.',
    ),
    h2('An hour in an empty lot'),
    p(
      'Wait for the first snow that sticks. Ask whoever owns the lot. Stay clear of light poles and curbs. Then, at the speed of a bicycle:',
    ),
    steps(
      'Brake hard in a straight line. Feel the pedal shake: that is the anti-lock brake doing its work. Keep the foot down and steer.',
      'Do it again at twice the speed, and walk the distance. It is far more than twice as long.',
      'Turn the wheel and brake at the same time. The car does one of the two, and neither well. So: first slow down, then turn.',
      'Let the rear slide a little. Look where you want to go, and turn the wheel that way. Do not look at the pole.',
      'Start on the slick part with a light foot.',
    ),
    p('Then change seats and let your child watch you do it. It is good for both of you.'),
    h2('What changes on the road'),
    points(
      '<strong>Bridges freeze first.</strong> Cold air gets at them from below, too.',
      '<strong>Shade keeps ice.</strong> The north side of a hill may stay slick for a week.',
      '<strong>Wet black may be ice.</strong> If the road shines and the tires in front throw no spray, slow down.',
      '<strong>Cruise control stays off</strong> on snow and ice.',
      '<strong>Four-wheel drive helps you start.</strong> It does nothing to help you stop.',
    ),
    p('Count the seconds to the car ahead when it passes a sign. In summer three are enough. On snow make it eight or more.'),
    h2('Rules that are the law'),
    p(
      `For drivers under 18, Colorado has limits for the first year with a license. They are in ${source('https://leg.colorado.gov/', 'Colorado Revised Statutes')}, section 42-4-116. The ${source('https://www.codot.gov/safety/colorado-teen-drivers/parent/teen-driving-restrictions.html', 'Colorado Department of Transportation')} explains them for parents.`,
    ),
    table(
      ['Time with the license', 'Passengers under 21', 'Midnight to 5 a.m.'],
      ['First six months', 'None', 'No driving'],
      ['Six months to a year', 'One', 'No driving'],
    ),
    p(
      'There are exceptions: brothers and sisters, a parent in the car, an emergency, the way to work. But the idea is sound at any age. A full car is loud, and a new driver needs both ears. A driver under 18 may not use a phone at all behind the wheel, unless it is an emergency.',
    ),
    h2('The car'),
    p(
      `Tires do more than any gadget. When Colorado’s traction law is in force, the tread must be at least 3/16 of an inch deep, on tires that are made for such roads. On the mountain part of I-70 it is in force from September through May, sun or snow. The rules were changed in 2025, so look at them again even if you know the old ones: the state has them on ${source('https://www.cotrip.org/', 'COtrip')}.`,
    ),
    callOut(
      p(
        '<strong>In the trunk by Halloween:</strong> a scraper and a brush, a shovel, jumper cables, a flashlight, a blanket, gloves and a hat, water, something to eat, a phone cord, and a bag of sand.',
      ),
    ),
    p(
      'Keep the tank at least half full. Clear all the glass, the lamps and the roof. A hole the size of a plate is not enough to see through.',
    ),
    h2('A deal for the kitchen table'),
    points(
      'If the road is bad, you may stay where you are. Call. Nobody will be angry.',
      'If you slide off, stay in the car with the belt on, unless it is not safe there. Call 911, then us.',
      'No trip is so important that you must hurry.',
      'We pay for the tires. You wash the car.',
    ),
    h2('And the insurance'),
    p(
      `Tell your agent when the permit comes, not when the license does. A new driver changes the price, and it is better to know before. Ask about ${link(address.auto, 'discounts')} for good grades and for a driving course, and about more liability than the law asks for. And keep (970) 555-0199, ${link(address.auto, 'our number for help on the road')}, in the phone of everybody who drives.`,
    ),
  ),
}
