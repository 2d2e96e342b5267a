import { address } from '../../routes.ts'
import type { DemoArticle } from './demo-article.ts'
import { body, callOut, h2, link, p, points, source, steps, table } from './writing.ts'

export const howMuchSnowABarnRoofHolds: DemoArticle = {
  slug: 'how-much-snow-a-barn-roof-holds',
  title: 'How much snow a barn roof holds',
  subTitle: 'Depth tells you little. A coffee can and a kitchen ruler tell you more.',
  tags: ['Snow and ice', 'Barns and sheds'],
  picture: 'a-snow-roof',
  shows: 'A red barn and a silo in a snow-covered field under a bright winter sun.',
  published: '2026-10-07',
  reviewBy: '2027-09-15',
  related: ['wiring-in-an-old-barn', 'ground-blizzards-on-the-plains', 'storing-hay-without-a-fire'],
  body: body(
    p(
      'Two feet of January powder may weigh less than eight inches of April slush. That is why nobody can tell you from the depth alone whether your roof is in danger. You have to weigh the snow. It takes ten minutes.',
    ),
    h2('Weigh it'),
    steps(
      'Find a straight-sided can, open at one end. A coffee can is good.',
      'Push it straight down through the whole depth of snow, to the ground, in a spot as deep as the roof has it. If the snow is deeper than the can, do it in layers.',
      'Take it inside and let the snow melt, in the same can if all of it fits.',
      'Measure the water with a ruler, in inches.',
      'Multiply by 5.2. That is the load in pounds on each square foot.',
    ),
    p(
      'The number is simple physics: an inch of water on a square foot weighs 5.2 pounds, and melting does not change weight. Three inches of water means about 16 pounds. On a shed of 40 by 60 feet, that is over 37,000 pounds, or nearly nineteen tons.',
    ),
    callOut(
      p(
        '<strong>Measure on the ground.</strong> Do not climb up there for it. A loaded roof is slick, skylights are hidden, and your weight is the last thing it needs.',
      ),
    ),
    h2('What the roof was made for'),
    p(
      'Counties set a <em>ground snow load</em> for new buildings, and the plans of an engineered barn show its roof load. Ask your county’s building office for the number at your place. In Colorado it differs a great deal between the plains and the high valleys. Old barns had no plans. Somebody’s grandfather looked at the sky and at the pole, and added one.',
    ),
    p(
      'Then take something off for age: posts that rot at the ground, a truss that was cut for the hay elevator, bolts gone missing, a second roof over the first.',
    ),
    h2('Where snow lies unevenly'),
    p(
      `The ${source('https://www.fema.gov/', 'Federal Emergency Management Agency')} has a guide to snow on roofs. What it warns of most is snow that is not spread evenly, since much more of it can lie in one place:`,
    ),
    table(
      ['Place', 'Why'],
      ['The low roof beside a tall one', 'Wind drops its snow there, and the tall one sheds on it'],
      ['The lee side of a ridge', 'The wind clears one side and loads the other'],
      ['Valleys and behind silos', 'Drifts'],
      ['Above a cold, open shed', 'Nothing melts'],
      ['Eaves with ice', 'Water stands behind it and freezes'],
    ),
    p('Rain on old snow is worst of all. The snow soaks it up like a sponge, and the roof gets all the weight at once.'),
    h2('What a roof says before it falls'),
    points(
      'It creaks, pops or cracks.',
      'The ridge or a purlin sags where it was straight.',
      'Doors and windows stick that did not stick yesterday.',
      'Screws back out, or a truss plate pulls from the wood.',
      'There are new cracks in walls, or a new leak.',
    ),
    p(
      'If you see one of these, get everybody out, people first. Then animals, if it can be done from outside by opening a door. Shut off power and gas to the building. Do not go back for the tractor.',
    ),
    h2('Taking snow off'),
    points(
      'Use a roof rake with a long handle, from the ground, away from wires.',
      'Take it off in strips from both sides by turns. One bare side and one loaded side can twist a frame.',
      'Leave an inch or two; it protects the roofing.',
      'Stay out from below the eaves. A slide buries a person.',
      'Hire somebody insured if it must be done from above. Ask to see the paper.',
    ),
    h2('Before the season'),
    steps(
      'Walk through with a flashlight and look up: braces, plates, bolts, birds’ nests in odd places.',
      'Probe posts at ground level with a screwdriver.',
      'Put back the brace that somebody took out to get the loader in.',
      'Mark with tape on a post how deep wet snow may lie before you worry. It saves thinking at night.',
      'Do not store hay or pipe on the lower chords of trusses that were not made for it.',
    ),
    h2('What pays'),
    p(
      `Whether a farm policy pays when snow brings down a roof depends on the form you have. On some, the weight of ice, snow or sleet is on the list of causes. On others it must be added, or there are exceptions for old or open buildings. What stands inside, cattle and machinery, has lines of its own. Ask this one before Thanksgiving: “If that shed falls in under snow, with the baler in it, what do I get?” ${link(address.findAnAgent, 'Your agent')} should answer in one minute. There is more on ${link(address.farm, 'the farm page')}, and if it has happened, call and then ${link(address.claims, 'look here')}.`,
    ),
  ),
}
