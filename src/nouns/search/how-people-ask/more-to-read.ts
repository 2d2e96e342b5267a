/** What people ask that an article tells, by what its paragraphs say; by what the address of the article ends with. */
export const askedToReadMore: Readonly<Record<string, string>> = {
  'a-home-inventory-in-one-evening': `
    film every room, video my stuff, walk through with my phone, list of everything in the kitchen, proof of what i owned, open the drawers
    and talk, where to keep the list of my things, count hangers, serial numbers of my tools, record of belongings, what people forget on
    the list`,
  'a-teen-drivers-first-winter': `
    empty parking lot practice, teach my daughter to drive on ice, anti lock brake shakes, how to steer in a slide, snow driving lesson, new
    driver and snow, practice skids, first snow behind the wheel, kid drives to practice in the dark, how far to stop on ice`,
  'animals-on-the-road': `
    brake or swerve for a deer, elk at dusk, eyes in the headlights, gate was left open and my bull got out, pronghorn, when do deer move,
    steer into the ditch or hit it, carcass on the road who do i call`,
  'choosing-a-deductible': `
    higher or lower deductible, break even years, is a thousand dollar deductible smart, what deductible should i take, save each year with
    a bigger deductible, do the sum on a deductible, deductible, can i afford the deductible`,
  'ground-blizzards-on-the-plains': `
    whiteout with blue sky, stuck in snow run the engine, tailpipe under snow, road closed gate, tell somebody my route, snow across the
    road, winter kit, plow behind`,
  'hail-on-a-metal-roof': `
    dents in steel panels, cosmetic damage, does a dent leak, metal roof looks like a golf ball, hail size chart, how big is big hail,
    cosmetic exclusion, seam opened by hail, screws and washers on a roof, is steel better than shingle, will you pay for dents`,
  'how-much-snow-a-barn-roof-holds': `
    weigh the snow, coffee can and ruler, ground snow load, roof creaks, doors stick under snow, shovel the barn roof, wet april snow, will
    my shed fall in, multiply by five point two, rafters bending`,
  'leasing-pasture': `
    lease grass, by the head and month, aum rate, who fixes the fence in a lease, who waters the cattle on a lease, pasture agreement one
    page, lease in a drought, certificate from the renter of my land, hunters on leased ground`,
  'life-insurance-for-a-farm-family': `
    one pot of coffee talk, pay the note if i die, one child farms and two do not, wife does the books what is she worth, old policies in a
    drawer, hired man for two years, fair to the kids off the farm, estate and the land, operating loan after death`,
  'renters-insurance-for-a-small-place': `
    small apartment worth insuring, what a studio costs to fill again, landlord says i need it, roommate stuff, laptop stolen from the dorm,
    basement apartment, first place of my own, studio flat, my landlord had a fire where do i sleep, renting a room`,
  'replacement-cost-or-cash-value': `
    why did they pay less for my old roof, twelve year old roof, first check and second check, payment for a used couch`,
  'storing-hay-without-a-fire': `
    wet bales, moisture of a bale, smells like tobacco, bale temperature, stack steaming, hay stack apart from the barn, when to move hot
    bales, how dry is dry enough, hay caught fire by itself`,
  'the-first-hour-of-a-claim': `
    what to write down after a crash, list for the glove box, take pictures before cars move, skid marks, names of witnesses, say whose
    fault, officer name and report number, right after an accident, first thing after a fire`,
  'the-four-kinds-of-annuity': `
    immediate or deferred, kinds of annuities, income within a year, sold the herd and want an income, what is a deferred annuity, free
    look`,
  'uninsured-drivers-in-colorado': `
    um and uim, no insurance hit me, driver had the minimum only, hit at a red light by nobody insured, who pays my back, other guy is
    broke, hit on my bicycle by an uninsured car, stacked um, how many drivers have none`,
  'water-that-comes-up': `
    floor drain backed up, sump pump stopped, creek in the door, power failed and the sump, difference of flood and backup`,
  'when-an-umbrella-makes-sense': `
    a million on top, limits used up, van with three people hurt, what limits under an umbrella, pond and horses liability, sued for what i
    said online, teen driver and a big verdict`,
  'when-the-shop-must-close': `
    business income, lost profit after a fire, pay the baker while shut, rented oven, how long does income coverage last, seventy two hour
    wait, road works in front of my store`,
  'wildfire-space-around-the-house': `
    five feet of gravel, no bark mulch, embers in the gutter, screen over vents, trees thirty feet apart, firewood by the wall, under the
    deck, evacuate list, go bag, mow before fire season, fire mitigation rules, juniper by the house`,
  'wiring-in-an-old-barn': `
    mice chew wires, rusty panel, smell of fish, cows will not drink stray voltage, dust on lamps, welder on an old circuit`,
}
