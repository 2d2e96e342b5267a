/** What people ask when something has happened. */
export const askedWhenItHappened = {
  claims: `
    turn in a wreck, turn in the hail, turn in a broken window, turn this in to insurance, want to put in a claim, put a claim in on the barn,
    put in for hail, put in for the roof, start one for the house, tell you what happened, something happened last night, something bad
    happened, who do i report to, who do i call first, call when something happens, had a bad night at our house, claim line, claims line,
    claims phone, claim phone no, claim office, claim form, claim paper, claim by phone, claim on the web, claim online, file online, file by
    phone, file for damage, file on the truck, file on my neighbor, file against somebody you insure, one of yours hit me, your guy hit my
    truck, your insured ran over my fence, your customers cow is in my corn, your customers dog bit me, i am the other driver, not your
    customer but got hit by one, hit by someone with your insurance, they gave me your insurance card after they hit me, he said he has you
    for insurance, can my agent file it, agent file a claim for me, agent or claims who do i call, do i call my agent or the claims number,
    how do you work after i call, what happens after i report it, what do i do next, what now, next step, how long before someone comes, how
    long till i hear, when do they call, adjuster has not called, adjuster never called, nobody has come out, still waiting, waiting for the
    adjuster, adjuster name, adjusters number, reach my adjuster, call the adjuster, talk to adjuster, adjuster wont answer, different
    adjuster, adjuster changed, adjuster coming today, adjuster appointment, set a time with adjuster, be there when adjuster comes, what to
    show the adjuster, what is going on with my claim, how is my claim coming, update on claim, follow my claim, track claim, check claim, see
    if my claim is paid, need my claim number for the shop, body shop needs a claim number, when do i get paid, claim money, payout, how long
    to pay, how fast do you pay a claim, check came short, check is not enough, more damage than they thought, shop found more, contractor
    found more rot, supplement, reopen, estimate too low, low estimate, you left things off the estimate, need bids, get bids, how many bids
    do i need, who gives the estimate, send estimate, send my bids, send the bill for the tarp, save the receipts or what, what to keep, keep
    broken parts, throw away the wet stuff, can i throw out the ruined carpet, clean up now or wait, can i start cleaning, start repairs, fix
    it before you see it, board up, tarp it, tarp bill, take pictures, what pictures, pictures before i move it, send in pictures, what to
    have ready, have ready when i call, no policy number can i still file, papers for claim, police report needed, list what was stolen, list
    for the claim, is it worth it, worth filing, should i file this, should i file or pay, small damage should i file, less than my
    deductible, too late, too late to turn in hail, hail was last summer, found it now but it happened in may, deadline, withdraw, take back
    my claim, never mind my claim, cancel a claim, changed my mind about the claim, roofer came by, roofer at the house, roofer wants a
    signature, roofer wants cash, roofer free, roof guy says he will get me a new roof, roof salesman, guy on the porch says i have hail
    damage, knocking on doors after hail, storm chaser, who can i trust for the roof, good roofer, find a contractor, who fixes it, which
    shop, any shop, my own shop, can my brother fix it, my cousin does roofs can he do it, fix it myself, do the repair myself and get paid,
    contractor ran off, contractor quit, contractor did a bad job, contractor wants it all now, half down, deposit for roof, how much down,
    down payment to contractor, pay before the work is done, lien on my house from the roofer, lumberyard not paid, warranty on the roof work,
    last check, final check, walk through, signed with a roofer and want out, sign nothing, sign over the check, sign over my claim, check in
    both names, bank on the check, mortgage company on the check, need bank to sign the check, truck got hit, got hit, got hit in town, got
    hit while parked, came out and my car was smashed, wrecked the wifes car, had a wreck on 76, slid off, slid in the ditch and hit a post,
    rolled it, put it in the ditch and bent it, smashed my mailbox and bumper, backed over something, backed into my wifes car, hit the
    garage, hit a post, hit a guard rail, hit a calf, hit somebodys cow, ran over a calf, bumper is off, car is undrivable, car is at the tow
    yard, where did they tow it, need a rental, totaled it, is it totaled, how much for my totaled truck, they want to total my truck, other
    guys insurance, his insurance wont pay, hit and run in the lot, hurt in the wreck, kid hurt, hail got us, hail last night, hail beat up
    the truck, hail broke my sky light, hail windows, stones size of eggs, wind took my roof, roof is gone, roof came off, shingles
    everywhere, tree down, tree on house, limb through the roof, burned down, kitchen burned, shop burned, we lost the house, lost everything,
    no place to sleep, where do we stay tonight, motel after fire, pipe broke, ceiling came down, water through the light, leaking roof,
    carpet wet, stole my truck, stole my tools, truck gone this morning, trailer gone, four wheeler gone, broke in, broke in the shop, tires
    cut, cattle stolen, cows hit by train, cow got shot, reclamo, hacer un reclamo, reportar dano, me chocaron, choque, granizo en mi techo,
    se quemo mi casa, me robaron la troca, cuando me pagan, house burn what do, car crash what do i do please, water come in house help,
    somebody hit my car what do, the hail beat the truck all to pieces so who do i call about it, somebody hit my car at the sale barn and
    left who do i tell, neighbor boy put a baseball through the picture window, the wind took half the roof off the shop last night and it is
    raining, it has been two weeks and the adjuster still has not come out, who has my claim and how do i get hold of them, when is the money
    for the roof going to get here, your driver hit my mothers car and i do not have insurance with you, should i clean this up or leave it
    till you see it, how many pictures do you want and of what, the body shop wants the claim number and i lost it, they found more rot when
    they tore the shingles off now what, the check you sent will not cover what the roofer wants, is it even worth turning in a few dents, can
    i hire my nephew to fix the roof and still get paid, do i need two bids or just the one, roofer wants me to sign something on the porch
    today, guy with texas plates says i have hail damage and he will do it all, contractor wants half before he starts is that right, my roof
    is done how do i know the roofer paid for his lumber, we got hit in a parking lot in denver and she would not give her name, the shop
    burned last night and we do not know where to start, thieves got in the garage and cleaned out all my tools, a limb came through the
    trampoline and the window, what should i have ready when i call in about the wreck, can my agent get it started for me or do i have to
    call, how long do i have to turn in something that happened in june, i turned in hail last week and never heard a thing, they gave me a
    number when i called and i want to know what is going on with it, does somebody come out and look or do i send pictures, me pegaron por
    atras en denver que hago, roofer wants a deposit before he starts, half up front for the roof, how much should i pay the roofer first, is
    it okay to pay the roofer now, sign the roofers contract, roofer pressure, is this contractor honest, check out a contractor, out of town
    roofers, picking a contractor, picking a body shop, who should fix my roof, can anybody fix it, adjuster no show, when is somebody coming
    to look, how soon will you look at it, three days and no call, two weeks and no check, claim still open, what is the hold up on my claim,
    what is taking so long, settlement, settle my claim, claim paid yet, claim update please, kid got hurt on our place, somebody fell here,
    visitor broke a leg, dog bit a kid what do i do, cow got out and got hit, bull got on the road and caused a wreck, hit in the rear, hit
    from the side, parked and hit, shopping cart got my car, deer got me, deer last night, antelope in the grill, hit a deer with the truck,
    ran into a cow, barn is burning, lightning got a cow, hay caught fire who do i call, truck was broken into, window busted out, someone was
    in our house, pump stolen, copper stolen off my pivot, batteries stolen, basement is wet what do i do, hot water heater let go, washing
    machine flooded us, froze and broke, hail dings on the hood, hail dents in the hood and roof of my car, hood is full of hail dents,
    file a claim, make a claim, report a claim, start a claim, claim, claims, claim number, claims phone number, claims department, submit a
    claim, open a claim, how do i file a claim, where do i report damage, report an accident, report a loss, report a wreck, turn in a claim,
    new claim, online claim, after hours claim, claim at night, call about a claim, i need to make a claim on my car, i need to file on my
    house, filing on hail, claim status, check on my claim, where is my claim, how long does a claim take, when will i be paid, when do i get
    my check, claim check, check has not come, how soon do you pay, nobody called me back about my claim, my claim is taking forever, still
    waiting for the adjuster, who is my adjuster, adjuster phone number, call my adjuster, when does the adjuster come, adjuster did not show
    up, what does the adjuster do, adjuster visit, reopen my claim, supplement to my claim, claim denied, why was my claim denied, settlement
    offer too low, not enough to fix it, disagree with the estimate, second opinion on the damage, is it worth filing a claim, should i turn it
    in, withdraw a claim, too late to file, how long do i have to file, deadline for claims, old damage, i had an accident, car accident, i was
    in a wreck, crashed my car, i wrecked my truck, i hit another car, someone hit me, somebody ran into me, got hit from behind, rear ended at
    a stop light, t boned, sideswiped, hit and run, someone hit my car in the parking lot, ran a red light and hit me, head on collision, pile
    up, i backed into a car, backed into my garage door, scraped a pole, hit a guardrail, hit a fence, hit a mailbox, slid off the road and hit
    a tree, rolled my truck, rolled my car, hit black ice, fender bender, kid wrecked the car, my daughter crashed, accident was not my fault,
    accident was my fault, other driver is lying, other driver wont give his insurance, exchange information, police report, do i call the
    police, witness, at the scene, what to do after an accident, should i move my car, should i say sorry, my car was towed away, where is my
    car, can i drive it, is my car totaled, total loss, body shop, which body shop, do i have to use your shop, choose my own repair shop,
    estimate for repairs, two estimates, repair took too long, pay the body shop, rental while fixed after accident, injured in a crash, neck
    hurts after the accident, whiplash, hospital after accident, lawyer for the accident, other insurance company is calling me, they want a
    statement, hit a deer, deer jumped out, hit an elk, hit an antelope, hit a cow, bird hit my car, car hit an animal, hail damage, hail on my
    car, hail damaged my roof, hail broke windows, hail dents, big hail last night, hail storm claim, wind damage, wind tore off shingles,
    tornado hit us, roof blew off, trampoline blew away, tree fell on my roof, tree fell on my car, branch through the window, tree on the
    garage, lightning struck the house, power line down on my house, roof is leaking, ceiling leak, water coming through the ceiling, pipe
    burst, pipes froze, washing machine flooded, dishwasher leaked, toilet overflowed, water heater burst, bathtub overflowed, water
    everywhere, flooded basement, carpet is soaked, who do i call for water cleanup, stop the water, emergency repairs, put a tarp on the roof,
    board up the window, save receipts, do not throw anything away, my house is on fire, house fire, kitchen fire, grease fire, garage burned,
    smoke damage, our house burned, lost everything in a fire, fire department came, wildfire took our house, evacuated, evacuation, car caught
    fire, car stolen, my truck was stolen, somebody stole my car, catalytic converter stolen, broke into my car, window smashed and stuff
    stolen, house was broken into, burglary, robbed, someone stole my bike, package stolen, stolen jewelry, stolen tools, garage broken into,
    shed broken into, vandalism, someone keyed my car, tires slashed, egged my house, mailbox smashed, kids broke my window, window broken,
    someone drove through my fence, car hit my house, neighbor damaged my fence, fell at your insureds house, your driver hit me, your insured
    hit my car, i am not a customer and your driver hit me, third party claim, somebody got hurt on my property claim, roofer at my door, storm
    chasers, contractor wants money now, contractor after a storm, pick a contractor, can i use my own contractor, find a roofer, roofer says
    free roof, roofer will pay my deductible, sign with a roofer, contractor wants me to sign over the check, assignment of benefits, check has
    the mortgage company on it, mortgage company on my claim check, depreciation check, recoverable depreciation, second check, do i pay the
    deductible first, who gets the deductible, do i need receipts, send photos of damage, upload pictures, list of stolen things, inventory for
    the claim, proof of loss, what papers do i need for a claim, what should i have ready, accident in another state, claim on vacation, glass
    claim phone, dog was hit by a car, sinkhole, gas leak, furnace exploded, mower threw a rock, ice fell on my car, garage door fell on my
    car, shopping cart hit my car, flat bed lost its load on me, rock from a truck, road debris, hit a pothole, car in flood, power surge
    ruined, food spoiled after the storm claim, what do i do now i wrecked, i just had a wreck, just got in an accident, someone just hit me, i
    am at the scene of an accident, we got hit by a drunk driver, truck pulled out in front of me, guy ran a stop sign, hit me while i was
    parked, lady backed into me, someone dinged my door, hit a parked car, hit a motorcycle, hit a bicycle, hit a pedestrian, hit a deer last
    night, deer ran into the side of my car, bird cracked the grill, dog ran in front of me, hit a dog, hit a horse, swerved and rolled, lost
    control on ice, spun out, slid through an intersection, slid into a curb, bent my rim, bumper fell off, hit a sign, took out a mailbox, hit
    the garage with my car, my wife backed over the bike, teenager had a wreck, son totaled the car, airbags went off, car is not drivable, car
    is at the impound, storage fees at tow yard, where do i take my car, who fixes my car, can i keep my totaled car, how much will i get for
    my car, car payoff after total loss, still owe on a totaled car, other persons insurance will not pay, the other guy is blaming me, who is
    at fault, fault in a parking lot, both at fault, lawsuit after accident, got served papers, being sued over an accident, lawyer letter,
    somebody is suing me for the wreck, medical bills after a crash, hurt in a wreck, sore after accident, ambulance bill, lost wages after
    accident, pain and suffering, child seat after accident, replace car seat, hail got my truck, hail beat up my house, hail tore up the
    siding, hail broke my skylight, golf ball size hail, storm last night damage, wind took the roof, wind blew a tree down, shingles in my
    yard, missing shingles, roof has a hole, roof leaked on the bed, ceiling fell in, water stain on the ceiling, dripping from the light, snow
    melted into the house, ice dam leak, pipe broke in the wall, frozen pipe broke, sprinkler pipe broke, hose left on flooded, sink
    overflowed, tub overflowed, fridge water line leaked, water softener leaked, toilet leaked all night, came home to a flooded house, house
    flooded while we were gone, water in the house, wet carpet, warped hardwood floor, need someone to dry it out, mold after a leak what do i
    do, our house caught fire, stove fire, dryer fire, electrical fire at home, chimney fire, garage fire, attic fire, smoke in the whole
    house, firemen broke my door, everything smells like smoke, we lost our house, where do we sleep tonight after the fire, need a motel after
    the fire, burned out of our home, wildfire smoke damage, ash, evacuated for a fire will you pay, lightning hit us, lightning fried
    everything, power surge burned out appliances, tornado took the garage, tornado damage who to call, tree through the roof, tree crushed the
    car, limb took down my power line, fence knocked down by a car, car ran into my house, drunk drove into my yard, somebody broke in, someone
    broke into our house last night, they stole everything, stole my tv, stole my guns, stolen four wheeler, stolen trailer, stolen boat, truck
    got stolen out of the driveway, keys stolen with car, porch pirate, wallet stolen, kids spray painted the garage, threw eggs, shot out my
    window, bullet hole, slashed my tires, sugar in the gas tank, scratched my car with a key, smashed my mailbox, turn in hail damage, report
    hail, report theft, report a fire, report a death, report water damage, how to report, need to report something, can i report online, who
    do i call after a fire, after hours emergency claim, weekend claims, claims on sunday, call in a claim, talk to claims, claims office,
    claims person, need an adjuster out here, send an adjuster, adjuster never came, adjuster is late, adjuster missed damage, adjuster was too
    low, low offer, lowball offer, offered me too little, you did not pay enough, payment is short, check is too small, missing check, lost
    claim check, reissue my check, check made out to both of us, bank on my check, when is my roof check coming, still no money, how much
    longer, been three weeks no word, no one is returning my call about my claim, claim taking too long, update on my claim, what is happening
    with my claim, look up my claim, claim number lost, track my claim, close my claim, cancel my claim, change something on my claim, claim
    was rejected, you refused to pay, you would not pay for my roof, why did you not pay, appeal my claim, dispute the claim amount, appraisal,
    umpire, independent appraiser, public adjuster, do i need a lawyer for my claim, do i need estimates, how many bids, who writes the
    estimate, repair before the adjuster comes, can i start fixing it, should i clean up, can i throw out wet carpet, keep the broken parts,
    pictures of the damage, send you pictures, receipts for a motel, what do you need from me, papers for the claim, police report number,
    inventory of what was stolen, door to door roofer, roofer knocked on my door, roofer wants me to sign, is this roofer legit, roofer wants a
    deposit, free roof offer, eat the deductible, waive my deductible, contractor did bad work, contractor took the money, contractor never
    finished, who picks the contractor, do you recommend a contractor, list of approved body shops, which shops do you use, direct repair shop,
    can i use my cousins body shop, is the repair guaranteed, parts used or new, aftermarket parts on my repair, more damage found at the shop,
    your insured hit me, one of your customers ran into me, i want to file against your driver, how do i claim against someone you insure, i am
    not your customer but, my cow was hit by your insured, broke my arm at your customers house, someone damaged my property, my property got
    damaged, there is damage to my house, there is damage to my car, i need help with damage, my car was damaged, my house was damaged, our
    house was hit by, something fell on my car, something hit my house, ball broke my window, rock through my window, mower threw a rock into
    my car, snowplow hit my mailbox, snowplow buried my car, garbage truck hit my fence, delivery truck hit my house, parcel truck hit my car,
    school bus hit me, city truck hit me, train, semi hit me, semi jackknifed, trailer came loose and hit me, load fell off a truck, tire tread
    hit me, boat came off the trailer, ladder fell off, gravel truck broke my glass, propane explosion, gas explosion, water heater exploded,
    boiler leaked, furnace soot, soot all over, dryer caught fire, candle fire, cigarette fire, fireworks burned my yard, arson, neighbor
    burned my shed, neighbor flooded me, upstairs leaked, apartment fire lost everything, apartment flooded, apartment robbed, smoke smell in
    my apartment, gutter damage, gutters torn off, siding cracked by hail, screens torn, skylight leaks, chimney fell, porch collapsed, carport
    fell on my truck, deck collapsed, garage collapsed, snow broke my patio cover, roof caved in on my house, tree limb down, tree fell across
    the driveway, main water line broke, well pump burned up, septic overflow, snowblower stolen, bikes stolen, grill stolen, tools stolen from
    garage, ring stolen, wallet stolen from gym, laptop stolen, phone stolen, mail stolen, checks stolen, car broken into at trailhead, trailer
    stolen from my yard, boat stolen, camper stolen, hot tub damaged, fence down in the wind, fence hit by a car, animals damaged my car, cow
    kicked my truck, horse kicked my car, goat jumped on my car, kids scratched my car, road rage, accident on the reservation, accident in
    wyoming, accident in a rental car, accident in a borrowed truck, accident with a trailer, accident on ice, chain reaction, multi car
    pileup, hit a wall, hit a building, hit a light pole, hit a fire hydrant, hit a pothole bent wheel, hit a rock in the road, ran over
    something, drove into water, drove into a ditch and damaged the front, car slid into mine, should i report a small scratch, small claim,
    file or pay myself, is it worth claiming, claim or not, how many claims can i have, who do i report it to, where do i report it, i need to
    report it, i want to file, help me file, file for hail, file for wind, file for theft, file for fire, file for water, file for my
    windshield, speak with claims, talk to the claims people, claims rep, claims manager, claim examiner, desk adjuster, field adjuster,
    adjuster is rude about my claim, disagree with adjuster, adjuster says no damage, adjuster did not climb on the roof, reinspect my roof,
    second adjuster, time limit on a claim, prompt payment, payment on a claim, partial payment on claim, direct deposit claim payment, claim
    draft expired, my truck was hit in the parking lot, hail beat up my roof last night, fire in the kitchen what now, somebody stole my
    trailer, i ran into a cow, a tree is on my house, who do i call after a wreck, how long till i get my check, where do i get my car fixed,
    water is coming through the ceiling, wind took the barn roof, what papers do you need for a claim, can i start repairs before you look at
    it, someone backed into me, my basement flooded last night, combine caught fire, kid got hurt at my place, my claim number, send you
    pictures of the damage, roofer came to the door after the storm, i disagree with the estimate, they broke into my shop, reopen a claim,
    lost my house in the fire, cracked windshield fix,
    i do not have my policy number with me can i still report it, should i take pictures before i start cleaning up the mess, how many days
    until somebody from claims calls me back, it is three in the morning and water is coming through the ceiling, can my own agent start the
    claim for me, do i have to keep the pieces that broke for the adjuster, should i save the receipts for tarps and plywood, can i have my own
    carpenter do the work after the storm, they opened the wall and found more damage who do i call, why is the claim check smaller than the
    estimate, do you send the check to me or to the roofer, the roofer wants half the money before he starts is that normal, a man came to the
    porch and says sign today or the price goes up, the roofer says he will swallow my deductible is that legal, how do i know a roofer is for
    real, do roofers need a license in colorado, what should be written in a bid for my new roof, how do i make sure the lumber yard and the
    crew were paid, can somebody put a lien on my house over the roof job, can i read you the bid over the phone before i sign it, i hit a deer
    coming home and the front of my car is caved in, somebody backed into me at the grocery store and left, my kid slid on ice and took out a
    mailbox and a fence, hail as big as golf balls beat up the truck and the house, wind peeled the roof back in the night and it is raining
    in, the neighbors tree came down on our garage what do we do now, came home and the door was kicked in and the tv is gone, our trailer
    burned and the kids and me have nowhere to sleep, my car is gone from the driveway this morning, an old lady drove into my porch what do i
    do, one of your customers hit my parked car and i want it paid, i was hurt in somebody elses wreck and they have your insurance, do i talk
    to the other insurance company when they call me, how long may i wait before i tell you about the hail, nobody has called me about my
    damage and it has been a week, i think you paid me too little for my roof, the adjuster wants to come while i am harvesting can it wait, is
    it better to just pay for the dent myself, what do i say when i call about the fire, is it the same person from the first call until i am
    paid, will you pay the motel tonight after the fire, a pipe burst over the weekend and the carpet is floating, lightning hit the barn and
    the cows are loose what do i do first, snow brought down the machine shed last night, somebody took the saddles out of my trailer at the
    rodeo, how do i report it for my father who cannot call himself, i speak little english and had car accident what do i do, do i need the
    police report before i call you, the body shop says it costs more than you wrote down, when do i get a claim number and from whom, can i
    throw the ruined carpet away already, how much is safe to pay a contractor up front, what should i ask a roofer from far away to show me,
    hail left pockmarks on every panel of my car what now, a limb snapped and gouged the roof and rain is dripping in, i thumped a cow with my
    pickup and it is lying in the road, some drunk clobbered my mailbox and kept going, we came back from vacation to a soggy living room,
    musty smell and a puddle under the sink do i report it, the prowler pried the back door and ransacked everything, my shop is ransacked and
    the tools are gone who do i tell, neighbors burn pile got away and took our shed, the furnace filled the house with soot, are you coming
    out today my roof is open to the sky, can a neighbor put a tarp up and do you pay him, who tells me how much the damage is worth, does the
    adjuster climb the roof or look from a drone, how do i give you the photos from my phone, can i get money ahead to buy clothes after the
    fire, we are staying at the shelter what happens next with our house, the contractor vanished with my down payment, two roofers gave me
    very different bids what now, the crew left nails and a mess do i make the last payment, how do i know the shingle man has insurance for
    his workers, no one can start for three months is that all right with you, is there a time of day when nobody answers the claims line, i
    reported it on friday and have heard nothing, will you take off the deductible before or after, my car was hit while parked and there is a
    note on the windshield, she says it was my fault but it was not, my daughter rolled the car and is in the hospital, i hit a pole and the
    police took my statement do i call you too, our trailer tipped in the wind with all we own in it, the tornado took the roof and we cannot
    live there, my policy number burned with the house how do i make a claim, i found more hail damage after you already paid, the estimate
    forgot the gutters and the screens,
    tree fell on my neighbors shed what now, limb came down across the fence and his truck, my oak hit next doors roof, the wind put our
    trampoline through their window, who do i call first the hail broke everything, okay so the kitchen caught fire and firemen just left
    what do i do, grease fire is out but the wall is black, came home and the back door was kicked in, they stole my trailer last night,
    somebody backed into me at the feed store and drove off, got rear ended at the light by walmart i have his plate, slid off the ice into
    a mailbox, rolled the side by side, ran over something and tore the bottom out, kid put a baseball through the slider, basement is full
    of water and i do not know who to call, pipes froze and the ceiling is on the floor, dishwasher flooded the kitchen while we were at
    church, how do i tell you about a loss, i need to turn something in, turn in my roof, get somebody out to look at my roof, when is the
    adjuster coming, adjuster never called me back, it has been four days and nobody called, three business days, get a claim number, lost
    my claim number, what happens after i call it in, steps of a claim, how does this all work i never had a claim, do i need my policy
    number to report, can i clean up before the adjuster gets here, should i throw out the wet carpet, can i put a tarp up first, save
    receipts for what, can i start fixing it now, do i have to use your body shop, my own mechanic or yours, does the check come to me or
    the roofer, they found more damage behind the wall, more rot under the shingles after we started, supplement on my claim, the estimate
    is too low, i do not agree with what the adjuster wrote, contractor says your number is short, storm chasers knocking on doors, guy at
    the door says free roof, man in a truck wants me to sign today, how much should i pay a roofer up front, roofer wants five thousand
    before he starts, never pay it all up front, should i get two bids, what must a bid say, check if a roofer is insured, is a roofer
    licensed in colorado, roofer asks for the last check, lien on my house from the lumber yard, roofer did not pay the supplier, lien
    waiver, warranty on the roof job, roofer will eat the deductible, contractor offers to cover my part, read a bid to somebody before i
    sign, what do i do when hail is done, hail took out my siding and gutters, hail dinged up the car, hood of my truck looks like a golf
    ball, tornado took the shed, tree on the car, garage door hit by the car, my garage burned, we got robbed, burglars, bikes gone off the
    porch, catalytic converter cut off, somebody keyed my car, vandals broke the windows at the shop, cow dead from lightning who do i call,
    hit a fence with the tractor, truck hit our fence and drove off, somebody drove through our fence, antelope ran into my door, hit a dog
    with the car, bird through the windshield, my dog bit the kid next door and they want money, somebody fell on our ice, mail lady slipped
    on my steps, neighbor says my tree did it, i got served papers over a wreck, lawyer letter about the accident, other drivers insurance
    keeps calling me, should i call the police, need to file on the other guys insurance, claims phone at night, file at two in the morning,
    can i report it online, upload pictures for my claim, where do i mail the estimate, cannot sleep here tonight the house is bad, where do
    i stay while it is fixed, a stranger hit my parked car, wreck with a company truck, crashed on vacation, wrecked my rental car, my kid
    wrecked the pickup, backed over the lawn mower, ice dam leaking into the bedroom, ceiling dripping from snow, woke up to water dripping
    on the bed and the roof has a hole what do i do first, so i was backing out at the co op and a lady hit me and she left, we got hail
    last night big as eggs and the car and house are both beat up, there was a fire in the dryer it is out now but smoke everywhere who do i
    talk to, my husband is in the hospital after a wreck on highway 14 and i need to tell somebody, a branch came through the camper roof
    while we slept, some kids broke the window and took the stereo now what, i filed last week and have not heard a thing from anyone, the
    adjuster said he would call monday and it is thursday, you sent a check but the roofer says it is not enough, the crew tore off the old
    roof and found the boards are rotten what now, a fella came to the door and said he can get me a new roof for nothing, company from out
    of state wants me to sign before they even look, roofer asks for half before he buys shingles is that normal, he says he will knock off
    what i owe on the deductible should i, my contractor wants the last payment but is not done, got a letter that the lumber yard will put
    a lien on us, our neighbor says our cottonwood smashed his carport and wants us to pay, the wind took our tin and threw it on his truck,
    i hit a parked car and left a note now what, my boy drove through a fence and cows are out who do i call at your place, we had a break
    in and they got the tv and my moms quilts, i think somebody stole my trailer from the field, lightning came down the line and cooked the
    pump and the fridge, the toilet upstairs overflowed and the ceiling came down, came back from vacation to a flooded kitchen, hit by a
    grain truck and it was his fault do i call you or them, should we mop up the water or wait for you, can the plumber start today or must
    i wait for an adjuster, is it okay to haul off the burned stuff, who do i give the receipts to, how many bids do you want, can i pick
    whoever i like to fix it, i have the police report where do i send it, i never had to use my insurance before how does it go, after the
    tornado we have no roof and it is going to rain, an old lady fell in our driveway and her son is mad, our dog got out and bit a jogger
    and he wants our insurance, a customers kid got hurt in our yard what do i tell you, our hay barn went up in flames who do i tell, the
    shop and the barn are ashes and i need to turn it in, neighbors called that our machine shed is on fire, lost the old barn to a fire
    what now`,
} as const
