/** What people ask about shops, offices and trades. */
export const askedInBusiness = {
  business: `
    business insurance, commercial insurance, small business insurance, insure my shop, insure my store, insure my company, coverage for my
    business, starting a business, opening a store, new business owner, self employed, sole proprietor, llc insurance, side business, home
    based business, online shop, selling crafts online, restaurant insurance, cafe, coffee shop, bar, liquor store, brewery, winery, bakery,
    pizza place, diner, food cart, caterer, grocery store, gas station, convenience store, motel, bed and breakfast, campground, salon, hair
    stylist, barber shop, nail salon, spa, massage therapist, tattoo shop, gym, yoga studio, dance studio, martial arts school, daycare,
    preschool, church, nonprofit, museum, theater, club, veterinarian clinic, dentist office, doctors office, clinic, pharmacy, lawyer,
    accountant, bookkeeper, real estate office, consultant, photographer, florist, gift shop, boutique, antique store, hardware store, feed
    store, auto repair shop, mechanic, body shop owner, car wash, tire shop, dealership, laundromat, dry cleaner, print shop, pet groomer, dog
    kennel, pawn shop, thrift store, bookstore, plumber, electrician, carpenter, framer, roofer business, painter, drywall, flooring, concrete,
    excavation, welder, hvac, landscaper, lawn care business, mowing business, snow removal business, tree service, handyman, contractor,
    general contractor, home builder, remodeler, mason, fencing company, janitor, cleaning business, house cleaning, window washer, trucking
    company, courier, moving company, locksmith business, towing company, machine shop, manufacturer, warehouse, wholesale, farrier, well
    driller, crop duster, surveyor, engineer, architect, it company, web designer, food manufacturer, general liability, gl policy, liability
    for my business, bop, business owners policy, business package, professional liability, errors and omissions, malpractice, workers
    compensation, workers comp, work comp, workmans comp, employee injured, employee hurt on the job, worker fell off a roof, worker cut his
    hand, employee sued me, wrongful termination, harassment claim, epli, employee stole from me, employee theft, bookkeeper embezzled,
    employee dishonesty, cash stolen from the safe, till was robbed, robbery at my store, shoplifting, burglary at the shop, break in at my
    business, customer fell, customer slipped on ice outside my store, customer got sick from our food, customer sued us, slip and fall,
    product liability, our product hurt someone, broke something at a customers house, damaged a customers property, customer property in our
    care, customers car damaged in my shop, business interruption, lost income, lost sales after a fire, business closed by fire, shop shut
    down, cannot open after the storm, pay my employees while closed, road construction hurt sales, power outage at my store, freezer quit,
    cooler failed, spoiled food, spoiled inventory, equipment breakdown, boiler, oven broke, refrigeration, computers stolen from office,
    laptop for work stolen, commercial property, insure my building, office building, strip mall, commercial landlord, i own a building
    downtown, apartment building i own, lease requires insurance, landlord of my shop wants liability, rent a storefront, inventory, stock,
    contents of my shop, outdoor sign, neon sign, plate glass window of the store, awning, tools, tools stolen from job site, contractors
    equipment, tools in transit, trailer of tools, materials on the job site, builders risk, commercial auto, business car, company vehicle,
    work van, delivery van, fleet, fleet of trucks, hired and non owned auto, employees drive their own cars, box truck, dump truck, company
    truck wreck, delivery driver employee, employee wrecked the van, cyber, cyber attack, data breach, ransomware, hacked, computer virus at
    work, customer data stolen, wire fraud, fake invoice, drain backed up in the shop, water damage in my store, hail broke the skylight, fire
    in the kitchen of my restaurant, vandals hit my store, graffiti on my building, car drove into my store, certificate of insurance, coi,
    need a certificate, additional insured, proof of liability for a job, customer wants a certificate, bid on a job need insurance, general
    contractor wants proof of insurance, license and insurance for a contractor, key person, key employee dies, partner buyout, business
    partner died, umbrella for a business, directors and officers, liquor liability, vendor at a fair, craft fair booth, farmers market vendor,
    employee benefits for my staff, group insurance, business discounts, cheaper business insurance, sprinkler in the shop, alarm in the store,
    how much does business insurance cost, pollution at my shop, mold in the building i lease, business records burned, money on the road to
    the bank, seasonal business, rented equipment for a job, i own a restaurant, i own a small shop, i have a hair salon, i clean houses, i mow
    lawns, i cut trees, i do drywall, i am a contractor, i am a framer, i run a trucking outfit, i run a daycare, my wife bakes at home and
    sells, we sell crafts online, i fix cars, i weld for a living, i do plumbing on the side, i paint houses, i shoe horses, i sell insurance
    no i sell real estate, we run a motel, we own a gas station, our truck stop, insure a truck stop with pumps and showers, we have a brewery, opening a coffee shop, opening a food place, buying a
    business, bought a bar, taking over my dads shop, starting my own company, new llc needs insurance, what insurance does a small business
    need, is business insurance required, cheapest liability for a contractor, contractor liability, painter liability, cleaning liability,
    insurance for a church, church van, youth group trip, volunteers at our church, board members, nonprofit board, school, private school,
    tutor, music teacher, art class, gun shop, bait shop, archery range, bowling alley, movie theater, skating rink, golf course, swimming pool
    business, rv park, storage units business, mobile mechanic, mobile groomer, mobile home park owner, apartment complex owner, property
    manager, hoa board, homeowners association policy, customer tripped, a customer fell down my stairs, shopper hurt, client sued, client says
    my work is bad, my work caused damage, house burned after i wired it, pipe i installed leaked, roof i put on leaked, dropped a customers
    tv, scratched a customers car, lost a customers dog, burned a clients scalp, food poisoning, hair in the food, allergic reaction at my
    salon, sold a bad part, product recall, advertising injury, slander, copyright suit against my business, slip on wet floor in my shop, my
    employee got hurt, worker broke his leg, my guy fell off a ladder, back injury at work, comp claim, workers comp for one employee, do i
    need comp for family, comp for myself, subcontractor without insurance, 1099 workers, audit of my payroll, payroll audit, employee crashed
    the company truck, employee hit somebody with the van, delivery guy accident, my driver ran into a house, employee stole cash, clerk stole,
    bookkeeper stole, somebody stole inventory, shop was broken into, thieves stole my tools off the job site, trailer with tools stolen,
    copper stolen from my job site, equipment stolen, forklift, skid steer for my business, skid steer for landscaping, pressure washer, sewing
    machines, ovens, espresso machine, walk in cooler went down, freezer died at the store, power was off and i lost food, lost refrigerator
    stock, ice cream melted, compressor broke, ac in the office broke, server room, point of sale system, card reader hacked, email hacked sent
    money, fake check, counterfeit money, armed robbery, safe was cracked, bank deposit stolen, window of my shop smashed, storefront glass,
    sign blew down, sign hit by hail, roof of my shop leaks, tenant upstairs flooded my shop, fire next door smoke in my store, street closed
    no customers, closed by the health department, closed for a week for repairs, lost business income, who pays rent while closed, pay my
    people while we are shut down, supplier burned down, lost sales because of a storm, seasonal inventory, christmas stock, stock in transit,
    goods on a truck, cargo, shipping, trade show booth, booth at the fair, vendor insurance, caterer for weddings, serve alcohol, liquor
    license insurance, bouncer, security guard, valet, landlord wants to be additional insured, lease says i need a million in liability, city
    permit requires insurance, state contract insurance, prove i am insured to a customer, certificate holder, send a certificate to my general
    contractor, coi by tomorrow, bid requires coverage, bonded contractor insurance, tail coverage, claims made, e and o for an agent, nurse
    malpractice, counselor liability, engineer liability, home inspector, notary errors, directors liability, employment lawsuit, fired
    somebody and got sued, discrimination suit, harassment suit, key man coverage, business loan requires insurance, sba loan, equipment lease
    insurance, buy the building, rent out commercial space, empty building downtown, main street building, warehouse fire, machine breakdown,
    boiler exploded, elevator, car wash damaged a car, garage keepers, tow business, dealer plates, fleet of five trucks, one ton work truck,
    service truck, dump trailer, food delivery business, courier van, limo, taxi, bus company, school bus contractor, accident at work, hurt at
    work, injured on the job, on the job injury, work injury, job site accident, job site theft, wedding photographer business, photographer
    liability, videographer, dj, band, musician, event planner, party rental business, bounce house rental business, tent rental, florist shop,
    greenhouse store, garden center, nursery plants, tree trimming company, snow plow business, excavator company, septic pumper, well service,
    oil field service, pipeline contractor, welding truck, crane, scaffold, demolition, asbestos, roofing company, gutter company, siding
    company, window company, glass shop, sign company, cabinet maker, furniture store, upholstery, sewing shop, quilt shop, tailor, laundry,
    tanning salon, lash studio, med spa, chiropractor, physical therapist, optometrist, counselor, home health, assisted living facility, adult
    daycare, foster home, boarding kennel, dog trainer, horse trainer business, riding stable business, outfitter, hunting guide, fishing
    guide, rafting, ski shop, bike shop, gun range, pawn, jewelry store, coin dealer, art gallery, antique mall, flea market, auction house,
    grain elevator business, seed dealer, implement dealer, feed mill, meat locker, butcher shop, meat processor, cheese maker, commercial
    kitchen, donut shop, ice cream shop, candy store, juice bar, tavern, saloon, nightclub, veterans hall, event center, wedding venue
    business, banquet hall, movie rental, arcade, escape room, trampoline park, climbing gym, pilates, karate, dance, gymnastics, summer camp,
    scout troop, booster club, pta, chamber of commerce, library, town, school district, rural electric coop, water district, cemetery, funeral
    home, radio station, newspaper, printer, software company, computer repair, phone store, vape shop, dispensary, tattoo, thrift shop, food
    pantry building, vacation rental company, property flipper, realtor office, title company, tax preparer, bank, credit union, check cashing,
    staffing agency, my shop, my store, my salon, my restaurant, my company, my crew, my employees, my tenants at the strip mall, insure what i
    sell, insure my stock, insure my tools, insure my equipment, insure my office, what if a client sues me, what if a customer gets hurt, what
    if my employee steals, what if my place burns down, what if i cannot open, what if the power goes out at my store, insurance for my work
    tools, insurance for tools and equipment, insurance for my shop, insurance for my crew, insurance for my trade, insurance for what i sell,
    tools for my job, insure my hair salon, liability for a handyman, a customer slipped on ice at my store, my landlord wants a certificate,
    cover my tools on the job site, insurance for two delivery vans, employee stole from the till, we had to close for three weeks, workers got
    hurt on the job, cover the sign out front, coverage for an online shop, food spoiled at my restaurant, insurance for a bookkeeper, general
    liability for a roofer, insure a church, coverage for a food trailer, insure a brewery, data breach at my office, oven quit at the bakery,
    my employee wrecked the van, insurance for a dog groomer, policy for a nonprofit, coverage for an office building i own, insure inventory
    in a warehouse, professional mistakes coverage, liability for a yoga studio, package policy for a small
    shop, insurance for my welding business, landscaper with a trailer full of mowers,
    a lady slipped on my wet entry mat and broke her hip what pays, kitchen fire closed my diner who pays my cooks until we open, would you pay
    the rent and the loan while my shop is shut, hail came through the skylight and soaked my stock, is the sign out front of my store insured
    against wind, i rent the building but the ovens and shelves are mine what do i insure, my driver scratched a parked car with our delivery
    van, my helper runs errands in her own car for the shop who is liable, my landlord wants a paper from you before i get the storefront keys,
    one bad lawsuit could finish my little company what protects me, my worker dropped a ladder through a bus window, my cashier has been
    pocketing money can insurance pay it back, power was out two days and the meat in my shop spoiled, the walk in freezer broke down at the
    restaurant who pays, i keep customers clothes in my shop what if they burn, somebody hacked our customer list what do you pay, the drain
    came up in the back of my store and ruined the stock, all my work tools were in the van and the van got robbed, my employee says i fired
    her unfairly and wants to sue, i made a mistake in a clients taxes am i covered, goods i ordered for the shop were smashed on the truck on
    the way here, after a fire the town makes me build to new code who pays at my shop, my customers owe me money and the invoices burned, is
    it cheaper to have building and contents in one policy, i insure my house with you does my shop get cheaper, do sprinklers and a burglar
    alarm lower the price for a store, my drivers all have clean records does that help our company price, i just started cleaning houses by
    myself do i need insurance, i mow lawns with my cousin and a trailer what do we need, starting a hair salon in my garage what kind of
    policy is it, the general contractor wants proof of a million before we start the roof, do i need workers comp for only one helper, my
    helper fell off a scaffold at the job who pays him, the food made a guest sick and she wants money from my cafe, we broke a customers
    granite counter moving the stove, our church needs liability for the building and the bus, i run a daycare at home with six kids what if
    one is hurt, taking over the cafe on main street next month what insurance, i sell soap at markets and online is that a business, does my
    personal truck insurance stop when i use it for jobs, thieves took copper and tools off the building site overnight, the register was
    emptied at gunpoint is that covered, money was stolen on the way to the bank from my shop, fire next door filled my shop with smoke and
    nobody can come in, i own a small office building and rent out the downstairs, are the computers and the espresso machine paid new or used,
    the roof i put on leaked and now they blame me, how do i get my customer a certificate by friday, i am a nurse working for myself do i need
    malpractice, a customers car got hit while it was in my repair shop, we are only two people in an office what insurance do we need, how do
    i keep paying my people if the store burns down,
    i braid hair in my living room do i need a business policy, i make candles and pottery and sell at the fair what if one burns a house, my
    bartender overserved a man and he crashed, a barista burned a customer with coffee who pays, my apprentice nailed through a water pipe at a
    clients house, chainsaw and saws stolen from my jobsite trailer, forged checks from my own bookkeeper am i covered, we got a summons from a
    former employee what now, phishing mail made us wire money to a crook, somebody tripped over my extension cord at the market booth, i own
    the building and rent shops to others what do i buy, my tenant has a bakery do i insure his ovens or does he, i lease a copier and a
    forklift who insures them, we moved our shop into a hundred year old building, a boiler in our laundry blew and we lost two weeks, who pays
    me while the road crew has my street shut, our fryer fire ruined only the hood and the ceiling, my walk in customers slip when it rains
    what protects me, how do i insure three trucks and six drivers together, my delivery boy uses his own car is that a problem for me, the
    city wants proof i am insured before a permit, customer says i ruined her dress at the cleaners, i board dogs and one bit another who pays
    the vet, i install solar and a roof leaked afterwards, client wants a million in professional coverage before he signs, what insurance do i
    buy before i hire my first employee, i just bought a motel with twelve rooms, our museum has borrowed paintings are they insured, insure a
    beauty school with students cutting hair, my tools ride in the truck every day are they covered there, graffiti on my shop wall who cleans
    it, a drunk drove through my storefront and we must close, landscapers trailer with three mowers was stolen overnight, i am a notary and
    made a mistake on a deed,
    open a shop on main street, starting a business what do i need, hair place, barber, day care center, vet clinic, grocery, bar and grill,
    restaurant kitchen fire, diner shut down after a fire, non profit, lodge hall, lawn mowing crew, snow plowing for hire, tree trimming
    outfit, roofer, concrete crew, welder with a truck, excavating, trucking, hot shot hauling, cleaning houses, wedding dj, craft shop,
    online store from the garage, etsy, building for my store, i rent my shop do i need building insurance, stock got soaked, shelves and
    stock, computers at the office, paid what it costs today, customer slipped and fell, wet floor, broke her hip in my store, lawyer for my
    shop, somebody sues my business, my work hurt somebody, my guy broke a customers window, ladder fell on a car, lost wages when closed,
    payroll when we are shut, rent while closed, loss of profit, slow season is that covered, delivery van hit a car, my employee uses her
    own car for errands, company truck, trailer for work, personal policy stops at work, business umbrella, bigger than the limit, cash
    stolen on the way to the bank, robbed at the register, employee took money, power cut and the freezer thawed, ice cream melted in
    outage, boiler blew up, customers things in my shop, i fix watches for people, hacked customer data, computer virus, credit cards
    leaked, tools stolen off the job, tools in the truck, rented a lift for a job, borrowed a truck, employee says i fired her wrong, i gave
    bad advice, professional mistake, shipment lost on the way to me, bring the building up to code, unpaid invoices burned, one package,
    home and business together cheaper, sprinklers discount, alarm at the store, three years no claims business, safe drivers at work, skip
    installments, workers get hurt, landlord of my shop wants proof, contract says i need a million, small business policy, commercial
    policy, restaurant liability, product got somebody sick, glass broke in the storefront, truck drove through the storefront, hail on the
    shop, flat roof leaked on stock, street closed and no customers, partner in the business, home office with clients, side hustle, i sell
    quilts, i bake at home and sell, seasonal shop, pop up shop, empty building i own, storage units i own, rental cars, bus for the church,
    van for the seniors center, i am fixing to open a little coffee place what insurance do they make you have, my wife bakes cakes for
    weddings and wants to get a shop, the pipe over the store broke and ruined the shoes, lady slipped by the door and broke her wrist and
    got a lawyer, the cook started a grease fire and we cannot open for a month, my helper drove his own car for parts and hit someone, i do
    drywall and the general wants a paper that says i am insured, landlord of my shop wants me to carry a million, somebody took the bank
    bag from my girl on the way to deposit, my bookkeeper has been skimming, freezers thawed when the lines went down and i lost the meat,
    hackers got my customers card numbers, the big sign blew through my own window, i rent my space so do i need to insure the building, i
    keep my mowers in a trailer and it got stolen, i fix peoples saddles and had a fire with theirs in the shop, former worker says i fired
    her because she is old, my boiler quit and split, we are a small church with a van and a kitchen, i drive a hot shot truck for a living,
    delivery boy bumped a parked car, order of lumber got wrecked on the way to me, i gave a client wrong advice and they lost money, what
    brings the price down for a store, i have a house policy with you and a store too is there a break, if it burns do you pay what the
    ovens cost now or what i gave for them, how do i keep paying my girls if we are shut, does my car policy work for my plumbing calls`,
} as const
