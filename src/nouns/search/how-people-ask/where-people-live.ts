/** What people ask about houses, rented rooms and what is in them. */
export const askedWherePeopleLive = {
  homeowners: `
    my lease says i have to carry insurance, apartment makes all of us carry insurance, landlord requires renters insurance, lease wants a
    hundred thousand liability, have to have renters to rent this place, complex makes tenants buy insurance, the place i am renting requires
    a policy, landlord wants us to have insurance on our things, landlord says get insurance, my landlord wants me insured, adopted a big dog,
    took in a stray dog is the house insurance alright with that,
    home insurance, homeowners insurance, house insurance, homeowner policy, insure my house, insure our home, coverage for my house,
    insurance on a house we bought, property insurance, insurance for a new house, first time home buyer, buying a house need insurance,
    mortgage company wants insurance, proof of homeowners for closing, escrow insurance, building a house, house under construction,
    remodeling my kitchen, adding a room, new addition, how much coverage for my house, what does homeowners cover, is my house insured for
    enough, cost to rebuild, dwelling coverage, replacement cost of my home, personal property coverage, liability at home, loss of use,
    additional living expenses, hotel if my house burns, where do i stay while they fix it, does homeowners cover hail, is wind damage
    covered, does it cover fire, is a tornado covered, wildfire coverage, is water damage covered, does insurance cover a burst pipe, are
    frozen pipes covered, sewer line, water line to the house, termites, are mice covered, mice chewed, rot, foundation cracks, settling
    foundation, septic tank, is theft covered, is a stolen bike covered, my wedding ring, watch collection, coins, stamps, art and
    paintings, guns, gun safe, cameras, musical instruments, piano, grandmas silver, antiques, collectibles, schedule an item, expensive
    things, computer at home, tv, furniture, clothes, golf clubs, hearing aids, bicycles, tools at home, lawn mower, riding mower, drone,
    detached garage, shed, garden shed, fence, is my fence covered, deck, gazebo, patio cover, swing set, playhouse, greenhouse, driveway,
    retaining wall, swimming pool, hot tub, trampoline, tree house, fire pit, zip line, dog bite, my dog bit someone, dog breed, pit bull,
    german shepherd, rottweiler, what breeds do you insure, aggressive dog, dog knocked a child over, cat, exotic pet, snake, guest hurt at
    my house, somebody fell on my steps, mailman slipped on ice, kid got hurt in my yard, neighbor sued me, babysitter, my kid broke the
    neighbors window, golf ball through a window, liability if someone drowns in my pool, renters insurance, renter, tenant insurance,
    apartment, insurance for my apartment, i rent, rented house, i rent a room, landlord requires insurance, my landlord needs proof of
    insurance, does the landlord insurance cover my things, roommate, roommates stuff, college dorm, dorm room, student away at school,
    stuff in my dorm, my sons things at college, storage unit, things in storage, moving truck, furniture while moving, townhouse, townhome,
    duplex, loss assessment, mobile home, manufactured home, trailer house, double wide, modular home, tiny house, log home, cabin, vacation
    home, second home, summer house, house in the mountains, vacant house, empty house, house sits empty, house for sale is empty, inherited
    moms house, away for the winter, snowbird, rental house, i rent out a house, landlord insurance, tenants in my house, rent my basement,
    short term rental, home business, work from home, daycare in my home, office in my house, selling things from home, country home,
    acreage, small acreage, few acres, a house in the country, hobby farm, a few chickens, couple of horses on our acreage, barn cat, honey
    and eggs, farm stand at home, outbuildings, pump house, well at my house, loafing shed, no fire hydrant, far from a fire station,
    volunteer fire department distance, new roof discount, metal roof discount, impact resistant shingles, home discounts, alarm discount,
    money off for smoke alarms, security system, smoke detectors, sprinkler, water sensor, doorbell camera, save on home insurance, cheaper
    home insurance, bundle home and auto, home and car together, non smoker discount, new home discount, claims free, wood stove, fireplace,
    pellet stove, chimney, solar panels, old house, hundred year old house, old wiring in my house, knob and tube, fuse box, aluminum
    wiring, old plumbing, age of roof, cedar shake roof, swamp cooler, air conditioner, furnace died, appliance broke, water heater,
    refrigerator, freezer food spoiled at home, power surge fried my tv, lightning fried the computer, fell off ladder at my house,
    contractor hurt on my property, housekeeper hurt, tree hanging over the neighbor, neighbors tree, tree removal, debris removal,
    landscaping, snow on the roof, ice dam, roof leak covered, does insurance replace my roof, cosmetic damage roof, old roof coverage,
    flood not covered, identity theft with home policy, credit card fraud at home, cash at home, food spoilage, basement finish, insurance
    for seniors in a home, widow living alone, empty nest, house in a trust, house in my parents name, quit claim deed, adding my name to
    the deed, just bought our first home, we are buying a place, closing next week need insurance, need a binder for closing, lender wants
    proof of insurance on the house, mortgage requires homeowners, insurance for a house i inherited, mom left me her house, house in my
    late fathers name, house is paid off do i need insurance, do i have to have home insurance, what is covered on my home, what is in a
    home policy, five parts of a home policy, coverage a b c d, how much is my house insured for, is my house underinsured, building costs
    went up is my house covered enough, log house on ten acres, ranchette, house with a shop building, forty acres and a house, couple of
    goats, we keep a few hens, garden tractor, small tractor at home, horse barn at the house, boarding no just our own horses, honey from
    our own hives, selling eggs, selling vegetables from my garden, yard sale, garage sale liability, cover my ring, ring fell down the
    drain, lost my hearing aid, glasses broke, phone broke, dropped my laptop, kid spilled milk on the laptop, stolen from my car is it home
    insurance, bike stolen at school, suitcase stolen on a trip covered by home, stuff at the storage place, guns covered, how much are guns
    covered for, coin collection, comic books, baseball cards, quilts, furs, wine, instruments for band, trumpet, violin, art i painted,
    business tools in my garage, work laptop, dog nipped the mail carrier, my dog knocked somebody over, do you insure pit bulls, dog breeds
    not allowed, got a puppy, horse kicked a visitor at home, visitor tripped over the dog, neighbor child fell off the trampoline, friend
    got hurt swimming, somebody drowned in my pool, delivery man fell on my stairs, parcel driver slipped, someone tripped on my sidewalk,
    snow on my sidewalk, shovel the walk liability, party at my house drunk guest, my son threw a baseball through a window, kid broke
    something at school, hit someone with a golf ball, grass fire from my burn barrel, burn pile got away, my tree fell on the neighbors
    car, neighbors tree is going to fall on my house, my sprinkler flooded the neighbor, i live in an apartment, do i need insurance if i
    rent, my apartment complex wants insurance, cheap insurance for renters, insurance for my stuff, insure my belongings, rent a house and
    want my things insured, sublet, living with my boyfriend are my things covered, living with parents, moved back in with mom, nursing
    home belongings, assisted living, kid at college laptop, dormitory, fraternity house, military barracks, storage container, master
    policy, walls in, town house insurance, trailer home, mobile home in a park, single wide, rv i live in, trailer i live in, tiny home on
    wheels, yurt, a frame, earth home, straw bale house, barndominium, guest house, mother in law suite, granny flat, cottage, lake house,
    time share, weekend place, hunting cabin, seasonal home, house nobody lives in, house we are fixing up to sell, flipping a house,
    renovation, new kitchen, solar roof, ev charger, generator at home, propane tank, heating oil tank, coal stove, wood heat, fireplace
    insert, space heater, christmas tree, candles, grill, smoker on the deck, meth in rental house, grow house, marijuana plants, renting my
    house to my daughter, rent to my son, renter destroyed my house, tenant did not pay, duplex i live in half, house hack, vacation rental
    by owner, renting a room to travelers, exchange student, boarder, caretaker, house sitter, away for six months, going south for winter,
    how long can my house be empty, freeze up while away, age of my roof, roof is old, 25 year old roof, hail resistant roof, class 4
    shingles, discount for new roof, tile roof, flat roof, wood shakes, does insurance pay for old roof, will you pay for the whole roof,
    matching siding, gutters dented, screens torn by hail, ac unit hail, fence blew down covered, shed blew over covered, carport collapsed,
    trampoline blew into the neighbors, broken sprinkler line, well pump went out, pump house froze, septic backed up, is the sewer line
    under the yard covered, water line leak bill, slow leak behind the wall, shower pan leak, humidity, window condensation, foundation
    shifting, sinkhole in the yard, mudslide, landslide, avalanche, volcano, nuclear, war, insects, carpenter ants, woodpecker holes,
    raccoon in the attic, bats in the attic, squirrels in the attic, skunk under the house, bear broke in, cat scratched, dog chewed the
    couch, appliance wore out, furnace quit, ac stopped working, home systems, power surge, lightning took out the tv, freezer thawed, food
    in the fridge spoiled, tree fell in the yard no damage, who pays to haul away a tree, stump, hail on my garden, landscaping plants, bees
    in the wall, does my house insurance cover, is it covered at home, are my things covered, are tornadoes covered, are hail storms covered
    on a home, is smoke covered, is a fallen tree covered, is theft from my yard covered, is my kids violin covered, tuba, band instrument,
    sewing machine, quilting, hobby room, woodshop, tools in my garage, snowblower, weed eater, lawn tractor stolen, patio furniture,
    trampoline net, kiddie pool, above ground pool, koi pond, sauna, home gym, pool table, aquarium broke, parrot, ferret, horses at home,
    pot belly pig, bees in my back yard, dog ran out and bit, chihuahua bit, cat scratched a guest, invited guest hurt, stranger hurt in my
    yard, playdate, sleepover injury, babysitting other kids, elderly parent lives with us, nephew lives with us, adult son lives at home,
    college kids laptop stolen, storage locker theft, safe deposit box, heirloom, wedding band, earrings, cufflinks, gold, cash hidden at
    home, gift cards, bitcoin, medals, trophies, fur coat, hot plate fire, pipe freeze while away, heat went off while away, empty over
    winter, house on the market, new construction house, addition to my house, sunroom, mudroom, carport, breezeway, detached office, she
    shed, workshop, chicken coop at home, corral at home, hitching post, well house, cistern, spring water, lagoon septic, leach field,
    propane, wood pile, woodstove chimney, insert, oil lamp, log siding, stucco, brick house, adobe, vinyl siding, gutter guards, leaf
    guard, hail guard shingles, stone coated steel, slate roof, tar roof, skylights, glass door, storm door, garage opener, smart lock,
    video doorbell, alarm company, fire extinguisher in the kitchen, sprinklers at home, gated, neighborhood watch, retired at home
    discount, long time customer discount, new buyer discount, insurance for my house, insurance for my belongings, hotel while my house is
    fixed, motel while they repair my house, place to live during repairs, trailers people live in, insure a trailer i live in, insure a
    house i am about to close on, tree came through my roof coverage, does my policy pay for a hotel after a fire, coverage for my fence, my
    neighbors kid got hurt on our swings, sewer backed into the basement coverage, does it pay for new shingles in full, insure a cabin we
    use in summer, house sits empty while we sell, insure the detached garage, dog bit the mail carrier coverage, roof rated for hail
    discount, burst pipe while on vacation covered, wood stove and my premium, insurance for a rented room, things stolen from my dorm, the
    bank wants proof of home coverage, rebuild cost of my house, solar panels on the house, chicken coop in the back yard, home based day
    care, hail ruined the siding am i covered, lightning fried the tv, in law apartment, water heater gave out coverage, renting out the
    basement, coverage for my guns, coverage for antiques, insure a log house, is my house insured for what it costs to build or what i
    paid, lumber got so expensive would you still rebuild my whole house, would my policy pay the roofer and the electrician after a chimney
    fire, a blizzard folded our carport is it counted with the house, are my sons things covered in his dorm room at college, do i get new
    ones if my bikes are taken off the porch, who pays the rent on another place while our house gets fixed, do you pay for eating out when
    we have no kitchen after a fire, who pays the doctor if my dog bites the neighbor kid, what if somebody trips on my icy steps and sues
    me, our dog never bit anyone but he is a big breed will you insure us, we moved out to ten acres with a well and two horses what policy
    fits, is there something between a house policy and a farm policy, we sell eggs and honey from the gate do we need a farm policy, i keep
    a dozen hens and a couple goats does that make me a farm, would you pay for my one horse if lightning hit her behind the house, does the
    country policy cover my little tractor and the mower, do the shop and the hay shed behind my house each get their own amount, no hydrant
    near us and the fire hall is miles away can you insure it, i only rent two rooms do i really need insurance, my landlord says i must
    have insurance before i get the keys, if the building burns does my landlord replace my stuff, my bathtub ran over and ruined the
    ceiling below who pays for it, how cheap is insurance for a renter per month, my roommate has a policy am i on it too, first apartment
    and i own almost nothing is it worth insuring, we are old and home all day does that make our house cheaper, would a metal roof bring
    down what i pay for the house, do i get money off if my smoke alarm calls somebody, house is ninety years old with the old wiring will
    you take it, we just got married and bought a fixer upper what do we need, the bank will not close until i show insurance on the house,
    what do i need to know about my roof before i ask for house insurance, we leave for the south and the house is empty all winter is that
    a problem, is my laptop covered by the house when it is stolen out of my car, is my grandmothers ring insured or do i list it
    separately, how much of my stuff is covered if everything burns, are my guns and saddles insured inside the house, we have a pool and a
    trampoline for the kids will you insure us, my boy put a baseball through the neighbors picture window, are we covered if a pipe freezes
    while we are away, does the house policy pay when the sewer line to the street breaks, i bake cakes in my kitchen for money does the
    house policy mind, i live in a trailer house on my moms land can it be insured, my uncle left me his house and nobody lives there, i
    live in my parents basement are my things covered, is the freezer full of beef covered at home when it quits, do you lower the price if
    i never had a claim on my house, a tree from my yard fell on my neighbors fence do i pay, my cleaning lady got hurt in my house who
    pays, shed and fence out back are they in the house policy, i rent out my old house to a family what insurance is mine and what is
    theirs, our swingset and trampoline worry me are we covered when kids visit, somebody drowned in a pool near us would i be sued for
    mine, my teenager hit golf balls into the neighbors siding who pays, my landlady told me her insurance is only for the walls, evicted
    roommate took my stuff is it insured, i rent a duplex half and own two dogs and a guitar what do i need, should i insure the house for
    what the realtor says it is worth, the county values my house at less than it costs to build, building costs jumped how do i know we
    have enough on the house, dry rot and a sagging porch will you still insure the place, my deck and attached garage are they the house or
    something else, tools and a generator in my shed who insures those, my mother moved in with all her antiques are they covered with us,
    my son took his stereo and skis to college and lost them in a dorm fire, kitchen is gone after the fire do you pay for takeout, can we
    rent a place by the school while you dry the floors, we live at my in laws while the house is rebuilt is that paid, what would you pay
    for a brooch and pearls from my nana, our well and pump house sit far from the home are they in it, a couple of steers and a garden on
    six acres what policy is that, neighbors truck hit one of our two horses are they covered, chinook took half the tin off my hobby shop,
    the four wheeler and the loader tractor stay on our acreage, someone bought eggs from us and says they got sick, do you knock something
    off for a water leak sensor, class four shingles cost more do i get it back in my premium, does a burglar alarm really save me anything
    at home, new furnace and new pipes does that lower the house price, i am a retiree at home all day is my house cheaper, the house is log
    and heated with wood is that more, my apartment neighbor flooded me who buys a new couch, it is a manufactured home on its own lot do
    you take it, does insurance pay if my garage door crushes my bike, what happens to my things while they are in a moving truck, water
    came through my condo ceiling from upstairs who pays for my floors, i own a rental house with tenants what do i buy, are candles i make
    and sell from home covered by the house, what does a house policy pay for, five promises, roof over my head insurance, we are buying our
    first place, closing on a house friday and need insurance, lender wants proof of home insurance, mortgage company says i need a policy,
    what is dwelling, what is other structures, is the detached garage covered, chicken coop blew away, carport folded in the snow, shed got
    crushed, is my deck part of the house, stuff inside my house, furniture and clothes, freezer full of beef died in a fire, my tools in
    the garage, stolen bikes, bike stolen off the porch, my daughters things at college, motel while the house is fixed, grocery bill is
    higher with no kitchen, place to stay after a fire, burst pipe in january, frozen pipe, water heater let go, tree on the house, somebody
    gets hurt at my house, guest slipped on the steps, dog bites someone, dog knocked over an old lady, my kid broke something at a friends
    house, golf ball through a neighbors window, liability at my house, we live out on ten acres, five acres and a horse, country place with
    a barn cat, no hydrant for miles, in between a house and a farm, outbuildings each with a value, tin off the shop roof, my mare died
    under a tree, couple of goats and hens, few head of cattle at home, fourteen chickens and a pony, neighbors dogs killed my sheep,
    tractor with a loader at home, lawn tractor, four wheeler around the place, post hole digger hit a gas line, i sell eggs at the gate,
    honey stand, sell beef shares to neighbors, customer backed into my gate, i rent two rooms, renting an apartment, what does renters
    cost, like a pizza a month, my landlord makes me get insurance, landlord says i need renters, upstairs tub ran over into my place, i
    flooded the neighbor below, my stuff in the apartment burned, roommate and renters, college kid renting a house, i rent a trailer house,
    modular house on a foundation, log cabin, sod house, old farmhouse no farm, hail proof shingles, impact shingles cheaper, class four
    roof saves me what, smoke alarm that calls the fire department, burglar alarm, water sensor discount, new wiring discount, newer house
    cheaper, rewired the whole house, new furnace and plumbing, over fifty five and home all day, no claims for years do i pay less, home
    and auto same day, bundle the house and car, remodel the kitchen do i call, added a room, solar panels on the roof, wood stove put in,
    what would it cost to build again, market value or rebuild, my house is worth less than it costs to build, replacement cost on my
    furniture, hail came through the skylight, window well filled up, sewer backed up in the basement, wedding gifts stolen, church steeple
    fell on our garage, drunk drove into our living room, house insurance for grandma, insurance on my inherited house, mothers house i now
    own, what is in a home policy for grandparents, cabin in the mountains, insure a house in town, we just bought her grandmas place with
    six acres and three goats what policy is that, the neighbor kid fell off our swing set and broke his arm, my teenager hit a baseball
    through a church window who pays, the dog pulled grandma down on the sidewalk, if the place burns where do we live until it is built,
    our kitchen burned and we eat out every night is that paid, garage is not hooked to the house is it still insured, snow took down the
    carport on our car and the fence, i keep my tools in the garage and somebody cleaned me out, my boys laptop got taken out of his dorm
    room, bikes were on the porch and now they are gone, freezer in the garage died when the house had the fire, the wind rolled up the roof
    on my little shop out back, my mare got struck standing under the cottonwood, i sell a few dozen eggs and some honey off the porch is
    that okay, man came for hay and hit my gate and says it is my fault, my tractor with the bucket is that on the house policy, it is more
    than a yard and less than a ranch what do you call that, we are eight miles from a hydrant can we get insured, just moved into my first
    apartment and the office wants proof of insurance, the tub ran over and the folks below are mad, does my landlord pay if my clothes burn
    up, what does it cost to insure just my furniture in a rental, i put on those hail shingles and want my discount, got a new furnace and
    wires last year does that lower it, i turned fifty five in march does the house get cheaper, have not had a claim in six years what do i
    get, bank wants to see a policy before we close on tuesday, how do you decide what my house is insured for, lumber is so high now is my
    house insured for enough, pipe under the sink broke while we were in arizona, ice backed up under the shingles and came in the ceiling,
    do you insure a trailer house on its own lot, log house up a canyon with trees all around, we added a sunroom and never told anyone,
    company coming for thanksgiving and uncle slipped on our ice, do you insure a house while we are building it, a hunting cabin we only
    use in fall, put up a better roof what do i save, does standing seam steel bring my rate down, what do i save with an alarm, which
    discounts are there on a house`,
} as const
