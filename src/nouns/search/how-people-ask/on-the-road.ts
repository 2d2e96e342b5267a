/** What people ask about cars, and about being stuck on the road. */
export const askedOnTheRoad = {
  auto: `
    car insurance, auto insurance, truck insurance, truck policy, insure a truck, insurance for my truck, insure my vehicle, i need to insure
    my pickup, coverage for my car, auto policy, auto coverage, insurance on my sedan, insure a used hatchback, got a crew cab pickup,
    insurance for an all electric car, four by four insurance, 2012 pickup, my old van, insure a minivan, insurance for an old truck, insure a
    new car, insure a leased car, i am leasing a car, car is financed what insurance, the bank wants full coverage on my car, does the lender
    require collision, full coverage or liability, liability insurance, just liability on an old car, do i still need full coverage, what is
    comprehensive, other than collision meaning, comprehensive and collision, collision deductible on my car, what does collision pay for,
    bodily injury limits, property damage liability, uninsured motorist coverage, underinsured motorist, medical payments coverage, medpay,
    pip, gap coverage on my loan, state minimum liability, how much car insurance does the law require, colorado minimum limits, is insurance
    mandatory, driving without insurance penalty, sr22 form, sr 22 after a dui, proof of insurance for court, got a dui can you insure me,
    insurance after a drunk driving ticket, high risk driver, bad driving record, can i get insured with speeding tickets, suspended license, i
    lost my license, driver with accidents on record, insurance without a license, foreign drivers license, teen on my car insurance, insure my
    16 year old, cost of adding a teenager, my son is learning to drive, daughter has a learners permit, new driver, first time driver, first
    car, my first car insurance, i am 18 and bought a car, young driver insurance, student driver, kid going to college without a car, good
    grades discount, student discount, safe driver discount, accident free discount, defensive driving course, senior driver discount, older
    driver, i only drive on sundays, low mileage, i drive less now, work from home so i hardly drive, multi car discount, two cars on one
    policy, second car, third vehicle, ways to save on car insurance, lower my auto premium, cheaper car insurance, cheap auto, discounts for
    cars, airbag and anti theft discount, package with home, rental car, does my insurance cover a rental, renting a car on vacation, rental
    while my car is being fixed, loaner car, rental reimbursement, do i need the rental company insurance, windshield, cracked glass, chip in
    my windshield, rock chip, gravel hit the windshield, glass claim, replace windshield, window of my truck broke, sunroof shattered, glass
    deductible, friend borrowed my car, someone else driving my car, can my neighbor drive my truck, lend my car to a friend, my boyfriend
    drives my car, is my girlfriend covered in my car, who is covered to drive, permissive use, am i covered in someone elses car, driving my
    moms car, roommate uses my car, driving in mexico, drive my car to canada, covered out of state, classic car, antique truck, hot rod,
    restored muscle car, collector car, show car, snowplow on my truck, custom wheels, lift kit, truck topper, toolbox in my truck, camper
    shell, stereo system, light bar, special equipment, aftermarket parts, wheelchair lift, dog hurt in a car crash, my stuff in the car, tools
    stolen out of the truck bed, purse taken from the car, phone stolen from my car, personal property in the car, pulling a trailer, is the
    trailer covered, utility trailer, horse trailer behind my pickup, ride share driver, i drive for a food delivery service, delivering pizza,
    rideshare coverage, using my car for work, motorcycle and car, is engine failure covered, does auto insurance cover a blown engine, wear
    and tear on my car, tires covered, pothole damage, catalytic converter, storing my car over winter, what if my car is totaled, car worth
    less than the loan, upside down on my loan, does full coverage include towing, hit and run coverage, passenger medical bills, passengers
    hurt in my car, who pays hospital after a car crash, pedestrian, bicyclist hit, deer damage covered, does full coverage cover hail, is
    theft of a car covered, fire in the car, flooded car covered, mice chewed my car wires, animals chewed wiring, car in storage, parents car,
    company car of my own, premier auto, car insurance for seniors, military driver, nurse discount, teacher discount, ticket on my record,
    points on license, electric car, hybrid, delivery driver, what kind of insurance do i need for my car, my dad is giving me his old truck, i
    just got my license and need insurance, how do i get insured as a new driver, turning 16 next month, my boy is turning sixteen, my girl
    gets her license in june, kid with a permit do i have to tell you, does a permit driver need insurance, my teenager wants to drive, put a
    teenager on insurance, cover a work truck i also drive home, i drive fifty miles to work, long commute, carpool, is my old beater worth
    full coverage, drop collision on a fifteen year old car, car is paid off do i need full coverage, salvage title, rebuilt title, project
    car, car that does not run, car sitting in the barn, need liability only on a pickup, what is liability, what is bi and pd, split limits,
    25 50 15, single limit, am i insured if a friend wrecks my car, babysitter drives my kids in my car, can my employee drive my personal
    truck, moving a friend with my pickup, borrowed a pickup to move, does my policy cover me in a rented truck, renting a moving truck, rented
    a car for the weekend, do i take the insurance at the rental counter, do you pay for a rental when my car is in the shop, how long do i get
    a rental car, do you fix windshields, who replaces windshields, windshield company, is a cracked windshield free, small crack spreading
    across the glass, back glass busted, driver window will not go up, mirror knocked off, is vandalism covered on my car, hail covered on
    cars, is hitting a deer comprehensive or collision, deer collision covered, cow damaged my parked truck, squirrels ate the wires in my
    truck, rats in the engine, tree branch on car covered, flood car covered, does car insurance cover theft of things inside, stolen tools
    from truck bed, purse stolen out of car, camera stolen from the back seat, dog got hurt when we crashed, pets in the car, discount for
    being married, discount for no accidents, discount for a b average student, student away at school discount, insure three cars and save,
    money off for no tickets, money off for a careful driver, something off for a kid on the honor roll,
    farm truck and family car discount, discount if i pay in full for my car, why are young men so expensive, boy versus girl insurance price,
    best coverage for an old person, mom is 85 and still drives, how much coverage should i carry, what limits do you suggest, insurance for a
    snowplow truck, blade on my pickup, ham radio and light bar, tool box and headache rack, flatbed on my truck, wheelchair van, handicap
    equipment, sound system, custom paint, wrap on my car, trailer hitch, winch, are my tires covered, engine blew up covered, transmission
    covered by insurance, mechanical breakdown, warranty on a car, does insurance cover a dead battery replacement, hit by a train, driving on
    the farm road only, driving for church, volunteer driver, driving to deliver groceries, driving people for pay, delivering packages, pizza
    delivery job, towing a friend, tow dolly covered, utility trailer covered, is the boat covered while i tow it, rental trailer, loaned
    trailer, ghost points, lapse in coverage, had no insurance for a while, coverage gap in my history, new to colorado, moved here from
    another state, military overseas car stored, deployed, international license, undocumented driver, nonowner policy, no car but need
    insurance, borrowed car insurance, named non owner, certificate for the court, need to show proof of insurance to a judge, got pulled over
    without my card, id card for registration, register my car dmv, license plates insurance, emissions, commercial license, cdl, two trucks
    and a car, cover for my daily driver, what does my auto policy do, how good is your car insurance, does it cover my kids, is my grandson
    covered to drive, hitchhiker, rider in my car got hurt, passenger hurt, medical for people in my car, damage i do to other cars, i hurt
    somebody with my car what pays, damage to someone elses fence by my car, does liability fix my car, my car only covered for liability,
    stolen catalytic covered, antlers through the windshield covered, windshield crack covered, crack from gravel, pitted glass, need glass
    replaced, auto glass, chip repair, window tint, remote start, dash cam discount, tracking device discount, driving tracker discount, pay
    per mile, rideshare gap, moving violation, careless driving, reckless, driving class, points class, traffic school discount, driving class
    for seniors, 55 alive, good driver, no tickets, clean record, one accident, young couple two cars, college freshman car, truck for my farm
    kid, tractor license, farm truck on the road, old grain truck for town, hobby car, race on weekends, car show, off roading, rock crawling,
    overlanding, roof rack, kayak rack, horse trailer hitched, moped on the street, proof of insurance, need proof of insurance, show proof of
    insurance, proof that i am insured, carry proof of insurance, coverage for my wifes suv, insure a car i just picked up from the dealer, do
    i need collision on an old truck, is my windshield covered without a deductible, what happens if a friend crashes my car, insurance for a
    delivery driver, cover a car that sits in the garage all winter, what limits should i carry on my truck, does my policy follow me into
    kansas, insurance for a company truck i drive home, does it pay for a loaner, my son turned sixteen, adding a kid with a learners permit,
    insure two cars and a truck, is hail on the hood covered, does a deer count as comprehensive, cover the stereo i put in, snowplow on my
    pickup, insurance while i drive for a ride app, medical bills after a wreck i caused, car loan balance more than the car is worth, insure a
    car in my daughters name, driving a borrowed truck, discount for low miles, liability only on the beater, what is collision, uninsured
    driver hit me coverage`,
  'auto#roadside': `
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
    track, need a tow at midnight, engine light came on and it quit`,
} as const
