/** What people ask that the summaries of the policies say, and no other page. */
export const askedInTheSummaries = {
  disclosure: `
    do you look at credit, credit history, is my credit pulled, score from a reporting company, my score went down and the price up,
    bankruptcy and my rate, what changes my price, reasons a price goes up, first 59 days, ten days notice, thirty days notice, cancelled
    for not paying, why was i not renewed, refused to renew, denied insurance why, turned down and want the reason, who
    decides if i am treated wrong, answer within 15 working days, copy of my claim file, full copy of the policy in large print, limits the
    state asks for, minimum limits, lowest legal coverage, is it legal to drive without, penalty for no insurance,
    medical payments five thousand, how much med pay is included, say no to med pay, refuse uninsured motorist, reject um in writing, drive
    for hire, delivering food in my own car, car rented out by an app, racing excluded, on purpose, rust, vermin, mice ate it, settling
    cracks, foundation crack, earth movement, mine subsidence, flood left out, neglect, house stood empty for months, vacant more than sixty
    days, dog that has bitten before, vicious dog, dog with a bite record, pit bull on the property, dangerous breed question, trampoline in
    the yard price, wood stove price, pool and my price, limit for cash, two hundred in cash, limit for stolen jewelry, fifteen hundred for
    jewelry, limit for stolen guns, twenty five hundred firearms, silverware limit, how much is my garage insured for, ten percent for other
    structures, percent deductible for wind, one percent of the house, separate hail deductible, wind deductible in percent, law and
    ordinance, building code upgrade, extended replacement cost, twenty percent above, code requires sprinklers, loss of use how many
    months, rent while my house is fixed how long, ho6, my part of the building, association policy, master policy deductible, bylaws, hoa
    charged everyone, unit owner, rented condo unit, roommate named on the policy, landlords building i damaged, shelves i put in my
    apartment, storage unit limit, business at home sewing, owe more than the truck is worth, loan or lease payoff, rental car a day limit,
    towing limit 250, custom parts, stereo left out, who counts as a driver of mine, household members not listed, somebody not on my policy
    drove, declarations page what is on it, what policies leave out, not covered list, summary of my policy, coverage disclosure, what does
    my policy not pay for, look over my coverage every year, yearly checkup list, is asking about a claim held against me, discount list and
    what it depends on, mold, fungus, bacteria, sewer backup add on, scheduled jewelry, saddle by name and value, guitar scheduled, is my
    credit looked at, do you run my credit, does my credit count for the price, is there a credit check, check my credit score before a
    quote`,
  business: `
    cashier theft, worker takes money from the till, register comes up short, stealing from the cash drawer, clerk pocketing money,
    bartender stealing, someone on staff forged checks, shoplifter, broken shop window, awning torn, customer slipped on my wet floor,
    customer got burned by coffee, product made someone sick, food spoiled in the walk in, freezer at the store quit, point of sale system
    hacked, credit card numbers stolen from my store, tools stolen out of the job trailer, hired help hurt, comp insurance, one employee,
    certificate for a job, general contractor wants proof, shop keepers policy, coffee stand, auto body shop, mechanic garage, welding shop,
    lawn mowing, tree trimmer, house cleaner, lawyer office, river guide, church building, grange hall, dance hall, delivery van of the
    shop, fleet of pickups, side job, home bakery`,
  homeowners: `
    big dog, do you insure with a dog, diving board, kids got hurt in my yard, guest fell on my steps, laptop, couch, stereo, rug, curtains,
    shoes, dishes, toys, mattress, washer, dryer, dishwasher, furnace, skylight, window, door, porch, patio, gutter, siding, brick, summer
    place, attic, cellar, basement, kitchen, sink, faucet, pipe, roof leak, shingles, mailbox, flag pole, hammock, bbq, snow blower, power
    tools, chain saw, bicycle in the garage, fishing gear, guns in a safe, stamp collection, art on the wall, antique dresser, wedding
    dress, baby crib, medicine, glasses, hearing aid, dentures, doberman, husky, chow, akita, wolf hybrid, family dog, puppy chewed the
    neighbors shoe, dog knocked down a visitor, sandbox, basketball hoop, rain barrel, sprinkler line froze, sprinkler head, garage door,
    pergola, raised beds, picnic table, patio set, christmas lights, dehumidifier, ceiling fan, chandelier, cabinets, counter top, hardwood
    floor, carpet, tile, wallpaper, drapes, bookcase, desk, camera, drum kit, quilt, crock pot, microwave, vacuum, treadmill, crib,
    stroller, tent, skis, snowboard, fishing pole, bow and arrows, saddle in the garage, kiln, easel, aquarium`,
  claims: `
    hail, hailstorm, it hailed, hail came through, roof after hail, dents from hail, wind took the shed, tornado, twister, microburst, fire,
    smoke, burned, theft, break in, stolen, vandals, graffiti, eggs on my house, smashed, wreck, crash, rear ended, totaled, hit
    a pole, backed into, scratch, adjuster, my adjuster, estimate from a body shop, contractor estimate, storm chaser at my door, lawyer for
    my accident, being sued, attorney wrote to me, letter from a lawyer, deny, appeal a claim, not enough money for my roof, second opinion
    on damage, check for my claim, claim check lost, the adjuster is late, my barn is gone, tree on the truck, sign fell on
    a car, kids broke a window, the water heater burst, water tank let go in the utility room, busted boiler flooded us`,
  otherServices: `
    rising river, creek, motor home, travel, pet, vet bill, puppy, kitten, old dog hip, identity stolen, card opened in my name, scammed, i
    was scammed, phished, hacked account, party tent, estate bond, hives, pack string, odd thing, something unusual, can you insure this,
    horse mortality, e-bike, segway, earthquake add on, paddle board, pontoon motor stolen, hovercraft, unicycle, camel, falcon, one time
    event at the grange, carnival ride, food stall at a festival`,
  life: `
    will, last will, trust, funeral, burial, casket, cancer, diabetes, term, policy on my kid, policy on my mom, grandpa died, how much life
    insurance, cash value of my life policy, borrow from my policy, lapse, life insurance at sixty, who gets the money when i die, my ex is
    still the beneficiary, policy for a newborn, life insurance through work ended`,
  pay: `
    premium notice, my premium, money order, cash, paper check, apple pay, venmo, paypal, credit card fee, bank draft date, overdraft, shut
    off notice, reinstate after a late payment, pay next month instead, pay with two cards, someone elses bill, receipt for my taxes`,
  auto: `
    ticket, sr22, permit, college student car, good student, commuter, tires, rims, wiper, bumper, headlight,
    mirror, radio stolen, key fob, garage parked, antique car, classic truck, jeep, minivan, tesla, leased car, borrowed car, test drive,
    horse trailer behind my truck, topper, deer hit, cracked mirror, my car was keyed, door ding, bent rim, spare key, lost my title, tag
    expired, kayak on top of my car`,
} satisfies Record<string, string>
