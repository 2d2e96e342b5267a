import { address } from '../../routes.ts'
import type { DemoArticle } from './demo-article.ts'
import { body, callOut, h2, link, p, points, quote, source, steps, table } from './writing.ts'

export const wiringInAnOldBarn: DemoArticle = {
  slug: 'wiring-in-an-old-barn',
  title: 'Wiring in an old barn: what to look for on Sunday',
  subTitle: 'Dust, damp, mice and a heat lamp. A walk with a flashlight finds most of it.',
  tags: ['Wiring', 'Barns and sheds'],
  picture: 'a-barn',
  shows: 'A barn with lit windows on a moonlit winter night, a tractor and a baler in front of it.',
  published: '2026-01-28',
  reviewBy: '2027-01-15',
  related: ['storing-hay-without-a-fire', 'how-much-snow-a-barn-roof-holds', 'the-first-hour-of-a-claim'],
  body: body(
    p(
      'Many barns were wired once, for six bulbs and a radio. Since then came a water heater, a welder, a fan, a freezer for colostrum and a charger for everything. The wires in the wall are still the ones for six bulbs.',
    ),
    h2('Why barns are harder than houses'),
    p(
      `The national code has a chapter of its own for farm buildings: article 547 of NFPA 70, the National Electrical Code of the ${source('https://www.nfpa.org/', 'National Fire Protection Association')}. It exists because a barn does things to wires that a kitchen does not:`,
    ),
    points(
      '<strong>Dust</strong> gets into boxes and lies on lamps, and it burns.',
      '<strong>Damp and manure gas</strong> eat copper and steel.',
      '<strong>Mice</strong> like the taste of insulation, and nest where it is warm.',
      '<strong>Animals</strong> lean, rub, chew and kick.',
      '<strong>Cattle feel small voltages</strong> that you would never notice, at the waterer and in the parlor.',
    ),
    h2('A walk with a flashlight'),
    p('Take half an hour, a notebook and a roll of bright tape. Touch nothing; mark what you find.'),
    steps(
      'The panel first. Is the door shut, the space in front free, the inside dry and clean? Rust or the smell of fish means call somebody.',
      'Each breaker has a name that is true. Fuses are the right size. Nobody put a penny in.',
      'Boxes have covers. Wires do not hang in loops where a horn or a pitchfork finds them.',
      'Cable is in hard pipe where animals reach it.',
      'Lamps have glass or a cage around the bulb, and hay is well away from them.',
      'Outlets near water are the kind that trips, called GFCI. Press the test button.',
      'Extension cords: count them. Each one that has been there since spring is wiring that nobody would sign for.',
      'Cobwebs. Sweep them. They hold dust, and they carry flame along a beam.',
    ),
    quote('It had always buzzed a little. We thought that was the radio.'),
    h2('What eats the most, and does the most harm'),
    table(
      ['Thing', 'What goes wrong', 'Do this'],
      ['Heat lamp', 'Falls into straw', 'Hang it by a chain and a second chain, never by its cord; or use a heater without a bulb'],
      ['Tank heater', 'Cord chewed, heater left dry', 'Pipe around the cord; a breaker that trips; look each day'],
      ['Fan', 'A tight bearing gets hot', 'Blow out the dust; use a farm-rated motor'],
      ['Battery charger', 'Left on for days, gas and heat', 'Not in the barn, or on stone with air around it'],
      ['Block heater', 'A light cord on a cold night', 'A heavy cord, straight from the outlet, with a timer'],
      ['Welder, grinder', 'Sparks in chaff', 'Outside, or on swept concrete; look again after half an hour'],
    ),
    callOut(
      p(
        '<strong>The lambing week rule.</strong> When you set up lamps for newborn stock, set up a smoke alarm that rings in the house as well, and look at the lamps before you go to bed. Tired people make the mistakes.',
      ),
    ),
    h2('Fix it once'),
    p(
      'Ask an electrician who does farm work, not only houses. In Colorado, electrical work is licensed by the State Electrical Board, and larger work is inspected. That is worth having: an inspector has seen other barns. Ask for boxes and lamps made for damp and dust, a panel in the driest corner, a main switch you can reach from outside, and room for two more circuits than you need.',
    ),
    p(
      'While they are there, have them check the ground rods, and the lightning rods if you have them. A fence charger wants a ground of its own.',
    ),
    h2('If it burns anyway'),
    points(
      'A ten-pound ABC extinguisher at each door, at the height of your hand.',
      'Doors that open outward and are not blocked by the quad.',
      'Halters on hooks outside the stalls. Lead animals out and shut the door behind them; they run back.',
      'The road sign can be read at night, and the yard gate is wide enough for a tanker.',
      'Nobody goes back in. Not for the saddle, and not for the tractor.',
    ),
    p(
      `Then look at the number on your policy. Is it what this barn would cost to build this year, with wiring that is up to code? See ${link(address.farm, 'barns and buildings')}, or have ${link(address.findAnAgent, 'your agent')} walk through with you. They bring their own flashlight.`,
    ),
  ),
}
