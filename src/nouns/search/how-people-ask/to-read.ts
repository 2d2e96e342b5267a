/** What people ask that an article answers, by what its address ends with: it leads there where such an article is published. */
export const askedToRead = {
  'animals-on-the-road': `
    cow on the highway, cattle on the road, livestock on the road, horse on the road, whose fault if i hit a cow, hit a cow at night who pays,
    my cow got hit, my cows got out on the road, my bull got out and was hit, gate was left open and cattle got out, open range law, fence law,
    fence out state, deer on the road, avoid hitting a deer, deer season driving, how to miss a deer, swerve for a deer, deer at dusk, should i
    swerve for an animal, loose horse, stray cattle, stray cow, cattle guard, liable for my cattle on the road, who pays when a cow is hit,
    animals on the highway, elk crossing, cattle out on the highway, cows are out, cows on the road who is responsible, am i responsible if my
    cow gets hit, someone hit my cow, car hit my horse, who pays for a dead cow on the road, gate left open cow got out, fence down cows out,
    do i owe for the car that hit my cow, driver hit my bull, black cow at night, is the rancher liable, is the driver liable, animal on the
    road at night, deer whistles, watch for deer, deer in november, dusk and dawn deer, brake do not swerve, who is responsible if horses get
    out, horses got out, loose cattle liability, loose livestock, stray horse, stray bull, livestock got out and caused a wreck, open range, is
    colorado open range, fence in or fence out, cattle guard on the road, cows crossing the road, herding cattle on the road, moving cattle
    down the road, signs for cattle crossing, buffalo on the road, hit an elk who pays, hit livestock, who is at fault when cattle are on the
    road, neighbors steer on the highway, open range and cars, best way to avoid deer at night, horses loose by the highway`,
  'wiring-in-an-old-barn': `
    wiring in a barn, old wiring, barn wiring, barn electrical, electrical inspection of a barn, electrical fire in a barn, heat lamp, heat
    lamps in the barn, heat lamp fire, chewed wires in the barn, mice in the wiring, dusty outlets, extension cords in the barn, breaker keeps
    tripping in the barn, old fuse box in the barn, is my barn wiring safe, rewire the barn, knob and tube in the barn, check the barn for fire
    hazards, barn fire prevention, prevent barn fires, light bulbs in the barn, conduit, ground fault outlet, electrician for the barn, how to
    check barn wiring, bad wiring in the barn, barn wires are old, cloth wires, bare wires in the barn, barn lights flicker, sparks in the
    barn, outlet in the barn is hot, mice chewing wires in the barn, dust on the breaker box, is a heat lamp safe, heat lamp for chicks, heat
    lamp for lambs, heated water bucket, barn electrical safety, what to look for in barn wiring, fuses in the barn keep blowing, barn
    electrician, old barn electric, barn panel rust, barn lights keep flickering, mice ate the wires in the barn, safe heat lamp for lambs,
    check old wiring before winter, barn fuse keeps blowing`,
  'the-first-hour-of-a-claim': `
    what to do in the first hour, first hour after an accident, first thing to do after a crash, checklist after an accident, what to do at the
    scene, glove box list, take pictures after a wreck, what photos to take, what pictures to take, what to write down after an accident,
    accident checklist, steps after a house fire, prepare for a claim, what information to get from the other driver, notes after an accident,
    what not to say after an accident, what should i do first, first thing i should do after a wreck, steps to take after an accident, what to
    take pictures of, how to photograph damage, take photos of the cars, what should be in my glove box, list for my glove box, what do i say
    to the other driver, do not admit fault, who to call first, after a crash step by step, what to do right after a fire, what to do right
    after hail, first steps after damage, what do i do in the first minutes after an accident, right after a wreck, immediately after a crash,
    what to say at the scene, what to collect at the scene, witness names, photograph the scene, photos after a fire, photos after a storm,
    accident steps, accident form for my car, what to keep in my car in case of an accident, what to do right after a crash, what to photograph
    first, first steps after a fire, what to say to the other driver, checklist for the glove box`,
  'a-home-inventory-in-one-evening': `
    home inventory, make a home inventory, list of my belongings, list what i own, video of my house, film my house, record my belongings, room
    by room list, photos of my things, inventory app, inventory checklist, what do i own, proof of what i own, receipts for belongings, how to
    document my stuff, serial numbers, prove what was stolen, write down my things, household inventory, how to make an inventory, how do i
    list everything, how do i record what i own, take a video of my stuff, take pictures of everything i own, video my belongings, walk through
    video, write a list of my things for insurance, list of everything in the house, document my belongings, catalog my things, what should be
    in a home inventory, keep receipts, where to keep my inventory, prove i owned it, how do i prove what i had, how to list everything i own,
    video of every room, keep track of my belongings, proof of what was in my house, serial numbers of my stuff`,
  'leasing-pasture': `
    pasture lease, lease my pasture, rent my pasture, renting pasture, renting out grass, grazing lease, grazing agreement, pasture rent, lease
    agreement for pasture, someone elses cows on my land, cows on leased land, who fixes the fence on leased pasture, who insures the cattle on
    my grass, lease ground to a neighbor, rent grass per head, aum, neighbor runs cattle on my place, written lease, handshake lease, land
    lease for cattle, leasing land for grazing, rent land for horses, rent out my pasture, someone wants to rent my grass, lease my grass, run
    cows on shares, take in cattle, pasture for rent, put my cows on someone elses grass, cattle on rented grass, lease on pasture ground, what
    should a pasture lease say, grazing contract, price for grazing, who is liable for cows on leased pasture, whose insurance covers leased
    pasture, lease a field to a neighbor, summer grass, renting grass to a neighbor, lease for pasture what to write, who fixes the fence on
    leased land, charge per head for grazing`,
  'replacement-cost-or-cash-value': `
    replacement cost, actual cash value, acv, rcv, replacement cost or actual cash value, depreciation, what is depreciation, what is acv, why
    did they depreciate my roof, my roof was depreciated, only paid half for my roof, old roof value, is my roof at replacement cost, new for
    old, will you pay for a new one or what it was worth, roof payment schedule, how is value figured, what my things are worth, why did i get
    less than it cost, market value versus rebuild cost, difference between acv and replacement cost, full value or used value, difference
    between replacement cost and cash value, what does replacement cost mean, what does cash value mean, do you pay full price or used price,
    do i get a new one or used value, take off for age, why did you take off depreciation, why did i only get part of my roof, roof paid at
    half, holdback, get the depreciation back, value of an old roof, my roof is fifteen years old what will you pay, my tv is old what do i
    get, what is my old stuff worth, worth of used things, paid less because it was old, why was my roof depreciated, what is actual cash
    value, they paid less than a new one costs`,
  'when-an-umbrella-makes-sense': `
    do i need an umbrella, umbrella insurance explained, what is an umbrella policy, when do i need an umbrella, is an umbrella worth it, how
    does an umbrella work, umbrella cost, who needs an umbrella, sued for everything i own, protect my assets, protect my savings from a
    lawsuit, lawsuit bigger than my policy, what an umbrella covers, enough liability, should i get an umbrella policy, why would i need an
    umbrella, is one million enough, how much umbrella do i need, what does an umbrella do, umbrella policy meaning, worried about being sued,
    could lose my farm in a lawsuit, sued for more than i have, someone sues me for a million, protect what i own, pool and teen drivers
    umbrella, who should buy an umbrella`,
  'wildfire-space-around-the-house': `
    defensible space, wildfire, protect my house from wildfire, clear around the house, clear brush, fire mitigation, fire wise, firewise, trim
    trees for fire, embers, five feet around the house, thirty feet, hundred feet, wood pile by the house, pine needles in the gutter, junipers
    by the house, fire season, prepare for wildfire, wildfire checklist, red flag warning, get ready for fire season, mow tall grass, cut weeds
    around the house, how far should trees be, gravel around the house, fire resistant plants, deck and wildfire, vents embers, how do i
    protect my house from fire, make my house safe from wildfire, clear space around my house, what to clear before fire season, how far to
    clear, clean out gutters for fire, cut down trees near the house, trees too close to my house, move the wood pile, weeds around the barn,
    mow around the buildings, fire break, firebreak around the house, plow a fire guard, get my place ready for wildfire, wildfire safety,
    grass fire safety, zone around the house, juniper bushes by the window, what burns first, sparks and embers, keep embers away, embers under
    the deck, embers in the vents, fire coming what to clear, fireproof my house, fire proof the yard, landscaping for fire, rocks around the
    house instead of mulch, mulch by the house, trim limbs off the ground, ladder fuels, dead grass by the house, tall weeds, brush by the
    shed, space around buildings, safe distance from trees, prepare my property for fire, wildfire mitigation discount, evacuate and wildfire
    list, clear brush by the house, how far to cut trees from the house, embers in the gutters`,
  'hail-on-a-metal-roof': `
    metal roof hail, hail on a metal roof, dents in a metal roof, dented tin roof, dents in steel roof, cosmetic hail damage, cosmetic damage
    exclusion, is a dented roof covered, do dents matter, will hail hurt a metal roof, metal roof leaks after hail, dents but no leaks, hail
    damage to tin, standing seam roof hail, metal roof or shingles for hail, is a metal roof hail proof, hail on a steel roof, hail on steel
    roof, hail on tin roof, dents from hail on metal, my metal roof has dents, does hail hurt metal roofs, do you pay for dents in a metal
    roof, dimples in my roof, steel siding dents, metal roof damage from hail, is a metal roof better, tin on the barn has dents, cosmetic
    dents, only dents, does hail hurt a metal roof, metal or shingles for hail`,
  'water-that-comes-up': `
    sump pump, sump pump failed, sump pump coverage, sewer backup, sewage in the basement, drain backed up, drain backup, water coming up the
    floor drain, water in the basement, groundwater, ground water, seepage, seeping basement, crawl space water, wet basement, water from
    below, flood or water backup, difference between flood and water backup, backup coverage, toilet backed up into the house, is sewer backup
    covered, basement flooded from rain, creek came up, snowmelt in the basement, water table, water in my basement, my basement flooded, water
    coming up through the floor, drain in the floor backed up, sewer came up, sewer backed up, sewage came up the drain, septic backed up into
    the basement, sump pump quit, sump pump died, sump pump broke, sump overflowed, pump failed when power went out, is water backup covered,
    do i have water backup, water backup coverage, does insurance cover a wet basement, rain water in the basement, water through the basement
    wall, water under the house, crawlspace flooded, ditch overflowed into the house, irrigation ditch flooded my basement, flood versus
    backup, high water table, water came up through the floor drain, sewer backup or flood, groundwater in the basement, is it a flood or a
    backup`,
  'choosing-a-deductible': `
    choosing a deductible, which deductible, what deductible should i get, high or low deductible, raise my deductible to save, lower
    deductible, how does a deductible work, what is a deductible, deductible explained, one percent deductible, percentage deductible, two
    percent wind and hail deductible, 1000 or 2500 deductible, is a higher deductible worth it, how much do i save with a higher deductible,
    deductible math, best deductible, wind and hail deductible, what deductible do i want, how high a deductible, 500 or 1000 deductible, 2500
    deductible, 5000 deductible, best deductible for me, deductible advice, how do deductibles work, explain deductible, meaning of deductible,
    do i have to pay the deductible every time, wind hail deductible percent, 1 percent deductible, 2 percent deductible how much is that, will
    a bigger deductible save me money, save by raising my deductible, should i raise my deductible, should i lower my deductible, is a low
    deductible better, what deductible should i pick, is a high deductible worth it, percent deductible for hail`,
  'storing-hay-without-a-fire': `
    storing hay, hay storage, wet hay, hay heating, hay too hot, hay temperature, hay bales smoking, hay stack smells hot, hay moisture, damp
    hay, can hay catch fire by itself, spontaneous combustion, hay fire, prevent hay fires, check hay temperature, hay probe, stack hay safely,
    how far apart to stack hay, baled too wet, green hay, hot bales, hay in the barn safe, when is hay dangerous, can hay catch fire, how does
    hay catch fire, why does hay burn, hay got hot, my hay is steaming, hay smells like tobacco, smoke coming from the haystack, stack is
    smoking, how hot is too hot for hay, hay thermometer, test hay moisture, what moisture to bale at, rained on hay, put up wet hay, where to
    stack hay, hay too close to the barn, space between stacks, keep hay from burning, hay fire prevention, self heating hay, bales are warm,
    round bales heating, how to store round bales, how to store bales, how to stack bales, stacking hay, store hay outside, store hay in a
    barn, tarp on hay, bales got rained on, moldy hay, hay too green, hay cure, hay heat, hot hay, warm hay, smoking hay, hay spontaneous fire,
    hay moisture percent, hay is heating up, how wet is too wet to bale, stack smells like tobacco`,
  'uninsured-drivers-in-colorado': `
    uninsured driver, hit by an uninsured driver, other driver has no insurance, driver had no insurance, hit by someone without insurance,
    uninsured motorist, underinsured, um uim, what is um, what is uim, does the other guy have insurance, his insurance is not enough, other
    drivers policy is too small, hit and run driver never found, driver fled, how many uninsured drivers, guy who hit me has no insurance, no
    insurance and hit me, what if the other driver is not insured, reject uninsured motorist, guy had no insurance, she has no insurance, the
    person who hit me is not insured, hit by someone with no license and no insurance, other car was not insured, they gave me fake insurance,
    other drivers insurance expired, their insurance is cancelled, what if they do not have insurance, who pays if they have no insurance, do i
    need uninsured motorist, is um required, what is underinsured, not enough insurance other driver, their limits are too low, hit and run who
    pays, they took off and i do not know who, um and uim explained, hit by someone with no policy, how many people drive without insurance,
    what if they cannot pay for my car`,
  'when-the-shop-must-close': `
    business income explained, shop must close, closed after a fire how do i pay bills, closed for weeks, lost customers while closed, how long
    can a shop stay closed, weeks without income, store closed for repairs, pay staff while closed, extra expense, rent while my shop is
    closed, income while rebuilding the shop, reopen after a fire, what if my store cannot open, business income coverage how much, how do i
    survive if my shop closes, my store burned how do i live, money while my business is closed, income if the restaurant closes, we had to
    close after the fire, closed six weeks, shut for repairs who pays wages, keep paying employees when closed, what is business interruption,
    do i need business income, how much business income coverage, how long will it pay while closed, customers went elsewhere, shop closed
    after a fire who pays wages, lost income while we rebuild, how long does business income last, restaurant shut down by a burst pipe`,
  'renters-insurance-for-a-small-place': `
    renters insurance worth it, do i need renters insurance, is renters insurance necessary, what does renters insurance cover, cheap renters
    insurance, how much is renters insurance, renters insurance for a studio, first apartment, moving into an apartment, small apartment,
    renting for the first time, landlord does not insure my things, roommates renters insurance, renters and dog, bike stolen from apartment,
    fire in my apartment building, upstairs neighbor flooded my apartment, my bathtub leaked on the neighbor below, do renters need insurance,
    should i get renters insurance, why get renters insurance, is renters worth it, renters insurance for one room, renters insurance for a
    college kid, renters for a studio apartment, what does renters pay for, renters insurance price, how cheap is renters, my first place,
    moving out of my parents house, just got my own place, does the landlord pay if my stuff burns, fire in the building my things, neighbor
    upstairs leaked on my stuff, bike couch and dog, do i need renters insurance for one room, landlord does not cover my things, cheap policy
    for an apartment`,
  'life-insurance-for-a-farm-family': `
    life insurance for farmers, farm family life insurance, life insurance on the farm, who pays the farm note if i die, farm debt and life
    insurance, who would feed the cows, if the farmer dies, farm widow, keep the farm after a death, farm loan when i die, life insurance for
    ranchers, buy out my brother on the farm, pass the ranch on, talk to my husband about life insurance, life insurance for a farmer, farm
    couple life insurance, what if the farmer dies, who runs the ranch if i die, who feeds the cattle if i die, pay the land note if my husband
    dies, estate plan farm life insurance, kids who do not farm, farm partner dies, ranch family life insurance, talk about life insurance with
    my wife, widow on a farm, how do we split the ranch fairly, estate tax on the farm, one kid farms and two do not, pass the place to the
    kids`,
  'how-much-snow-a-barn-roof-holds': `
    snow load, snow on the barn roof, how much snow can a roof hold, how much does snow weigh, weight of snow, heavy wet snow, roof collapse
    snow, shovel the roof, shovel snow off the barn, remove snow from roof, is my roof going to collapse, signs a roof will collapse, roof
    sagging under snow, snow depth on roof, drifts on the roof, how deep is too deep, measure snow weight, roof rake, how much snow is too much
    on a roof, how much snow can my barn hold, is my barn roof safe with this snow, two feet of snow on the roof, snow on my roof weight, wet
    snow weight, weigh snow, how heavy is snow, snow per square foot, pounds per square foot, will my roof hold, roof creaking snow, roof
    bowing, shed roof snow, quonset snow, rafters cracking, get snow off the roof, should i shovel my roof, drifted snow on barn, roof wont
    cave in from snow, will the barn cave in, will snow cave in my roof, is my shed safe under this snow, how do i know my roof can hold snow,
    roof strength snow, rafters and snow, snow too heavy, ice on the barn roof, rain on snow weight, measure snow on the roof, clear snow off
    the machine shed, will my barn roof hold this snow, how deep is too deep on a roof, rake snow off the barn, barn roof creaks, weight of wet
    snow`,
  'a-teen-drivers-first-winter': `
    teen driver winter, teach my teen to drive in snow, teaching a teen to drive, new driver in winter, first winter driving, teen driving
    rules, teenager driving laws, passengers for teen drivers, curfew for teen drivers, learners permit hours, practice driving in snow,
    parking lot practice, kids driving on ice, my kid driving to school in the snow, graduated license, young driver snow tips, tips for teen
    drivers, phone use by teen drivers, my teen has never driven in snow, teach my son to drive on ice, teach my daughter winter driving, how
    to teach a kid to drive in winter, practice in a parking lot, teen first snow, new driver on ice, colorado teen driving laws, can my teen
    drive friends, how many passengers can a 16 year old have, how late can a teen drive, midnight curfew, fifty hours practice, minor permit
    rules, teen texting, rules for my teen driver, contract with my teen, safe first car for a teen, teach my kid to drive on ice, new driver
    in the snow, black ice tips for a teenager, practice skids in a parking lot`,
  'ground-blizzards-on-the-plains': `
    ground blizzard, whiteout, blowing snow, driving in blowing snow, blizzard driving, driving in a blizzard, caught in a blizzard, stuck in a
    blizzard in my car, cant see the road in snow, zero visibility, drifting snow on the road, winter driving, drive in snow, winter road
    conditions, roads closed for snow, winter car kit, emergency kit for the car, what to keep in the car in winter, stay with the car, snow
    drifts across the road, wind and snow on the highway, black ice tips, what is a ground blizzard, road disappears in blowing snow, cannot
    see in blowing snow, snow blowing across the highway, whiteout what to do, caught in a whiteout, how to drive in a whiteout, pull over in a
    blizzard, stranded in a blizzard what to do, stuck in a snowstorm in my car, stay in the car, winter kit in the trunk, candle and blanket
    in the car, i 76 closed, road closed by wind, clear sky but no road, ice on the highway, how to drive on ice, slick roads, winter tires,
    blowing snow on the highway, what to keep in the truck for winter, road closed by a ground blizzard, stranded in a blizzard`,
} as const
