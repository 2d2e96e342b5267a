import { address } from '../../routes.ts'
import type { DemoArticle } from './demo-article.ts'
import { body, callOut, figure, h2, link, p, points, quote, source, table } from './writing.ts'

export const storingHayWithoutAFire: DemoArticle = {
  slug: 'storing-hay-without-a-fire',
  title: 'Storing hay so that it is still there in January',
  subTitle: 'Wet hay heats, and hot hay burns. A probe, a notebook and some bare ground stop most of it.',
  tags: ['Hay and feed', 'Hay fires', 'Barns and sheds'],
  picture: 'a-hay',
  shows: 'A green tractor pulls a red baler across a yellow field; round bales lie beside it.',
  published: '2026-06-17',
  reviewBy: '2027-06-01',
  related: ['wiring-in-an-old-barn', 'how-much-snow-a-barn-roof-holds', 'wildfire-space-around-the-house'],
  body: body(
    p(
      'A stack can burn twice: from outside, by lightning, a spark or a cigarette, and from within. The second kind starts the day the hay is baled. It is quiet for weeks, and it is nearly always preventable.',
    ),
    h2('Why hay heats'),
    p(
      'Cut hay is not dead at once. The plants still breathe, and small things that live on them eat and multiply as long as there is water. Both make heat. A loose windrow lets the heat go. A tight bale keeps it, and a big stack of tight bales keeps it best.',
    ),
    p('Nearly all hay warms a little in the first days and cools again. Trouble is hay that was baled too wet and keeps climbing.'),
    h2('How dry is dry enough'),
    p(
      'Extension offices differ by a point or two, since bales differ. As a rule of thumb, stay at or below 20 percent moisture for small square bales, and nearer to 16 percent for large ones, which cannot breathe. Measure in several windrows, low spots too. The one wet bale from beside the ditch is the one that lights the rest.',
    ),
    quote('My father said it smelled like tobacco. He said it while he was already walking toward the phone.'),
    h2('Check it for six weeks'),
    p(
      `Push a probe into the middle of the stack and wait ten to fifteen minutes. A long hay thermometer is best; a pipe with holes near the point and a thermometer on a string also works. These are the steps that ${source('https://extension.psu.edu/', 'Penn State Extension')} gives to farmers and fire departments:`,
    ),
    table(
      ['Inside the stack', 'What it means', 'What to do'],
      ['Below 130 °F', 'The usual warmth', 'Keep checking'],
      ['150 °F', 'The danger zone begins', 'Check twice a day; take the stack apart if you can, so that air gets at it'],
      ['160 °F', 'Getting worse', 'Check every two hours'],
      ['175 °F', 'Hot spots are likely', 'Call the fire department; keep air away from it'],
      ['190 °F and more', 'Close to fire, or on fire inside', 'Firefighters move the hay, with water ready'],
    ),
    callOut(
      p(
        '<strong>Never walk on a hot stack.</strong> Fire eats caves into it, and you cannot see them. If you must get near, lay planks, wear a rope, and have somebody hold the other end. Better: stay down and call.',
      ),
      p('From 175 °F on, do not pull bales out by yourself. Hot hay can burst into flame when air reaches it.'),
    ),
    h2('Where to put it'),
    figure(
      'fig-stacks',
      'Seen from above: three haystacks well apart from each other, from a barn and from a line of power poles, each with bare ground around it.',
      'Several stacks, each with bare ground around it, away from the barn, from the power line and from each other. One fire then takes one stack.',
    ),
    points(
      'Make several stacks instead of one, and leave enough room that one can burn without the next.',
      'Keep stacks away from buildings, roads, fences that spark, and power lines.',
      'Mow or disk a strip of bare ground around each. Keep it bare in August.',
      'Do not park anything with a warm exhaust beside hay. No fuel and no battery charger in the hay barn either.',
      'Hay that worries you stays outside, alone, for six weeks.',
      'Put a sign with no smoking on it where drivers get out to unload.',
    ),
    p(
      'Ask your insurance how it looks at stacks, too. Many farm policies pay up to a limit for hay in one place, and call it two places only if there is a certain distance between them. That number stands in your policy. Pace it off.',
    ),
    h2('Write it down'),
    p(
      'A notebook in the pickup with five columns will do: date baled, field, moisture, how many bales, where they went. Add the temperature each time you probe. It tells you which stack to watch. After a loss it tells us what was there, and what hay cost that week tells us what it was worth.',
    ),
    p(
      `Count your hay in August and again in November, and tell ${link(address.findAnAgent, 'your agent')} when there is much more of it than last year. More about feed and seed is on ${link(address.farm, 'Farm &amp; Ranch')}.`,
    ),
  ),
}
