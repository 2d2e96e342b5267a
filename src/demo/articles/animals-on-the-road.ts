import { address } from '../../routes.ts'
import type { DemoArticle } from './demo-article.ts'
import { body, callOut, h2, h3, link, p, points, source, steps } from './writing.ts'

export const animalsOnTheRoad: DemoArticle = {
  slug: 'animals-on-the-road',
  title: 'A cow on the highway, a deer at dusk',
  subTitle: 'For those who drive, and for those whose gate was open.',
  tags: ['Animals on the road', 'Fences', 'Cattle'],
  picture: 'a-cattle-road',
  shows: 'Two red cows stand on a paved road at sunset, a black one near the fence.',
  published: '2026-01-24',
  reviewBy: '2026-11-01',
  related: ['leasing-pasture', 'a-teen-drivers-first-winter', 'when-an-umbrella-makes-sense'],
  body: body(
    p(
      'Out here you share the road with things that weigh as much as a piano and have no lamps. Some of them are wild, and belong to nobody. Some have a brand. For the driver it is much the same. For the insurance, and for the law, it is not.',
    ),
    h2('If you drive'),
    p(
      'Deer, elk and pronghorn move most at dawn and at dusk, and in fall, when they travel and mate. The dark comes early just then, and everybody is driving home in it.',
    ),
    points(
      'Where there is one, there are more. Brake for the second.',
      'Look for eyes at the edge of your lamps, low for deer, high for cattle and elk. A black cow shows nothing.',
      'Slow down at creeks, at trees that come close, and at signs with a deer on them. They are put up where it has happened.',
      'Use your high beams whenever nobody comes.',
      'A broken fence or fresh manure on the road is a sign, too.',
    ),
    callOut(
      p(
        '<strong>Brake hard and stay in your lane.</strong> If you cannot stop, it is nearly always better to hit the deer than the ditch, the pole or the truck coming toward you. Let off the brake just before you hit, so that the nose of the car rises.',
      ),
    ),
    h3('Afterwards'),
    steps(
      'Pull over, hazards on, and stay away from the animal. A hurt one kicks.',
      'Call 911 if anybody is hurt or the road is blocked. If it is livestock, say so: somebody must find the gate.',
      'Take pictures of the car, the road, the animal, its tag and its brand.',
      'Look under the car for leaks before you drive on.',
    ),
    p(
      `Hitting an animal belongs to the part of ${link(address.auto, 'an auto policy')} called <em>other than collision</em>, or comprehensive. If you swerve, miss it and hit a pole, that is collision. Two deductibles, maybe two answers. If you have only liability on an older pickup, neither one is there.`,
    ),
    h2('If you keep stock'),
    p('People say that Colorado is open range, and so a cow on the road is the driver’s bad luck. It is not so simple.'),
    p(
      `The fence law is in ${source('https://ag.colorado.gov/brands/open-range-and-fencing', 'Colorado Revised Statutes, title 35, article 46')}, and the Department of Agriculture explains it. It says what a lawful fence is: three strands of barbed wire, well built, on solid posts about twenty feet apart, good enough to turn ordinary horses and cattle, with gates as good as the fence. Somebody with such a fence may ask to be paid for the crops your stock eat behind it.`,
    ),
    p(
      'That law is about grass and gardens. It does not settle what you owe to somebody who is hurt. The same article forbids owners to knowingly let stock graze or run at large on a road they are fenced off from. And whoever is careless with a gate can be sued like anybody who is careless with anything. Ask a lawyer for your case; what follows is only good sense.',
    ),
    h3('A fence walk each spring'),
    points(
      'Drive the road side first. That is where it costs the most.',
      'Water gaps, corners and places where snow drifted over.',
      'Gates: hinges, latch, chain. A chain that a stranger can shut is better than one only you understand.',
      'A sign where hunters and hikers go through: “Leave the gate as you found it” or “Keep shut”.',
      'Write the date in the calf book, and take a picture or two. A record shows that you care for your fence.',
    ),
    h3('When they are out'),
    steps(
      'Call the sheriff before you call the neighbors. They can slow traffic.',
      'Park with hazards on where drivers see you in time, not where the cows are.',
      'Wear something bright. At night carry a light in each hand.',
      'Move them off the road first, home second.',
      'If somebody was hit, be kind, give your name, and do not argue about the fence.',
    ),
    p('Have the phone of the neighbor, the sheriff’s office and the brand inspector in everybody’s phone. Put your own on the gate.'),
    h2('What pays'),
    p(
      `Farm liability pays for the van, the doctor and the lawyer, if you are at fault, up to your limit. It does not pay for the cow: that is livestock coverage, and being hit on the road is one of the causes to ask about. If somebody else’s stock eats your corn, their liability may owe you. See ${link(address.farm, 'Farm &amp; Ranch')}, or ask ${link(address.findAnAgent, 'your agent')} whether your limit fits the road you live on.`,
    ),
  ),
}
