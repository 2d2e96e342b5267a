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
    road, neighbors steer on the highway, open range and cars, best way to avoid deer at night, horses loose by the highway,
    what do i do with the hurt deer after i hit it, is it better to hit the deer or go in the ditch, what time of day are deer out the
    most, which month do elk move across roads, do i brake or let off right before i hit a deer, one deer crossed are there more coming,
    neighbors heifers keep getting on the county road who gets in trouble, how many strands of wire makes a lawful fence here, how far
    apart should posts be for a legal fence, my cows ate the neighbors corn behind his fence who owes, a hunter left my gate open and the
    herd walked out on the road, who do i call first when my cows are out at night, do i move them off the road or home first, what should
    i wear to get cattle off the road in the dark, should i argue about the fence with the man who hit my steer, who pays for the van when
    it hit my cow, does liability pay for the dead cow itself, if i miss the deer and hit a pole is that different, how often should i walk
    my road fence, what sign should be on a gate so people shut it, cow with no lights on a dark road who pays, why slow down where there
    is manure on the road, whose number should be on the gate,
    is it better to hit the deer or swerve, swerve for a deer or not, when are deer out the most, what months do deer run, see eyes in my
    headlights, black cow at night on the road, should i use brights for deer, one deer crossed are there more, who pays if my cow gets hit,
    somebody hit my steer and wants money, fence law three strands, lawful fence how many wires, neighbors cattle ate my garden can i make
    him pay, cows are out on the county road who do i call, call the sheriff for loose cows, gate sign to keep it shut, walk the fence in
    spring, missed the deer but hit a pole, pronghorn on the road, manure on the road means what, hurt deer in the road do i go near it,
    horse got loose on the highway whose fault, neighbors black angus was on the road and i totaled my car who is at fault, my gate was shut
    and a hiker left it open and a car hit my cow, it is dusk and deer are everywhere how do i drive, should i jerk the wheel or just hit
    it, six of my cows are on the highway right now and it is dark, do cattle have the right of way out here`,
  'wiring-in-an-old-barn': `
    wiring in a barn, old wiring, barn wiring, barn electrical, electrical inspection of a barn, electrical fire in a barn, heat lamp, heat
    lamps in the barn, heat lamp fire, chewed wires in the barn, mice in the wiring, dusty outlets, extension cords in the barn, breaker keeps
    tripping in the barn, old fuse box in the barn, is my barn wiring safe, rewire the barn, knob and tube in the barn, check the barn for fire
    hazards, barn fire prevention, prevent barn fires, light bulbs in the barn, conduit, ground fault outlet, electrician for the barn, how to
    check barn wiring, bad wiring in the barn, barn wires are old, cloth wires, bare wires in the barn, barn lights flicker, sparks in the
    barn, outlet in the barn is hot, mice chewing wires in the barn, dust on the breaker box, is a heat lamp safe, heat lamp for chicks, heat
    lamp for lambs, heated water bucket, barn electrical safety, what to look for in barn wiring, fuses in the barn keep blowing, barn
    electrician, old barn electric, barn panel rust, barn lights keep flickering, mice ate the wires in the barn, safe heat lamp for lambs,
    check old wiring before winter, barn fuse keeps blowing,
    my barn was wired for six bulbs and now we run a welder, the fuse panel in the shed smells like fish what is wrong, do i need a special
    electrician for farm buildings, how do i hang a lamp over the lambs so it does not fall in straw, is it ok to leave an extension cord
    up in the barn all year, cows will not drink from the waterer could it be electric, how big a fire extinguisher and where in the barn,
    why do cobwebs matter for fire, can i charge batteries in the hay barn, does the state have to inspect new wires in my barn, what
    should be around the bulb so hay does not touch it, mice chew on everything what should the cable run in, should there be a smoke alarm
    that rings in the house, what do i check in the shed with a flashlight, somebody put a penny in the fuse box, the tank heater cord got
    chewed by a colt, which way should barn doors open in case of fire, how do i keep wires safe from damp and manure, is it safe to weld
    in the barn with chaff around, where should the main switch for the barn be,
    mice ate the barn wires, penny in the fuse box, smells like fish by the breaker panel, heat lamp fell in the straw, tank heater cord
    chewed, battery charger left on in the barn, cows get shocked at the water tank, stray voltage in the parlor, cobwebs on barn wires,
    dust on the bulbs, block heater cord, who can wire a barn, licensed electrician for a barn, inspect barn electric, gfci by the stock
    tank, buzzing box in the barn, how many extension cords is too many, welding in the barn sparks, old knob wiring in the shed, lights dim
    in the barn when the welder runs, got lambs under lamps and worried about fire, grandads barn has cloth wires, breaker box in the milk
    room is rusty, we string cords all over for the tank heaters`,
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
    first, first steps after a fire, what to say to the other driver, checklist for the glove box,
    what should i write down while i stand there by the wrecked cars, do i have to tell the police about a small crash, what does the law
    want me to do when i hit somebody, should i say it was my fault, can i say sorry to the other driver, may i throw out the burned stuff
    before somebody looks, when can we go back in the house after the firemen leave, somebody with a tow truck showed up and i did not call
    him, should i sign the paper the contractor brought the same day, what do i keep receipts for after the storm, what do i do the evening
    after it happened, keep track of who called me about my claim, we got robbed should i clean up before the police come, dead calves from
    lightning what do i photograph, what is the number i need from the officer, which pictures do i take of my house first far or close,
    whose names should i get if people saw it, what do they ask me when i call the claims line, list to print and fold for the car, who do
    i tell if you handle my claim badly, put a tarp on first or call first, what do i do with the wet rug before somebody comes,
    what do i write down at a wreck, get whose name and plate after a crash, do i have to call the cops for a crash, should i say sorry
    after a wreck, is it ok to admit fault, list to keep in the glove box, when can i go back in after the fire, take wide pictures first,
    can i throw away burned things, robbed should i tidy up, who asks what when i call, a man with a clipboard wants me to sign, tow truck i
    did not call showed up, sign a release the first day, keep notes of who called me about the claim, law says stop and help, skid marks
    pictures, right after a crash what are the steps, shaking and do not know what to do after an accident, checklist after a house fire,
    dead cattle pictures of tags, we were just in a wreck and i want to do everything right, what should i get from the other driver before
    he leaves, the house is smoldering and they want me to sign something, fireman left and i do not know what to touch, is it bad that i
    told him i was sorry, someone saw the crash what do i ask him, what should i keep in my glove box in case of an accident`,
  'a-home-inventory-in-one-evening': `
    home inventory, make a home inventory, list of my belongings, list what i own, video of my house, film my house, record my belongings, room
    by room list, photos of my things, inventory app, inventory checklist, what do i own, proof of what i own, receipts for belongings, how to
    document my stuff, serial numbers, prove what was stolen, write down my things, household inventory, how to make an inventory, how do i
    list everything, how do i record what i own, take a video of my stuff, take pictures of everything i own, video my belongings, walk through
    video, write a list of my things for insurance, list of everything in the house, document my belongings, catalog my things, what should be
    in a home inventory, keep receipts, where to keep my inventory, prove i owned it, how do i prove what i had, how to list everything i own,
    video of every room, keep track of my belongings, proof of what was in my house, serial numbers of my stuff,
    how do i show what i had if the house burns, how long does it take to film the whole house, do i tidy up before i film the closets,
    what should i say out loud while i film, what do people forget when they list their things, where do i keep the film so it does not
    burn with the house, should i put my house video on the internet, how often do i do the list over, which things need the serial number
    written down, is there a free app for listing my stuff, which things have a small limit unless they are listed, borrowed tools in my
    garage do i film those too, how do i know if i have enough for what is inside, my kids things at college do they go on the list, do
    renters need to film their stuff, is a shoebox of receipts good enough, do i count the food in the freezer, grandmas furniture just
    came do i film it, after a fire they want a list of everything i owned, what happens with my list when the whole house is lost, walk
    through the house with my phone for insurance,
    film my house for insurance, walk around with my phone and say what things cost, list of stuff in my kitchen, what do people forget to
    list, where should i keep my list of belongings, app for listing what i own, serial numbers of tools, how do i prove what i had after a
    fire, count my clothes, write down the saddle and freezer, things that have a low limit of their own, how often should i update my list
    of things, how to document belongings, make a record of everything before a fire, do i own more than my policy pays, household list for
    insurance, photos of what we have, spreadsheet of my belongings, receipts in a shoebox, if it burned i could not tell you half of what
    we own, how do i write down all my stuff without taking all week, where do folks keep their list so it does not burn too, is a phone
    video good enough proof of my things`,
  'leasing-pasture': `
    pasture lease, lease my pasture, rent my pasture, renting pasture, renting out grass, grazing lease, grazing agreement, pasture rent, lease
    agreement for pasture, someone elses cows on my land, cows on leased land, who fixes the fence on leased pasture, who insures the cattle on
    my grass, lease ground to a neighbor, rent grass per head, aum, neighbor runs cattle on my place, written lease, handshake lease, land
    lease for cattle, leasing land for grazing, rent land for horses, rent out my pasture, someone wants to rent my grass, lease my grass, run
    cows on shares, take in cattle, pasture for rent, put my cows on someone elses grass, cattle on rented grass, lease on pasture ground, what
    should a pasture lease say, grazing contract, price for grazing, who is liable for cows on leased pasture, whose insurance covers leased
    pasture, lease a field to a neighbor, summer grass, renting grass to a neighbor, lease for pasture what to write, who fixes the fence on
    leased land, charge per head for grazing,
    what should be on paper when i let somebody graze my grass, who pays for wire when the fence goes down on rented ground, who looks
    after water and salt for his cows on my land, what if it is a drought and there are too many head, we only shook hands on the grass is
    that enough, does my house insurance stop at the yard if i rent the land out, should the man renting my land name me on his insurance,
    what paper do i ask for from the person renting my ground, a hiker got hurt on my land and i did not charge him, can i charge hunters
    or does that change what i owe, do i need a sign about horses for riders, his daughter inherited the land and wants my cows off, when
    do i need a lawyer for renting land, who insures the corrals and the well on leased ground, what do we walk and look at before the
    cattle come, who feeds if it snows and the cows are on my place, by the acre or by the head how do people charge, how do we end it
    early if it does not work out, who decides to move them if the road drifts shut, his cows on my grass whose insurance, my brothers and
    sisters own the land with me and we want to rent it,
    what goes in a grass lease, pasture lease paper, handshake lease on grass, who fixes fence on leased land, who pays for water on rented
    pasture, how many head in the lease, drought and my pasture lease, lease by the head per month, certificate from the man who rents my
    ground, am i liable for hunters on my land, hunters for free or for money, sign for horses and llamas law, do both of us need insurance
    on rented ground, my cattle on somebody elses grass, let folks fish on my place am i liable, owner died and i lease the grass, walk the
    fence together before cattle come, when do i need a lawyer for a lease, renewing a grazing lease, running my cows on the neighbors
    place, a fella runs cows on my grass and we never wrote anything down, who is on the hook if his cows get out of my pasture, i let folks
    hunt my ground for a fee what do i need, the man who leased us grass died and his kids want it back, what should the paper say about
    fence and water`,
  'replacement-cost-or-cash-value': `
    replacement cost, actual cash value, acv, rcv, replacement cost or actual cash value, depreciation, what is depreciation, what is acv, why
    did they depreciate my roof, my roof was depreciated, only paid half for my roof, old roof value, is my roof at replacement cost, new for
    old, will you pay for a new one or what it was worth, roof payment schedule, how is value figured, what my things are worth, why did i get
    less than it cost, market value versus rebuild cost, difference between acv and replacement cost, full value or used value, difference
    between replacement cost and cash value, what does replacement cost mean, what does cash value mean, do you pay full price or used price,
    do i get a new one or used value, take off for age, why did you take off depreciation, why did i only get part of my roof, roof paid at
    half, holdback, get the depreciation back, value of an old roof, my roof is fifteen years old what will you pay, my tv is old what do i
    get, what is my old stuff worth, worth of used things, paid less because it was old, why was my roof depreciated, what is actual cash
    value, they paid less than a new one costs,
    two neighbors same storm and he got twice what i got why, my roof is twelve years old what would i get for it, why did the check come
    in two parts, how do i get the rest of my money after the roof is done, what does rc and acv mean on my papers, is there a last day to
    send the bills for the held back part, they subtracted for wear how do they figure that, old couch burned do they buy me a new one,
    when is it fine to take the cheaper kind that pays less, does the limit still count if it costs more to build, everybody needs a roofer
    now and it costs more than my limit, what pays for wider stairs and new wiring the code wants, my shed leans and i would never rebuild
    it, where in the policy does it say how the roof gets paid, is the house paid one way and the fence another, what is recoverable
    depreciation, we redid the kitchen is last years number still right, how do i know what it costs to build per square foot, got less
    than half for my shingles what line did i miss, they say my things lost value because of age, how much do i get for a roof that lasts
    twenty years, insurance paid only part of what new costs,
    rc or acv on my policy, depreciation took half, why is my check so small, how do i get the held back money, two checks for one roof, old
    roof and cash value, my couch is ten years old what will they pay, does replacement cost end at a limit, twelve year old roof how much
    do i get, what does depreciated mean, which is better new for old or what it was worth, deadline to claim depreciation, price per square
    foot to rebuild, is my limit too low, rebuild cost after remodel, they took off six thousand for age of the roof, check is way less than
    the roofers bill and they said depreciation, got one check and they said more comes later, my neighbor got it all paid and i did not
    same storm, what do acv and rcv mean on my paper`,
  'when-an-umbrella-makes-sense': `
    do i need an umbrella, umbrella insurance explained, what is an umbrella policy, when do i need an umbrella, is an umbrella worth it, how
    does an umbrella work, umbrella cost, who needs an umbrella, sued for everything i own, protect my assets, protect my savings from a
    lawsuit, lawsuit bigger than my policy, what an umbrella covers, enough liability, should i get an umbrella policy, why would i need an
    umbrella, is one million enough, how much umbrella do i need, what does an umbrella do, umbrella policy meaning, worried about being sued,
    could lose my farm in a lawsuit, sued for more than i have, someone sues me for a million, protect what i own, pool and teen drivers
    umbrella, who should buy an umbrella,
    i hurt three people in a wreck and my policy ran out, could they take my land if i cause a bad accident, we are not rich do we need
    more liability, can they take my future pay if i get sued, i sit on the ditch company board should i worry, horses and riders come to
    our place is that risky, how much more do i buy on top of my car and farm policies, does an umbrella pay for my own injuries, does an
    umbrella cover my shop or only me as a person, what if i drop the limits underneath, do i bring all my policies to talk about the extra
    million, what does each extra million cost compared to the first, does an umbrella pay if someone sues me for something i said, a
    trampoline and a pond and lots of kids over, i pull a big trailer on the highway every week, the harm i did is more than my auto limit,
    our dog is not friendly are we protected enough, how do i figure how many millions i need, we host hunters for money do we need more,
    family with a new driver and a paid up house, does an umbrella replace workers compensation, left to pay out of my own pocket after a
    lawsuit,
    do i need an umbrella if i am not rich, can they take my land in a lawsuit, how much umbrella should i get, what does an umbrella not
    pay for, sued for something i said, can a court take my wages, hit a van with three people hurt and not enough coverage, board member of
    the ditch company sued, pond and kids, trampoline lawsuit, heavy trailer on the highway risk, does an umbrella cover my farm business,
    gap between umbrella and car policy, when does umbrella kick in, teen driver lawsuit worry, is a million enough, we have land paid for
    and a boy who drives fast, people swim in our pond, could i lose the farm over one wreck, i am on the school board can i be sued, is a
    million dollars of extra worth it for plain folks`,
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
    list, clear brush by the house, how far to cut trees from the house, embers in the gutters,
    what should be right next to the wall of my house, is bark mulch bad by the house, how short should the grass be for fire, where do i
    stack firewood so the house does not burn, how far from the house should the trees be thinned, what size screen goes over the vents,
    should i clean under the deck, does fire run uphill or downhill, we live on the plains with tall grass what do we do for fire, disk a
    strip around the farmstead, one saturday to make the place safer from fire where do i start, ground around the propane tank, when do i
    sign up for the county alerts, where do i take the horses if fire comes, what goes in the box by the door, do i leave windows open when
    we have to leave, does my insurance care if i cleared the brush, should i take pictures of the yard work, pine branches touch each
    other by the cabin, wood fence touches the house is that bad for fire, how do little sparks burn a house down, when is the time to go
    when there is a fire, two ways out of our road before fire, doormat and plastic chairs by the door,
    clear brush from around the house, how many feet of clear ground, zone one zone two, pine needles in the gutter fire, move the woodpile
    away, bark mulch by the wall, mow around the house for fire, sparks from a wildfire, screen on vents for embers, nothing under the deck,
    wood fence touching the house fire, thin the trees, propane tank and weeds, grass fire coming on the plains, get ready to evacuate, two
    ways out, sign up for emergency alerts, box of papers by the door, wildfire chores for one saturday, make the cabin safe from fire, how
    high can grass be, we live in the pines and want to be ready for fire, what should i pull away from the walls before fire season,
    neighbor piles firewood against our fence, a grass fire is two miles off what do i take, how do i keep sparks out of the attic, is
    gravel better than bark by the house`,
  'hail-on-a-metal-roof': `
    metal roof hail, hail on a metal roof, dents in a metal roof, dented tin roof, dents in steel roof, cosmetic hail damage, cosmetic damage
    exclusion, is a dented roof covered, do dents matter, will hail hurt a metal roof, metal roof leaks after hail, dents but no leaks, hail
    damage to tin, standing seam roof hail, metal roof or shingles for hail, is a metal roof hail proof, hail on a steel roof, hail on steel
    roof, hail on tin roof, dents from hail on metal, my metal roof has dents, does hail hurt metal roofs, do you pay for dents in a metal
    roof, dimples in my roof, steel siding dents, metal roof damage from hail, is a metal roof better, tin on the barn has dents, cosmetic
    dents, only dents, does hail hurt a metal roof, metal or shingles for hail,
    roof looks like a golf ball but does not leak, is it a claim if the steel is only dented, what does cosmetic mean on my roof policy,
    how big does hail have to be to call it severe, which class of roof should i buy for hail, class four roof still got dents is that
    normal, the roofer says he will eat my deductible, how long can i back out after signing with a roofer, my claim was denied can i get
    out of the roof contract, man knocked on my door after the storm about the roof, should i climb up and look after hail, how do i take
    pictures of dents so they show, put hailstones in the freezer why, what do gutters and the mailbox tell about hail, screws lost their
    washers on the barn roof, coating broke off my roof down to bare steel, what must be in a roofing contract here, is it legal for a
    roofer to pay my part, stones as big as a quarter on my tin, shingles or steel if it hails every year, how many roofers should bid
    after the hail, should i sign on the hood of the truck,
    metal roof dented does it matter, is cosmetic damage paid, what is cosmetic damage, tin roof looks like a golf ball, how big is severe
    hail, quarter size hail, baseball hail, class 4 roof what is it, ul 2218, can i cancel with the roofer, changed my mind after signing
    with a roofer, seventy two hours cancel roof contract, law about roofers and deductibles, look at the roof after hail from the ground,
    put hailstones in the freezer, is a dented roof a claim, steel roof leaks at the screws, washers on metal roof, deposit back from
    roofer, barn tin dents, should i climb up to look after hail, my tin roof has dimples but does not leak is that worth turning in, they
    say the dents are only cosmetic, i signed with a roofer last night and want out of it, how big does hail have to be to hurt steel, is it
    smart to walk on the roof after hail`,
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
    backup,
    how did the water get in and why does it matter to the insurance, the power went out and the pump in the pit stopped, water came up out
    of the drain in the laundry room, the street came in the front door when it poured, roots in my sewer line and now the basement stinks,
    what do i ask my agent about water in the cellar, how much backup coverage for a finished basement, who pays for a leak behind the wall
    nobody saw, how long is the wait for flood insurance, there was a fire above us and now we worry about flooding, how do i test my sump,
    what is a backwater valve, how soon do i have to dry things so mold does not grow, is it safe to step into water by the outlets, the
    neighbor in the condo above flooded me who do i call, is washing machine hose break covered, keep boxes off the basement floor, where
    should the downspout let go, pipes freezing in the basement what temperature, should i keep a piece of the wet carpet, does flood
    insurance pay for things in a basement, muddy water ran off the burned hill into our house, stop using the taps when the drain comes
    up,
    sump pump failed when the power went out, sewer came up in the tub, which kind of water is covered, flood or backup what is the
    difference, is seepage covered, wet carpet how fast to dry, mold after a wet basement, how long do i have to dry it out, backwater
    valve, test my sump pump, downspout too close, roots in the sewer line, burn scar flooding, house below a burned hill, how long till
    flood insurance starts, ditch overflowed into the basement, do not step in basement water, keep basement from freezing, drip the faucet
    on cold nights, finished basement coverage, condo basement water who pays, carpet sample keep for claim, stinky water is coming up in
    the shower downstairs, the street turned into a river and it came in the basement door, pump in the pit quit when the lights went out,
    they say it is flood and not backup what is the difference, hill behind us burned last summer and now every rain scares me, carpet is
    soaked how long before it molds, should i let the tap run when it is twenty below`,
  'choosing-a-deductible': `
    choosing a deductible, which deductible, what deductible should i get, high or low deductible, raise my deductible to save, lower
    deductible, how does a deductible work, what is a deductible, deductible explained, one percent deductible, percentage deductible, two
    percent wind and hail deductible, 1000 or 2500 deductible, is a higher deductible worth it, how much do i save with a higher deductible,
    deductible math, best deductible, wind and hail deductible, what deductible do i want, how high a deductible, 500 or 1000 deductible, 2500
    deductible, 5000 deductible, best deductible for me, deductible advice, how do deductibles work, explain deductible, meaning of deductible,
    do i have to pay the deductible every time, wind hail deductible percent, 1 percent deductible, 2 percent deductible how much is that, will
    a bigger deductible save me money, save by raising my deductible, should i raise my deductible, should i lower my deductible, is a low
    deductible better, what deductible should i pick, is a high deductible worth it, percent deductible for hail,
    how many years till a higher deductible pays for itself, what is two percent of my house in dollars, is the percent of the damage or of
    the house, could i pay a five thousand deductible next week, should i claim something that is just a bit over what i pay myself, will
    lots of little claims hurt me later, what should i pick for my windshield since i drive gravel, is collision worth it on a pickup worth
    three thousand, which part of the damage do i pay myself first, my wind and hail part is eight thousand why so much, when should i
    think about changing it again, save the difference in an account is that smart, what does the shop wait before income gets paid, our
    combine breaks down in july how much can we stand, how do i compare three prices next to each other, if i raise my deductible how much
    less do i pay, roofer wants to make my part disappear is that allowed, the house limit went up did my part go up too, kids moved out
    and we have money saved should i change it, one percent or a flat amount for hail, do i have to tell you even if it is a small loss,
    the amount that comes out of my pocket first,
    how do i pick a deductible, break even on deductible, save money each year with bigger deductible, two percent hail deductible how many
    dollars, percent deductible explained, should i claim a small thing, loss just over my deductible, does a small claim cost me later,
    deductible on a combine, glass deductible worth it, drop collision on old truck math, five hundred or a thousand, can i pay five grand
    out of pocket, when should i redo my deductible, deductible in days, save up for the deductible, agent offered me a thousand or twenty
    five hundred which should i take, what does three percent come to on my place, the damage is only a bit more than my deductible is it
    worth it, we have no claims ever so should we go higher, if i raise it what do i save and is it worth the risk`,
  'storing-hay-without-a-fire': `
    storing hay, hay storage, wet hay, hay heating, hay too hot, hay temperature, hay bales smoking, hay stack smells hot, hay moisture, damp
    hay, can hay catch fire by itself, spontaneous combustion, hay fire, prevent hay fires, check hay temperature, hay probe, stack hay safely,
    how far apart to stack hay, baled too wet, green hay, hot bales, hay in the barn safe, when is hay dangerous, can hay catch fire, how does
    hay catch fire, why does hay burn, hay got hot, my hay is steaming, hay smells like tobacco, smoke coming from the haystack, stack is
    smoking, how hot is too hot for hay, hay thermometer, test hay moisture, what moisture to bale at, rained on hay, put up wet hay, where to
    stack hay, hay too close to the barn, space between stacks, keep hay from burning, hay fire prevention, self heating hay, bales are warm,
    round bales heating, how to store round bales, how to store bales, how to stack bales, stacking hay, store hay outside, store hay in a
    barn, tarp on hay, bales got rained on, moldy hay, hay too green, hay cure, hay heat, hot hay, warm hay, smoking hay, hay spontaneous fire,
    hay moisture percent, hay is heating up, how wet is too wet to bale, stack smells like tobacco,
    how wet can small bales be and still be safe, what moisture for the big round ones, how long do i keep checking the stack, at what
    temperature do i call the fire department, stack is at one fifty what do i do, can i walk on top of a hot stack, should i pull the
    bales out if they are really hot, how do i stick a thermometer in a stack, my dad says hay can smell like tobacco before it burns, how
    far do stacks have to be from the barn and each other, can i park the tractor next to the bales, bare ground around the stack how wide,
    does insurance pay for all the hay in one place, should i write down when i baled each field, why does cut hay get warm at all, the
    bale from beside the ditch was wet, do i count my hay and tell my agent, hay steams in the morning is that bad, power line over the
    haystack, one haystack or several which is safer, drivers smoking where they unload hay, how to prove how much hay i had if it burns,
    hay probe reads one fifty, hay is at 175 degrees, my bales smell like tobacco, how wet can i bale, moisture for big rounds, moisture for
    small squares, check hay for how long after baling, walk on a hot stack, pull bales out of a hot stack, where should i stack hay, how
    far apart should stacks be, thermometer for hay, hay heating in the barn, rained on windrows, steam coming off the stack, i baled it too
    green and now the stack is warm, thermometer says one sixty what now, can i get up on the stack to feel if it is hot, smells sweet like
    pipe tobacco in the hay barn, should i tear the stack apart or leave it be`,
  'uninsured-drivers-in-colorado': `
    uninsured driver, hit by an uninsured driver, other driver has no insurance, driver had no insurance, hit by someone without insurance,
    uninsured motorist, underinsured, um uim, what is um, what is uim, does the other guy have insurance, his insurance is not enough, other
    drivers policy is too small, hit and run driver never found, driver fled, how many uninsured drivers, guy who hit me has no insurance, no
    insurance and hit me, what if the other driver is not insured, reject uninsured motorist, guy had no insurance, she has no insurance, the
    person who hit me is not insured, hit by someone with no license and no insurance, other car was not insured, they gave me fake insurance,
    other drivers insurance expired, their insurance is cancelled, what if they do not have insurance, who pays if they have no insurance, do i
    need uninsured motorist, is um required, what is underinsured, not enough insurance other driver, their limits are too low, hit and run who
    pays, they took off and i do not know who, um and uim explained, hit by someone with no policy, how many people drive without insurance,
    what if they cannot pay for my car,
    what are those two letters um on my policy, the guy who ran the red light has no policy at all, the other one had only the least the
    law allows and i am hurt bad, do i have um if i never signed anything, i signed um away years ago to save money can i get it back, does
    um cover me when i walk or ride a bike, does um pay for my car or only for me, he took off and nobody saw the plate what now, should i
    see a doctor even if i feel fine, his insurance wants me to sign a release, how soon do i tell my own company about it, are my kids in
    the back seat protected, how much um should i carry, what is the least a driver has to carry in this state, cameras at the store might
    have seen it, my back hurts for a year and she had no insurance, does uim come on top of what his insurance pays, hit me and ran who
    pays my lost wages, least liability every driver in the state must have,
    hit and run who pays my doctor, underinsured what does it do, twenty five thousand is not enough for my surgery, did i sign away um,
    other driver only had minimum, who pays lost wages if he has no insurance, hit while walking by a car with no insurance, does um fix my
    car, medpay pays who, state minimum for liability, guy gave a fake insurance card, she fled the scene, police report for a driver who
    ran, worked example of uim, guy who hit me just had the minimum and my surgery is ninety thousand, he drove off and i never got a plate
    who pays my hospital, the card he gave me was no good, do i have that um thing on mine, my daughter was hit in a crosswalk by someone
    uninsured`,
  'when-the-shop-must-close': `
    business income explained, shop must close, closed after a fire how do i pay bills, closed for weeks, lost customers while closed, how long
    can a shop stay closed, weeks without income, store closed for repairs, pay staff while closed, extra expense, rent while my shop is
    closed, income while rebuilding the shop, reopen after a fire, what if my store cannot open, business income coverage how much, how do i
    survive if my shop closes, my store burned how do i live, money while my business is closed, income if the restaurant closes, we had to
    close after the fire, closed six weeks, shut for repairs who pays wages, keep paying employees when closed, what is business interruption,
    do i need business income, how much business income coverage, how long will it pay while closed, customers went elsewhere, shop closed
    after a fire who pays wages, lost income while we rebuild, how long does business income last, restaurant shut down by a burst pipe,
    pay my baker while the shop is closed so she does not leave, rent still due after the kitchen fire, who pays for a rented oven so we
    open sooner, does business income pay if sales are just slow, the road is torn up and nobody can get to my store, power is out four
    days in town and i lost sales, they closed the street for a gas leak and i had to shut, my supplier burned down and i have nothing to
    sell, a virus got in our cash register, how do i figure what my shop must bring in each month, how many months should i be covered for,
    what papers should i keep somewhere else than the shop, do i call you before the cleanup crew, can i get part of the money early,
    customers come back slow does business income still pay after we open, christmas is most of my year how do i count it, when does
    business income start after the fire, plan for who has keys and where we could work, write down hours my people work to reopen, we sell
    half the counter from a table is that good, money for wages while we rebuild the bakery,
    keep paying my baker while shut, business income how much, extra expense rent an oven, how long does lost income last, customers slow to
    come back after reopening, wait before lost income pays, street closed by gas leak, supplier burned down and i have no flour, power out
    four days at my shop, keep copies of my books, add up what the month must bring in, is a slow season covered, civil authority, dependent
    property, proof of sales after a fire, shut down for a burst pipe, the store burned in november and that is when i make my year, if we
    are closed two months how do i keep my cook, my bakery is fine but the street is blocked off, my supplier had the fire not me and i have
    nothing to sell, how do i prove what i would have made`,
  'renters-insurance-for-a-small-place': `
    renters insurance worth it, do i need renters insurance, is renters insurance necessary, what does renters insurance cover, cheap renters
    insurance, how much is renters insurance, renters insurance for a studio, first apartment, moving into an apartment, small apartment,
    renting for the first time, landlord does not insure my things, roommates renters insurance, renters and dog, bike stolen from apartment,
    fire in my apartment building, upstairs neighbor flooded my apartment, my bathtub leaked on the neighbor below, do renters need insurance,
    should i get renters insurance, why get renters insurance, is renters worth it, renters insurance for one room, renters insurance for a
    college kid, renters for a studio apartment, what does renters pay for, renters insurance price, how cheap is renters, my first place,
    moving out of my parents house, just got my own place, does the landlord pay if my stuff burns, fire in the building my things, neighbor
    upstairs leaked on my stuff, bike couch and dog, do i need renters insurance for one room, landlord does not cover my things, cheap policy
    for an apartment,
    pipe froze upstairs and my bed is soaked who buys me a new one, if my pan burns the building do i owe the landlord, landlord wants to
    be on my renters policy is that normal, laptop got stolen out of my car which policy pays, my roommate and me can one policy do both,
    does renters pay for a motel if i cannot stay in my place, how do i figure how much my stuff is worth, what about the ring and the
    guitar, does renters pay for bedbugs or mice, my son lives in a dorm is he still under ours, my daughter has a lease near campus does
    she need her own, i own a condo and the association has a policy what do i insure, the association billed all of us for the hail
    deductible, water ran from my washer down to the flat below, the lease says i must have a certain amount of insurance, the complex
    offers a policy with the lease is it any good, a guest slipped in my apartment who pays the doctor, how do i keep my bike from getting
    stolen, smoke alarm is dead who do i tell, i run a small business out of my apartment are the tools covered, about what does it cost
    each month to insure my things, somebody in the flat over the store needs what insurance,
    pipe froze upstairs and my bed is wet, landlord will not buy me a new bed, i started a fire in my rental, is my roommates stuff in my
    policy, laptop taken out of my car renters, how much renters do i need, renters flood, i own a condo what do i insure, studs in or paint
    in, hoa billed me after hail, does renters cover my dog biting, couch worth nothing, candle burned the building, film my apartment,
    first apartment what do i need, two rooms over a store, do students need renters, work tools in my apartment, the apartment above leaked
    and soaked my couch and the landlord says tough luck, if i burn the place down by accident do they come after me, it is just me and a
    cat in one room do i need it, first place out of college what should i know about insuring it, who fixes what in a condo after a leak`,
  'life-insurance-for-a-farm-family': `
    life insurance for farmers, farm family life insurance, life insurance on the farm, who pays the farm note if i die, farm debt and life
    insurance, who would feed the cows, if the farmer dies, farm widow, keep the farm after a death, farm loan when i die, life insurance for
    ranchers, buy out my brother on the farm, pass the ranch on, talk to my husband about life insurance, life insurance for a farmer, farm
    couple life insurance, what if the farmer dies, who runs the ranch if i die, who feeds the cattle if i die, pay the land note if my husband
    dies, estate plan farm life insurance, kids who do not farm, farm partner dies, ranch family life insurance, talk about life insurance with
    my wife, widow on a farm, how do we split the ranch fairly, estate tax on the farm, one kid farms and two do not, pass the place to the
    kids,
    who would do chores and what would we pay them, what is owed on the land if one of us goes, my wife keeps the books and feeds calves
    should she have some too, does insurance from a job in town end when the job ends, what does social security pay a widow with kids,
    term or whole which one for people with a land note, one boy stays on the place and the other two left how do we make it fair, my
    brother and i own it half and half and want an agreement, the name on my old policy is my ex wife, can little kids get the money or do
    they need a trust, must i see a doctor to get life insurance on a farm loan, do you pay tax on the money when somebody dies, do i have
    to say i chew tobacco, how do we start the talk at the kitchen table, how big a life policy do farm people need, where should we keep
    the papers so the kids find them, does the will matter or the name on the policy, does a farmer pay less for life insurance when young,
    can i borrow against a life policy, how do we pay off the sisters so the land stays together, two years of a hired man if i am gone, i
    do not want to talk about dying but we have a farm, who gets what when only one child farms,
    how do we talk about dying, who does chores if one of us dies, wages for hired help after a death, leave the land to one and money to
    the rest, wife draws no pay do we insure her, term until the land is paid, whole or term for a ranch, check who is named on the policy,
    ex husband still named, kids too small to get a check, trust for the children, social security for a widow, life insurance at my town
    job ends, one pot of coffee, list what has to be paid when i die, keep the farm going after me, my husband will not talk about what
    happens if he dies, how would i hire out all he does, two of the kids live in denver and one stayed on the place, how do we figure how
    much life insurance a ranch needs, i keep the books for no pay so what am i worth in insurance`,
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
    snow,
    how do i weigh the snow with a coffee can, what do i multiply the inches of water by, is powder lighter than spring slush, door sticks
    that did not stick yesterday is the roof going, should i climb up to shovel the shed, how much snow do i leave on when i rake, do i
    rake one side or both, what do i do when the rafters creak, snow slid off the high roof onto the low one, how do i find out what my
    county says roofs must hold, rain is coming on top of old snow, do i get the cows out when the ridge sags, does my farm policy pay if
    snow brings the shed down, braces got cut to get the loader in, posts are rotten at the ground will it stand, mark on a post how deep
    is safe, how many pounds is a foot of wet snow on a shed, can i hang pipe or hay up in the trusses, who can i hire to clear snow off
    the barn, icicles and ice at the eaves of the barn, skylights hidden under snow, old barn nobody had plans for how much can it take,
    weigh snow with a coffee can, how heavy is wet snow, snow load for my county, how many pounds per foot, barn doors stick with snow on
    top, truss cracked from snow, shovel the barn roof or not, rain on snow roof, drift on the low roof, sagging ridge, when should i get
    the cows out of the barn, snow on the quonset, two feet on the machine shed, five point two, will the shed come down, popping sounds in
    the roof, ice at the eaves, there is a yard of snow on the barn and it is creaking, how do i tell if the loafing shed can take more
    snow, it is raining on top of two feet of snow, should i send my boy up to shovel the shop roof, doors on the barn will not slide since
    the storm`,
  'a-teen-drivers-first-winter': `
    teen driver winter, teach my teen to drive in snow, teaching a teen to drive, new driver in winter, first winter driving, teen driving
    rules, teenager driving laws, passengers for teen drivers, curfew for teen drivers, learners permit hours, practice driving in snow,
    parking lot practice, kids driving on ice, my kid driving to school in the snow, graduated license, young driver snow tips, tips for teen
    drivers, phone use by teen drivers, my teen has never driven in snow, teach my son to drive on ice, teach my daughter winter driving, how
    to teach a kid to drive in winter, practice in a parking lot, teen first snow, new driver on ice, colorado teen driving laws, can my teen
    drive friends, how many passengers can a 16 year old have, how late can a teen drive, midnight curfew, fifty hours practice, minor permit
    rules, teen texting, rules for my teen driver, contract with my teen, safe first car for a teen, teach my kid to drive on ice, new driver
    in the snow, black ice tips for a teenager, practice skids in a parking lot,
    where do i practice with my daughter when it snows, how does the brake pedal feel on ice with abs, how many seconds behind the next car
    on snow, can my son drive his friends the first six months, what hours may a new driver not be out, can she take her brother to school,
    may a kid under eighteen use the phone in the car, how deep must the tread be on the mountain road, which months does the traction law
    count, what should be in my kids trunk by halloween, should cruise control be on when it is icy, does four wheel drive help you stop,
    why do bridges ice first, when do i tell you my kid got a permit, a deal with my kid about staying put in bad weather, what do you do
    when the back end slides, how full should the tank be in winter, my 16 year old drives home from practice in the dark on ice, what car
    tires for a kid in the mountains, does a driving course make it cheaper, let my kid feel a skid on purpose, passengers under twenty one
    in the first year,
    teach my kid to drive in snow, practice sliding in a lot, brake hard on ice shaking pedal, can a sixteen year old drive at midnight, how
    many kids can ride with a new driver, passengers for a new driver law, can a minor use a phone driving, tread depth law, traction law
    i70, cruise control on ice, does four wheel drive stop better, black ice how to see it, bridges freeze first, seconds behind a car on
    snow, my son drives to practice in the dark, nervous about my daughter on icy roads, first snow with a license, empty parking lot
    lesson, my kid has only driven in summer and now it is icy, how many buddies can my boy haul after he gets his license, is my daughter
    allowed to drive home from work at one in the morning, where can i teach him to skid, what tires does a beginner need for the pass`,
  'ground-blizzards-on-the-plains': `
    ground blizzard, whiteout, blowing snow, driving in blowing snow, blizzard driving, driving in a blizzard, caught in a blizzard, stuck in a
    blizzard in my car, cant see the road in snow, zero visibility, drifting snow on the road, winter driving, drive in snow, winter road
    conditions, roads closed for snow, winter car kit, emergency kit for the car, what to keep in the car in winter, stay with the car, snow
    drifts across the road, wind and snow on the highway, black ice tips, what is a ground blizzard, road disappears in blowing snow, cannot
    see in blowing snow, snow blowing across the highway, whiteout what to do, caught in a whiteout, how to drive in a whiteout, pull over in a
    blizzard, stranded in a blizzard what to do, stuck in a snowstorm in my car, stay in the car, winter kit in the trunk, candle and blanket
    in the car, i 76 closed, road closed by wind, clear sky but no road, ice on the highway, how to drive on ice, slick roads, winter tires,
    blowing snow on the highway, what to keep in the truck for winter, road closed by a ground blizzard, stranded in a blizzard,
    sun is out but you cannot see the road, how strong must the wind be for a blizzard, how long do i run the engine when stuck, should i
    leave the car and walk to a house, what do i put on the antenna, snow in the tailpipe can it kill you, high beams or low in blowing
    snow, can i drive around the closed gate, where do i see the road cameras, should i stop in the lane if i cannot see, what to pack for
    driving across the plains in january, water that can freeze and blankets for the truck, no cell signal in the storm what do i do,
    someone stopped shivering and talks funny, may we drink whiskey to keep warm, who do i tell before i drive out in wind, which parts of
    my insurance pay when i slide into a fence, pileup in blowing snow how is that sorted out, do trees along my field keep snow off the
    road, eat snow if there is no water, i lost the edge of the road in the white, where should i pull off when it gets bad, wait at the
    truck stop or keep going in the blowing snow,
    sunny but cannot see the road, wind blowing snow across the highway, what to keep in the car for winter, stay with the car or walk,
    stuck in a blizzard what do i do, low beams or high in blowing snow, road is closed can i go around, cotrip cameras, how long can i run
    the engine when stuck, pull over in a whiteout, following the white line, cannot see my hood, winter box for the car, tell somebody your
    route, hazard lights off the road, plow driver could not see me, blankets in the trunk, sky is blue but the highway is all blowing
    white, we slid off in a storm should we walk to the farmhouse, what should be in my trunk before driving east in january, can i leave
    the motor running while we wait for help, they shut the interstate but i know a back road`,
  'the-four-kinds-of-annuity': `
    what does it cost to get my money out early, how much do they take if i cash it in the third year, do i pay a penalty before i am fifty
    nine, somebody wants me to trade my old annuity for a new one, what is a cap and a participation rate, what do i ask before i sign for
    an annuity, is my money in an annuity insured like at the bank, how many days do i have to change my mind, what does my family get if i
    die before the checks start, can i take out a tenth each year without paying, what money should not go into one, who checks on the
    people who sell annuities, must the agent say why it is good for me, sold the herd and want the money to last, what is the lowest rate
    they may give me later, does tax wait until i take it out, indexed annuity explained for a farmer, does the check grow with prices, the
    four kinds explained, table of charges year by year,
    what does it cost to leave an annuity, surrender table, seven percent if i take it out, which annuity for me, cap and participation
    rate, what is a participation rate, can the cap change, first year rate is high then drops, bonus rate trick, can i undo an immediate
    annuity, salesman says trade my old annuity, exchange annuity new surrender years, is swapping annuities smart, free look days on an
    annuity, take a tenth each year without charge, annuity for life of both of us, deferred fixed what is that, read an annuity contract,
    somebody pushing me to sign an annuity, annuity salesman free dinner, beneficiary of annuity, state guaranty fund, kinds compared, a
    nice young man at church wants to move my annuity to his company, i put money in four years ago and want it back what will they keep, it
    says cap six percent what does that mean, the rate was good the first year and then fell, which of the kinds is for a widow`,
} as const
