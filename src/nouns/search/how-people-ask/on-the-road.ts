/** What people ask about cars, and about being stuck on the road. */
export const askedOnTheRoad = {
  auto: `
    car insurance, auto insurance, truck insurance, truck policy, insure a truck, insurance for my truck, insure my vehicle, i need to
    insure my pickup, coverage for my car, auto policy, auto coverage, insurance on my sedan, insure a used hatchback, got a crew cab
    pickup, insurance for an all electric car, four by four insurance, 2012 pickup, my old van, insure a minivan, insurance for an old
    truck, insure a new car, insure a leased car, i am leasing a car, car is financed what insurance, the bank wants full coverage on my
    car, does the lender require collision, full coverage or liability, liability insurance, just liability on an old car, do i still need
    full coverage, what is comprehensive, other than collision meaning, comprehensive and collision, collision deductible on my car, what
    does collision pay for, bodily injury limits, property damage liability, uninsured motorist coverage, underinsured motorist, medical
    payments coverage, medpay, pip, state minimum liability, how much car insurance does the law require, colorado minimum limits, is
    insurance mandatory, driving without insurance penalty, sr22 form, sr 22 after a dui, proof of insurance for court, got a dui can you
    insure me, insurance after a drunk driving ticket, high risk driver, bad driving record, can i get insured with speeding tickets,
    suspended license, i lost my license, driver with accidents on record, insurance without a license, foreign drivers license, teen on my
    car insurance, insure my 16 year old, cost of adding a teenager, my son is learning to drive, daughter has a learners permit, new
    driver, first time driver, first car, my first car insurance, i am 18 and bought a car, young driver insurance, student driver, kid
    going to college without a car, good grades discount, student discount, safe driver discount, accident free discount, defensive driving
    course, senior driver discount, older driver, i only drive on sundays, low mileage, i drive less now, work from home so i hardly drive,
    multi car discount, two cars on one policy, second car, third vehicle, ways to save on car insurance, lower my auto premium, cheaper car
    insurance, cheap auto, discounts for cars, airbag and anti theft discount, package with home, rental car, does my insurance cover a
    rental, renting a car on vacation, rental while my car is being fixed, loaner car, rental reimbursement, do i need the rental company
    insurance, windshield, cracked glass, chip in my windshield, rock chip, gravel hit the windshield, glass claim, replace windshield,
    window of my truck broke, sunroof shattered, glass deductible, friend borrowed my car, someone else driving my car, can my neighbor
    drive my truck, lend my car to a friend, my boyfriend drives my car, is my girlfriend covered in my car, who is covered to drive,
    permissive use, am i covered in someone elses car, driving my moms car, roommate uses my car, driving in mexico, drive my car to canada,
    covered out of state, classic car, antique truck, hot rod, restored muscle car, collector car, show car, snowplow on my truck, custom
    wheels, lift kit, truck topper, toolbox in my truck, camper shell, stereo system, light bar, special equipment, aftermarket parts,
    wheelchair lift, dog hurt in a car crash, my stuff in the car, tools stolen out of the truck bed, purse taken from the car, phone stolen
    from my car, personal property in the car, pulling a trailer, is the trailer covered, utility trailer, horse trailer behind my pickup,
    ride share driver, using my car for work, motorcycle and car, is engine failure covered, does auto insurance cover a blown engine, wear
    and tear on my car, tires covered, pothole damage, catalytic converter, storing my car over winter, what if my car is totaled, car worth
    less than the loan, upside down on my loan, does full coverage include towing, hit and run coverage, passenger medical bills, hospital
    bills of whoever rode with me in the car, my friends were hurt riding in my car, passengers hurt in my car, who pays hospital after a
    car crash, pedestrian, bicyclist hit, deer damage covered, does full coverage cover hail, is theft of a car covered, fire in the car,
    flooded car covered, mice chewed my car wires, animals chewed wiring, car in storage, parents car, company car of my own, premier auto,
    car insurance for seniors, military driver, nurse discount, teacher discount, ticket on my record, points on license, electric car,
    hybrid, what kind of insurance do i need for my car, my dad is giving me his old truck, i just got my license and need insurance, how do
    i get insured as a new driver, turning 16 next month, my boy is turning sixteen, my girl gets her license in june, kid with a permit do
    i have to tell you, does a permit driver need insurance, my teenager wants to drive, put a teenager on insurance, cover a work truck i
    also drive home, i drive fifty miles to work, long commute, carpool, is my old beater worth full coverage, drop collision on a fifteen
    year old car, car is paid off do i need full coverage, salvage title, rebuilt title, project car, car that does not run, car sitting in
    the barn, need liability only on a pickup, what is liability, what is bi and pd, split limits, 25 50 15, single limit, am i insured if a
    friend wrecks my car, babysitter drives my kids in my car, can my employee drive my personal truck, moving a friend with my pickup,
    borrowed a pickup to move, does my policy cover me in a rented truck, renting a moving truck, rented a car for the weekend, do i take
    the insurance at the rental counter, do you pay for a rental when my car is in the shop, how long do i get a rental car, do you fix
    windshields, who replaces windshields, windshield company, is a cracked windshield free, small crack spreading across the glass, back
    glass busted, driver window will not go up, mirror knocked off, is vandalism covered on my car, hail covered on cars, is hitting a deer
    comprehensive or collision, deer collision covered, cow damaged my parked truck, squirrels ate the wires in my truck, rats in the
    engine, tree branch on car covered, flood car covered, does car insurance cover theft of things inside, stolen tools from truck bed,
    purse stolen out of car, camera stolen from the back seat, dog got hurt when we crashed, pets in the car, discount for being married,
    discount for no accidents, discount for a b average student, student away at school discount, insure three cars and save, money off for
    no tickets, money off for a careful driver, something off for a kid on the honor roll, farm truck and family car discount, discount if i
    pay in full for my car, why are young men so expensive, boy versus girl insurance price, best coverage for an old person, mom is 85 and
    still drives, how much coverage should i carry, what limits do you suggest, insurance for a snowplow truck, blade on my pickup, ham
    radio and light bar, tool box and headache rack, flatbed on my truck, wheelchair van, handicap equipment, sound system, custom paint,
    wrap on my car, trailer hitch, winch, are my tires covered, engine blew up covered, transmission covered by insurance, mechanical
    breakdown, warranty on a car, does insurance cover a dead battery replacement, hit by a train, driving on the farm road only, driving
    for church, volunteer driver, driving people for pay, towing a friend, tow dolly covered, utility trailer covered, is the boat covered
    while i tow it, rental trailer, loaned trailer, ghost points, lapse in coverage, had no insurance for a while, coverage gap in my
    history, new to colorado, moved here from another state, military overseas car stored, deployed, international license, undocumented
    driver, nonowner policy, no car but need insurance, borrowed car insurance, named non owner, certificate for the court, need to show
    proof of insurance to a judge, got pulled over without my card, id card for registration, register my car dmv, license plates insurance,
    emissions, commercial license, cdl, two trucks and a car, cover for my daily driver, what does my auto policy do, how good is your car
    insurance, does it cover my kids, is my grandson covered to drive, hitchhiker, rider in my car got hurt, passenger hurt, medical for
    people in my car, damage i do to other cars, i hurt somebody with my car what pays, damage to someone elses fence by my car, does
    liability fix my car, my car only covered for liability, stolen catalytic covered, antlers through the windshield covered, windshield
    crack covered, crack from gravel, pitted glass, need glass replaced, auto glass, chip repair, window tint, remote start, dash cam
    discount, tracking device discount, driving tracker discount, pay per mile, moving violation, careless driving, reckless, driving class,
    points class, traffic school discount, driving class for seniors, 55 alive, good driver, no tickets, clean record, one accident, young
    couple two cars, college freshman car, truck for my farm kid, tractor license, farm truck on the road, old grain truck for town, hobby
    car, race on weekends, car show, off roading, rock crawling, overlanding, roof rack, kayak rack, horse trailer hitched, moped on the
    street, proof of insurance, need proof of insurance, show proof of insurance, proof that i am insured, carry proof of insurance,
    coverage for my wifes suv, insure a car i just picked up from the dealer, do i need collision on an old truck, is my windshield covered
    without a deductible, what happens if a friend crashes my car, cover a car that sits in the garage all winter, what limits should i
    carry on my truck, does my policy follow me into kansas, insurance for a company truck i drive home, does it pay for a loaner, my son
    turned sixteen, adding a kid with a learners permit, insure two cars and a truck, is hail on the hood covered, does a deer count as
    comprehensive, cover the stereo i put in, snowplow on my pickup, insurance while i drive for a ride app, medical bills after a wreck i
    caused, car loan balance more than the car is worth, insure a car in my daughters name, driving a borrowed truck, discount for low
    miles, liability only on the beater, what is collision, uninsured driver hit me coverage, my daughter keeps a b average does that make
    her cheaper to insure, i barely put six thousand miles a year on my car is it cheaper, we are both past fifty five with clean records do
    we pay less, does finishing a driving course take something off my car price, where do i send the report card so my kid gets the student
    price, which part of my policy pays when a deer jumps into my grille, is running into a deer counted as a collision or something else,
    what pays my hospital bill if the other driver carries no insurance, does my own policy help me when the one who hit me drove off, the
    bank that financed my truck wants full coverage what is that, what does full coverage really mean on a car, do you pay the vet if my dog
    is hurt in the back seat in a wreck, are the saddle and the phone in my cab covered when i wreck, will you pay a motel and supper if we
    wreck far from home, how much is a new windshield going to cost me out of pocket, can the glass man come to my work to put in a new
    windshield, is a windshield starred by a flying rock covered, i put a flatbed and a winch on my truck are they insured, are the toolbox
    and light bar i bolted on my pickup covered, grandpas van has a wheelchair lift do you insure the lift, are custom wheels and a lift kit
    insured from the first day, what does it cost to put a sixteen year old boy on our cars, can my kid drive with a permit or must he be
    insured first, my neighbor borrows my pickup and wrecks it whose insurance pays, is my own car fixed if the wreck was my fault, how much
    insurance does colorado make me carry on my car, is the state minimum enough if i run into a brand new pickup, what pays for the fence
    and the gate i plowed into with my truck, what happens when i owe more on the car than it is worth, do i still need collision on a truck
    worth two thousand dollars, my car only goes to church and the grocery store, i am new in this country and have only my license from
    home, does my policy pay when i drive a rental on vacation, do i get a car to drive while mine is in the shop, please explain difference
    of collision and comprehensive for my car, who pays the doctor for friends riding with me when i crash, my daughters friend broke her
    wrist in our back seat what pays, does car insurance fix a blown engine or is that on me, do i lose my coverage if i race my car on a
    track, are the groceries and tools in my trunk insured, is it cheaper to put both trucks on one policy, does having my house and my car
    together save me anything, my license was suspended last year will you still insure my car, my teenager wrecked once already will
    anybody insure him now, i need car insurance before the dealer lets me drive it home, can i take this car to canada or mexico and still
    be covered, what limits would you pick for my truck if you were me, my college girl took no car with her do we still pay for her, does a
    van with a hand control for my bad leg cost more to insure, my youngest just passed her road test what does that do to our car policy,
    do you need to know before my daughter drives alone, a moose went over my hood which part of the policy is that, somebody jimmied the
    door and took my tools will the car policy pay, my tranny went out does insurance pay for that, hail left divots all over my car is that
    in the cheap policy, do you cover my car while my cousin from abroad drives it, i fishtailed into a culvert am i paid for my own truck,
    i only have liability and someone keyed my car do i get anything, do i need more than the minimum with a house and savings to lose,
    which is better a five hundred or thousand deductible on my pickup, is it worth keeping other than collision on a rusty ranch truck, mom
    is eighty six and still drives is she too old for you, my stepson lives with us on weekends and drives our suv, grandma gave me her
    enormous old car how do i insure it, the fancy stereo and the brush guard are not from the factory, is my camper shell insured when it
    sits on the truck, my boss makes me use my own car for errands am i covered, i am a soldier and my car stays here parked while i am
    gone, i lent my truck to my brother in law and he flipped it, what if i crash with someone elses kids in the car, do children in car
    seats get paid if they are hurt in my car, how can a student with good marks pay less for driving, where do i send the odometer picture
    for the low mileage price, is there something off for being retired and driving little, what is the cheapest legal insurance for a first
    beater, does insurance stay with the car or with the driver, the law says my car needs insurance but how much exactly, will you insure a
    car with a rebuilt title i bought cheap, my windshield has a crack that keeps growing is it free to fix, my paid off sedan is worth
    nothing do i need the full package, i have two dui from long ago will you insure my car, what all does a car policy have in it, five
    parts of car insurance, explain car insurance to me like i am twelve, liability collision what is the difference, what pays for the
    other guy, what pays for my own car, i hit a pole all by myself, i slid through a stop sign who pays for them, pushed another car
    through a gate, what is other than collision, does comprehensive have hail, is theft of my car covered, cracked windshield cost, how
    much will a windshield cost me out of pocket, hundred dollar glass, gravel truck threw a rock, gravel roads eat my windshields, new
    windshield at work, premier auto what do i get, what does premier add, five things on one line, is my pet covered in a wreck, vet bill
    if the dog is hurt in the car, saddle in the cab got ruined in a crash, phone and tools in the car, hotel if i wreck far from home,
    stuck two hundred miles from home after a wreck who pays the motel, something to drive while mine gets fixed, do you pay for a rental,
    light bar and winch i put on, my flatbed cost a lot do i tell you, topper on my pickup, wheelchair lift in the van, two way radio, stuff
    i bolted on, brush guard, camper shell insured, keep the receipt for what i added, three thousand for extras, what if my extras cost
    more than three thousand, bank says i need full coverage, lender wants full coverage, does full coverage pay for everything, is a blown
    engine in full coverage, lady at the bank says i need collision and comp, good grades help, report card discount, three point average,
    my daughter has a b average, honor roll discount, i barely drive anymore, retired and drive to church and back, only put five thousand
    miles on it, low miles, odometer picture, over fifty five discount, i am seventy and never had a wreck does that help, old folks
    discount on cars, took a driving class does that save money, defensive driving course certificate, add my second truck for less, put the
    farm pickup with the family car, bundle, multi car, got my first car, first car at nineteen, buying a used car what insurance, insurance
    for my sons truck, my mom gave me her car, insure an old truck just liability, paid off my car do i still need collision, should i drop
    collision on a 2004, minimum insurance in this state, what does the law make me have on my car, how much liability should i carry, my
    friend broke her wrist in my back seat, hurt by somebody who had no insurance, what is medpay, who pays me if they have no insurance,
    covers my kid when she drives, does my teenager have to be on my policy, kid with a permit, learners permit, cheapest for a teen boy,
    sixteen and needs insurance, deer hit me which coverage is that, is hitting a deer collision, elk and moose and cars, car got flooded in
    the creek, car burned up, hail on my car what pays, catalytic converter which part pays, left my keys in and it got stolen, insurance
    for a car i only drive in summer, old mustang, truck with a trailer, does my insurance go with me in somebody elses car, lend my truck
    to a buddy, friend drove my car and wrecked, rental car do i need their insurance, driving in mexico or canada, out of state driving,
    electric car insurance, insurance on a lease, van for the family, suv, you pay if i wreck a borrowed pickup, hauling hay in my pickup on
    the car policy, car insurance for snow and ice country, my grandson just turned sixteen and drives my pickup what do i need to do for
    insurance, daughter has all as does that get us anything off, i only go to the mailbox and church so why pay so much, we are both
    retired and hardly leave the farm does that make it cheaper, i put four thousand in wheels and a lift kit is that insured, the plow on
    the front of my three quarter ton cost more than the truck, someone with no license and no insurance ran into me and i am hurt, my
    sister borrowed my car and hit a wall, does it matter who is driving my car when it gets hit, three kids in my back seat got banged up
    who pays their doctor, i swerved and hit a culvert what part of my policy is that, a pheasant came through my windshield which coverage,
    i hit my own garage door with my truck, the hail got my car at the fair and it has a hundred dents, rock off a gravel truck cracked my
    glass and i want to know what i owe, while the body shop has my car how do i get to work, if the wreck happens three hundred miles out
    who pays the room, blue heeler was in the truck when we rolled is the vet paid, my rifle and toolbox were in the cab when it burned,
    bank will not give me the loan till i show full coverage, somebody told me full coverage covers everything is that so, what is the very
    least i can buy and be legal, is the state minimum enough if i hit a new truck, what happens if i total a sixty thousand dollar truck
    with minimum, does having my house with you bring the car down, if i insure both trucks is it less, took the over fifty five class at
    the library does that count, should a 1998 truck have comp on it, i want good insurance for a girl going off to college with a car, who
    pays if i wreck somebody elses truck, explain to me what the hundred thousand three hundred thousand numbers mean, do i need insurance
    on a car that does not run, we are snowbirds and park one car all winter`,
  'auto#roadside': `
    stuck, stuck out here, stuck on the road, stuck in mud, stuck at work car wont go, truck wont go, car wont turn over, wont crank, wont
    start this morning, just clicks, battery, battery flat, dead as a doornail, jump me, jumper cables, flat, flat on the highway, got a flat,
    two flats, flat and no spare, spare is flat too, blew a tire, lug nuts wont come off, change my tire for me, dog locked the truck with me
    outside, lost my keys on the road, key broke, tow, tow me, need towed, tow to the dealer, tow to my mechanic, who tows, call a tow,
    wrecker, wrecker number, tow number, turn in a tow bill, receipt for tow truck, will you pay for the tow, do i have towing, ran dry, gas
    can, bring me gas, overheated, boiled over, steam coming out, radiator, smoke under the hood, engine quit, quit on me, died on me, broken
    down, breakdown, broke down in the middle of nowhere, broke down pulling the horse trailer, broke down with cattle on, broke down out of
    state, belt broke, wheel fell off, slid in the ditch no damage, pulled out of the snow, axle deep, roadside phone, roadside number, road
    help, emergency roadside, help on the road, stranded at the airport, side of the road, on the shoulder, on i 76, hood wont open, who do i
    call for a tow at night, do you send a tow truck, is somebody coming, how long till the tow truck, tow truck has not come, ponchada,
    llanta ponchada, me quede tirado, no prende mi carro, grua, necesito grua, se quedaron las llaves adentro, car no start help, tire broke
    road help, i am sitting on 71 with a flat and no spare, my wife is stuck at the store and the car just clicks, slid off the road and it is
    not hurt but i can not get out, ran out of diesel halfway to yuma, who do i call when the car quits at night out in the country, paid a
    wrecker cash last week how do i get that back from you, truck overheated pulling the stock trailer and i need a tow, my girl is broke down
    by limon and scared who can go get her, how far will you tow me before i have to pay, battery went dead at the airport after our trip,
    roadside, roadside assistance, roadside help, need a tow, tow truck, tow my car, who do i call for a tow, call a wrecker, towing number, do
    you pay for towing, towing coverage, am i covered for towing, get reimbursed for towing, flat tire, tire blew out on the highway, my tire
    is flat, no spare, change a tire, need a spare tire, blowout, tire shredded, dead battery, need a jump, battery died, jump start, my car
    will not start, truck wont start, wont turn over, engine just clicks, car died on me, car quit on the road, stalled, locked out, locked my
    keys in the car, keys locked in the truck, lost my car keys, key broke off, locksmith, keys in the trunk, baby locked in car, dog locked in
    the car, out of gas, ran out of fuel, ran out of diesel, gas delivery, i need gas, put the wrong fuel in, stuck in a ditch, stuck in the
    mud, stuck in the snow, slid into a ditch and need pulled out, need a winch, pull me out, winch my truck out, in the borrow ditch, high
    centered, stranded, stranded on i 76, broke down, broken down on the interstate, car trouble, breakdown at night, truck overheated, smoke
    from under the hood, steam from the radiator, transmission went out on the road, stuck on the side of the road, emergency road service,
    road service number, roadside phone number, how many miles of towing, how much towing is covered, help my car is stuck, i am stuck, need
    help right now on the road, wrecker service, hitch broke on the road, lost a wheel, serpentine belt broke, breakdown cover, stuck in a
    parking lot, car wont move, wont go into gear, alternator died, left my lights on, key fob dead, help i am stuck, car broke down help,
    truck broke down on the highway, i need a jump, my car is dead, engine will not crank, clicking noise when i turn the key, need somebody to
    bring me gas, i ran out of gas on the county road, got two flats, flat and no jack, lug nuts will not come off, tire came apart, picked up
    a nail, hit a curb and popped my tire, tow my pickup to the shop, how far will you tow, tow me home, can you tow a trailer too, camper got
    a flat, towing after an accident, who tows after a wreck, stuck axle deep, buried in a snow drift, in the ditch, car is in a ditch, slid in
    the ditch, went in the bar ditch, stuck in sand, stuck at the lake, stuck in a field, snowed in on the road, cannot get up the hill,
    chains, wheels spinning, need a pull, keys are in the car and it is locked, shut my keys in the trunk, lost key need in my car, lock out
    service, my kid is locked in the car, car overheating, radiator blew, blew a hose, fan belt, alternator, dead on the shoulder, on the
    shoulder of the interstate, sitting on the side of the road, roadside 24 hours, night tow, tow on sunday, does my policy have roadside, do
    i have emergency road service, is roadside included, roadside limit, tow bill, i paid for a tow, send in my tow receipt, tow truck driver
    wants cash, emergency number for the road, car wont turn over at the grocery store, slid into the ditch by the county road, keys are in the
    locked truck, need somebody to pull me out, tire shredded on the interstate, out of diesel, send a wrecker, alternator quit on the highway,
    who do i call for a jump, my van is stuck in a snowbank, spare tire is flat too, battery is dead at the feed store, high centered on a two
    track, need a tow at midnight, engine light came on and it quit,
    i am in the middle of nowhere and the truck wont start, it is two in the morning and my car quit on a dirt road, how much will you pay
    toward the tow when i break down, does the tow truck bill you or do i have to pay him, i locked the keys inside with the engine running, my
    teenage daughter is alone with a flat tire who can she call, ran the tank dry between towns can somebody bring gas, the battery is flat
    from leaving the lights on all night, can i get towed home if i break down in another state, will you come if i am stuck in mud on a county
    road, who comes when my car is in the ditch and nobody is hurt, i have no idea how to change a tire and it is snowing, does it cost me
    extra each time i call for a tow, how many times a year can i call for help on the road, my wife is stranded with the kids on the highway,
    car makes only clicking sound and not start please send help, i slid off into the snow and need pulled back on the road, do i call you or
    the tow company first when i break down, car is dead in the parking lot of the store where to call, my key broke off in the ignition and i
    cant get home, steam is rolling out from under my hood on the interstate, does the two hundred fifty dollars include the tow, put diesel in
    my gas car by mistake what now, the wheel came off my pickup on the way to town, broke down pulling the camper will they tow both, is help
    on the road in my policy or do i have to add it, i paid the wrecker myself how do i get my money back, old man here stuck on the shoulder
    with a blown tire, the transmission gave up forty miles from home, what number do i call when the car dies at night, tire went flat and the
    spare is no good, locked out at the gas station with the baby inside, do you help on sundays or holidays when the car quits, the car died
    and my phone is almost dead who do i call, is it worth it to add towing to an old car,
    my fob died and i am locked out in the cold, i hit a culvert and bent the rim and now it will not roll, car fishtailed into the borrow
    ditch and i need dragged out, my tranny quit in a snowstorm and nobody is around, tow me to the nearest mechanic who is open, i broke down
    on vacation two states away will you help, grandpas pickup died at the sale barn who can jump it, the lug nuts sheared and the wheel is
    wobbling, will somebody bring five gallons of gas out to me, is the tow free or do i pay above a certain price, my alternator belt snapped
    and the lights are going dim, i am a woman alone on a dark road with a dead car, kids locked themselves in with the keys what do i do,
    snowed in at the trailhead and the car is buried, how long do i wait for the tow truck out here, the rental broke down does your roadside
    help me there, i need the number for breakdowns to put in my phone,
    car will not turn over at the grocery store, lights were on all night and now it is dead, i am on the side of i seventy six with a flat,
    tire is shredded and no spare, locked my keys in with the baby in there, keys fell down a drain, gas light has been on and now it quit,
    in the borrow ditch and cannot get out, slid into a bar ditch, high centered on a drift, need a wrecker, how much of a tow do you pay,
    will you tow me to my own shop, tow from another state, is the tow number open at night, what is the number for a tow, need a jump
    please hurry, nobody around and the truck is dead, transmission went out on the pass, overheated on the hill steam everywhere, my mom is
    stuck on the highway, grandma locked out at walmart, send somebody out i am by the grain elevator, do i pay the tow guy, two fifty a
    breakdown, winch me out, buried in mud to the axle, tow my camper too, motorcycle quit on me, fuel delivery, stranded with kids, county
    road and no help, key broke off in the door, i am sitting at mile marker ninety with no gas and two kids, truck just quit on me and it
    is ten below, my battery is dead at the hospital parking lot, i slid off by the river bridge and need pulled, keys are in the ignition
    and the doors are locked and it is running, blew a front tire pulling the stock trailer, my wife is broke down near the state line and i
    am at work, who do i call to get towed out here, how do i get somebody to bring me fuel on a county road, if i already paid the wrecker
    do you pay me back, is there a limit on how far they tow me`,
} as const
