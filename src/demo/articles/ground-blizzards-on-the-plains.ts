import { address } from '../../routes.ts'
import type { DemoArticle } from './demo-article.ts'
import { body, callOut, h2, h3, link, p, points, quote, source, steps, table } from './writing.ts'

export const groundBlizzardsOnThePlains: DemoArticle = {
  slug: 'ground-blizzards-on-the-plains',
  title: 'Ground blizzards: blue sky above, nothing ahead',
  subTitle: 'The snow fell yesterday. Today it gets up and crosses the road.',
  tags: ['Ground blizzards', 'Winter driving', 'Wind'],
  picture: 'a-ground-blizzard',
  shows: 'Under a blue sky, white streaks of snow run across a road and half hide a red car.',
  published: '2026-11-12',
  reviewBy: '2027-10-15',
  related: ['a-teen-drivers-first-winter', 'how-much-snow-a-barn-roof-holds', 'animals-on-the-road'],
  body: body(
    p(
      'It has stopped snowing. The sun is out, and from the kitchen the day looks fine. Ten miles east, where the last trees end, the wind has picked up the new snow and runs it across the highway at the height of a hood. You can see the sky, and you cannot see your own wipers. That is a ground blizzard.',
    ),
    h2('What makes one'),
    p(
      `The ${source('https://www.weather.gov/safety/winter', 'National Weather Service')} speaks of a blizzard when wind or frequent gusts of 35 miles an hour or more blow so much snow, falling or already fallen, that you see less than a quarter mile, for three hours or longer. Not a single new flake is needed.`,
    ),
    p(
      'Three things together make one: loose snow on the ground, a strong wind, and nothing in its way. Cut stubble, summer fallow and a road on a rise are the worst. A row of trees, a fence with snow behind it or standing corn helps.',
    ),
    h2('Before you go'),
    points(
      `Look at ${source('https://www.cotrip.org/', 'COtrip')}, the state’s map of roads, closures and cameras. A camera tells you more than the sky at home.`,
      'Read the wind, not only the snow. Light powder and gusts in the forecast are enough.',
      'If the road is closed, it is closed for you as well. People who drive around the gate are who the plows hit.',
      'Tell somebody your route, and when you should arrive. Then call them when you do.',
      'Fill the tank. Take the long way by the towns.',
    ),
    table(
      ['In the car', 'What for'],
      ['Blankets or a sleeping bag for each person', 'The engine may not run'],
      ['Hat, gloves and boots, for everybody', 'Church shoes are no good in a ditch'],
      ['Water and food that can freeze', 'It may be morning before somebody comes'],
      ['Shovel, tow strap, sand', 'For the small troubles'],
      ['Flashlight, red cloth, whistle', 'To be found'],
      ['Phone cord and a spare battery', 'Cold empties a phone quickly'],
    ),
    h2('When it closes in'),
    steps(
      'Slow down early and gently. Lamps on low; high beams light up the snow and not the road.',
      'Do not pass, and do not stop in the lane. Somebody comes behind you who sees no more than you do.',
      'Follow the right edge line or the posts. If you lose them, go at a walk.',
      'Leave the road at the first good place: a town, a farm yard, a truck stop. Wait there. It may be an hour or a night.',
      'If you must stop beside the road, get as far off it as you can, hazards on, foot off the brake. People follow brake lights.',
    ),
    quote('The plow driver told me: I do not see cars. I see red smudges, and I hope.'),
    h2('If you are stuck'),
    callOut(
      p(
        '<strong>Stay with the car.</strong> It is shelter, and it is what people look for. Folks have been lost between the car and a house whose lamp they could see.',
      ),
    ),
    h3('Keep warm and keep breathing'),
    points(
      'Clear snow from the tailpipe before you run the engine, and look again each time. A blocked pipe puts carbon monoxide into the car. You cannot smell it.',
      'Run the engine about ten minutes in each hour for heat, with a window open a crack on the side away from the wind.',
      'Move your arms and legs. Clap. Sit close together.',
      'Put something red on the antenna or in the window. At night, the inside lamp on while the engine runs.',
      'Call 911. Give the highway, the mile marker, and which way you were going. If you have no signal for a call, try a text.',
    ),
    p(
      'Do not drink alcohol, and do not eat snow without melting it: both cool you down. If somebody shivers hard and then stops, or talks nonsense, it is an emergency. Say so to 911.',
    ),
    h2('Afterwards, and before the next'),
    p(
      'Was there a crash, or a ditch? Take pictures when it is safe, and write down the mile marker. Chains of crashes in blowing snow take long to sort out, and the one who has notes is ahead. A slide into a fence is collision; the fence is your property liability; the tow is roadside help, if you have it.',
    ),
    p(
      `Put ${link(address.contact, 'our numbers')} in your phone now, while your fingers work: (970) 555-0199 for help on the road, (970) 555-0111 for a claim. ${link(address.auto, 'The auto page')} shows which of the three you have. And if you farm beside such a road: tall stubble, a snow fence or a row of trees on your side keeps snow off the road, and water in your field. There is a reason for the three poplars in our mark.`,
    ),
  ),
}
