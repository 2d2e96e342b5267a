/** What people ask about farms and ranches. */
export const askedOnTheLand = {
  farm: `
    farm insurance, ranch insurance, farm and ranch, farm policy, insure my farm, insurance for our ranch, insure the whole place, coverage for
    a family farm, agricultural insurance, ag insurance, farmer, rancher, farm coverage, farmowners, starting a farm, bought a farm, new
    farmer, beginning rancher, tractor, insure a tractor, combine, combine coverage, is my combine insured, header, baler, swather, sprayer,
    planter, air drill, auger, skid steer, loader, grain cart, backhoe, farm machinery, farm equipment, implements, gps on the tractor, tractor
    stolen, tractor caught fire, combine fire, baler burned, rolled the tractor, hit a pole with the sprayer, borrowed tractor, rented a
    combine, lending equipment to a neighbor, custom harvesting, custom cutter, custom farming, haying for others, hay, hay burned, hay in the
    field, hay in storage, haystack fire, stacks of hay, straw, feed, seed, fertilizer, chemicals, grain in the bin, stored grain, grain bin
    collapsed, silo, grain elevator, bins blew over, barn, insure my barn, barn fire, barn collapsed, barn blew down, hail on the barn, old
    barn, machine shed, quonset, hay shed, shop building, calving shed, milking parlor, corrals, cattle pens, miles of fence, fence cut, fence
    burned, fences washed out, gates, windmill, stock tank, well, well pump, power poles, irrigation, center pivot, pivot, pivot tipped over,
    wheel line, pump motor, ditch, cattle, cows, insure my herd, livestock insurance, livestock, cow died, calves died, bull, registered bull,
    stolen cattle, cattle rustling, missing cows, cattle hit by lightning, cattle drowned, cattle in a blizzard, cow killed, cattle truck
    wreck, cattle hauling, hauling livestock, cows got out, my cow caused a wreck, bull hurt somebody, bull attacked, dogs killed my sheep,
    coyotes killed calves, mountain lion killed my goats, wolves, wolf killed a calf, sheep, lambs, goats, pigs, hogs, hog barn, poultry,
    chickens farm, turkeys, egg farm, alpacas, llamas, bison, buffalo, elk ranch, horses, insure my horse, horse kicked someone, boarding
    horses, horse boarding, stable, riding lessons, horse trainer, rodeo stock, mules, donkeys, 4h animals, fair animals, show steer, dairy,
    dairy cows, feedlot, feed yard, cow calf operation, orchard, vineyard, berry farm, vegetable farm, greenhouse farm, hemp, sod farm, tree
    farm, bees on the farm, organic farm, wheat farm, dryland wheat, hail on my crop, growing crops, corn, wheat, sunflowers, sugar beets,
    millet, wind damage to crops, crop fire, field fire, prairie fire burned my grass, burning ditches got away, farm liability, liability on
    the farm, somebody hurt on my farm, visitor hurt on the ranch, kids on the farm, school tours, hunters on my land, hunting lease, hunting
    liability, trespasser hurt, fishing pond, drowned in my pond, pumpkin patch, corn maze, agritourism, u pick, roadside stand, farmers market
    stand, farm tours, wedding barn, dude ranch, guest ranch, hay ride, hired hand, hired man, ranch hand, farm worker, farm help, seasonal
    help, workers on a farm, employee hurt on the farm, farm workers comp, harvest crew, teenager helping with harvest, neighbor helping got
    hurt, spray drift, overspray, drift killed the neighbors crop, sprayed the wrong field, chemical spill, fuel tank, fuel spill, manure
    spill, pollution on a farm, diesel tank leak, grain truck, semi for grain, farm truck, farm pickup, stock trailer, gooseneck trailer,
    hauling grain, hauling hay, tractor on the road, slow moving vehicle, farm plates, atv on the farm, side by side for farm work, ranch dog,
    farmhouse, house on the farm, hired mans house, bunkhouse, second house on the ranch, grandpas house on the farm, lease land, rented
    ground, landlord of farmland, crp ground, absentee owner of land, pasture ground insured, vacant land, mineral rights, oil well on my land,
    wind turbines on my land, farm discounts, cheaper farm insurance, lower my farm premium, pay once a year after harvest, pay my premium
    after harvest, farm and auto package, fire extinguisher on the tractor, larger deductible on the farm, agent to walk the place, what is my
    barn worth, what is my baler worth, snow crushed the shed, wind took the roof off the barn, electrocuted cows, milk spoiled, bulk tank,
    generator, power outage on the farm, theft on the farm, diesel stolen, saddle stolen, tack stolen, tools stolen from farm shop, welding
    fire in the shop, grain dust, grain engulfment, family partnership farm, farm corporation, llc ranch, passing on the farm, insure a few
    hundred head, insurance on my cows, my cows, a calf crop, heifers, replacement heifers, steers in the feedlot, bull died, bull broke its
    leg, horse broke its leg, colt got tangled in wire, cow fell through the ice, cows froze, calves froze, calves smothered, pigs overheated,
    chickens smothered, cattle poisoned, cows ate bad hay, bloat, blackleg, disease, vet says it was lightning, somebody shot my cow, hunter
    shot my cow, dog pack got my sheep, eagle took lambs, coyotes got the lambs, cows stolen from the pasture, trailer load of cattle tipped
    over, semi load of cattle, truck rolled with my calves, tractor burned, combine caught on fire, swather fire, baler fire, bearing went out
    and burned the baler, rolled my tractor, tractor tipped over, drove the tractor into the pond, sucked a rock into the combine, hit a rock
    with the header, auger hit the power line, sprayer boom hit a tree, someone stole my tractor, stole my gps, stole a saddle, stole
    batteries, stole copper from the pivot, pivot wire stolen, pivot hit by a tree, pivot collapsed, wind rolled my pivot, sprinkler blew over,
    lightning hit the pump, well motor burned up, grain bin dented, bin blew away, bin split open, grain spoiled, grain wet, seed in the shed,
    chemical shed, hay on the truck burned, hay stolen, hay at the neighbors, round bales, big squares, stack yard, silage pit, feed bunks,
    calf hutches, panels and gates, portable corrals, livestock scale, squeeze chute, water tank, solar pump, electric fence, barbed wire, elk
    tore down the fence, car went through my fence and cows got out, wildfire burned my fence, range fire, pasture fire, burned grass, lost
    grazing to fire, prescribed burn, stubble fire, combine started a fire on the neighbors, my burn got away, welder started a grass fire,
    spark from my disc, barn roof caved in, snow took the barn, shop roof blew off, hoop barn ripped, tarp building, pole barn, new shop,
    arena, indoor arena, lambing barn, hog confinement, milk house, root cellar, greenhouse tomatoes, packing shed, cold storage, farm store,
    farm office, bunk house, camp trailer for help, old homestead, grandmas house on the ranch, tenant house, hired man lives in our house,
    hired help, my hired hand, ranch hand broke his arm, worker got caught in the pto, worker fell from a haystack, kid working for me got
    hurt, high school kids bucking bales, h2a workers, exchange worker, neighbor got hurt helping me brand, branding day, volunteer hurt,
    veterinarian hurt on my farm, delivery driver hurt at the farm, salesman hurt, school bus tour, petting zoo, horse riding lessons, trail
    rides, pony rides, sleigh rides, hay rack ride, haunted corn maze, christmas tree farm, pick your own, csa farm, farmers market, selling
    beef, selling raw milk, selling hay, my hay made a horse sick, seed mix up, custom spraying, i spray for neighbors, custom bale, i combine
    for others, i haul grain for others, hauling cattle for hire, borrowed the neighbors truck, neighbors borrowed my loader, rented skid
    steer, leased combine, dealer loaner, fly a drone over crops, airplane sprayer, hunting on my ground, let people hunt, fee hunting, fishing
    on my pond, snowmobilers on my land, four wheelers trespassing, oil company truck hit my cow, wind tower lease, solar lease, cell tower,
    pipeline, easement, conservation easement, crp, leased ground, rent out my ground, cash rent, share crop, farm landlord, retired from
    farming still own land, kids run the farm now, farm llc, family corporation, trust owns the land, two brothers farming, farm loan requires
    insurance, fsa loan, bank wants insurance on my cattle, operating loan, equipment loan, list of equipment, equipment schedule, blanket
    coverage, scheduled equipment, replacement cost on a tractor, value of my combine, what is my hay worth, is my saddle covered, farm dog bit
    someone, my bull got on the neighbors cows, my sprayer drifted, weed killer drift, killed his beans, killed the neighbors bees, dust storm
    caused a wreck, smoke across the road, mud on the road, dropped a bale on the road, lost my load, hay fell off my truck, tractor hit by a
    car, hit by a car on the tractor, smv sign, overwidth combine on the road, sheep camp, sheep rancher, goat dairy, llama, ostrich, emu, fish
    farm, worm farm, mushrooms, lavender farm, hops, sod, christmas trees, hay grower, hay business, alfalfa grower, seed grower, onion field,
    potato cellar, sugar beet piler, bean huller, sorghum head, cattle feeder, stocker cattle, yearlings, bred heifers, club calves, bucking
    bulls, roping steers, team roping horses, barrel horse, cutting horse, brood mare, foal died, stud, draft horses, wagon, buggy, sleigh,
    tack room, hay loft, loafing barn, windbreak trees, shelterbelt trees, stock pond, dam broke, ditch rider, canal, headgate, flood washed
    out my fence, creek took my fence, hail killed my sheep, lightning killed a horse, barn swallows, cow in the well, old well, abandoned
    well, manhole, quicksand, heat killed cattle, cold killed calves, blizzard killed cattle, drifted over a fence and left, cattle walked away
    in a storm, mixed herds, brand inspection, brand, rustlers, cut fence, gate stolen, gate post hit, trespass cattle, neighbors bull,
    neighbors cows ate my crop, my cows ate his crop, goats in neighbors garden, hogs got out, turkeys loose, farm stand sickness, egg
    sickness, raw milk sickness, tour group injury, barn dance, barn wedding, farm dinner, field day, equipment demo, plow day, antique
    tractor, tractor pull, tractor parade, old tractor restored, combine head, draper, swather header, stack wagon, bale wagon, hay squeeze,
    telehandler, feed mixer, manure spreader, fertilizer tank, anhydrous, nurse tank, sprayer tank, seed tender, planter monitor, auto steer,
    drone sprayer, shop tools on the farm, welder in the shop, air compressor, pickup on the farm, fuel trailer, water truck, belly dump, pup
    trailer, hopper, gooseneck flatbed, cattle pot, livestock hauler, custom cow haying, hunters on my place, hunters on our ground, let
    hunters on my land, insurance for my cattle, insurance for my hay, insurance for my tractor, insure the combine before harvest, hay barn
    coverage, cover my cows if they get struck by lightning, policy for a small orchard, insurance for the horses i board, does it cover my
    hired man, insure a borrowed tractor, coverage for a grain bin collapse, farm liability when hunters come, my bull got into the neighbors
    field, pumpkin patch visitors, chemical drift on the neighbors vines, insure fences and corrals, ranch house and outbuildings on one
    policy, fuel tank spill, cover a semi that hauls grain, custom cutter insurance, feed stored in the shed, theft of saddles, insure working
    dogs, irrigation pump motor burned up, sheep killed by dogs, insure the shop and the tools in it, fifty head of cattle insurance, leased
    ground liability, drone for spraying, farm truck between fields, hay stack fire coverage,
    do i list every tractor or is there a blanket for the small stuff, my neighbor lent me his baler and it burned does my policy pay, who pays
    the neighbor for finishing my field when the combine is down, a rock went through the combine in the last forty acres, heavy wet snow could
    flatten our calving barn are we covered, do i have to insure the old barn for what a new one costs, we would never rebuild that old barn
    can we insure it for less, heifers piled up in a fence corner in a blizzard and smothered, do you need the ear tags and a vet note to pay
    for dead cows, lightning burned four hundred bales what price do you pay for hay, does the farm policy pay if my bull gets out and a van
    hits him, hunters pay me to hunt my land what if one gets hurt, school kids come to see the animals what if one falls, we sell sweet corn
    at a stand by the road is that in the farm policy, wind carried my spray onto the neighbors grapes, i cut wheat for other people am i
    insured in their fields, my hired man lost a finger in the baler who pays, seasonal workers come for onion harvest do i need cover for
    them, i board horses for town people what if one dies here, the cattle truck turned over on the way to the sale barn, are grain and cows
    covered while i haul them to town, do you insure the pivot against wind and the pump against lightning, are the diesel in the tank and the
    seed in the drill covered too, can i pay the whole year when the wheat check comes, is the house on the ranch on the same policy as the
    cows, does somebody come out and look at the ranch before you write it, milk cooler quit and i dumped a whole tank of milk, who replaces
    the income if we cannot farm for months after a fire, my drone for looking at cows crashed is it insured, my cow dog got killed working
    cattle does the farm policy pay, does the price go down if the whole crew takes a safety course, we rewired the shop and hung extinguishers
    is the farm bill less, is one policy enough for house and cows and tractors, i am taking over dads place what insurance does a farm need,
    two sections of grass and sixty pairs what would i need, do you pay for sheep killed by a pack of dogs, rustlers took eleven head off my
    summer pasture, what if my stubble fire gets away onto the neighbors wheat, can i insure a rented swather for only one month, my tractor
    was hit by a car on the county road is it insured, who pays when a visitor on the ranch gets kicked by a horse, we have an orchard and let
    people pick and drink cider, do the windmill and the corrals count as buildings, a semi tore out my fence and the cattle guard, lightning
    took the power pole and burned out my well pump, my daughters show steer for the fair can he be insured, i feed cattle that belong to
    somebody else are they insured, tractor caught fire while baling do i get a new one or the old value, grain bin burst open and the corn is
    all over the ground, what would it cost to insure a small place with goats and a milk cow to sell cheese,
    ewes and newborn lambs smothered in a drift do we get paid, do you insure a few hundred ewes by the head or all together, my gelding got
    shocked by a downed line on the place, hay in the field not yet hauled is it insured, the haybine caught a fence post and the gearbox
    exploded, who pays if my welder starts the neighbors grass on fire, herbicide drifted onto a garden next to my field who pays, the crop
    duster i hired killed the neighbors beans, my hired hand flipped the four wheeler checking water, do cowboys who day work for me count as
    employees, high school boys stack bales for me what if one gets hurt, a hunter i never met broke his leg in my draw, the grain truck tipped
    on the way to the elevator, our stock trailer came loose with eight calves in it, do you cover the bull i leased from another rancher, can
    i insure only my barn and not the house, the milking parlor went down and the vacuum pump burned, roof of the quonset folded under the snow
    am i covered, would you pay to haul off a barn that fell in, i borrowed a disc and bent it who fixes it, is my gps and auto steer in the
    tractor insured when stolen, copper thieves stripped my pivot in the night, what does a policy on a cattle ranch usually include, we have a
    vineyard and a tasting room on the farm, wedding guests on our ranch what if one falls off a bale, a u pick berry place with kids running
    all over, my brother and i farm together in one company how is it insured, can a landlord of farm ground get insurance without farming,
    bison and a few yaks do you insure strange animals, how do i insure seed and fertilizer before planting, diesel leaked from my farm tank
    into the ditch, do three years with no claim bring the ranch bill down, is a bigger deductible smart on a farm policy, coyotes and lions
    take calves is there insurance for that,
    insure the whole place house and barns together, one policy for house and work, can somebody come walk the place, agent drives out to
    the ranch, what is the farmhouse part, barns bins and sheds, calving barn came down in wet snow, windmill blew over, machine shed roof
    peeled off, shop full of tools burned, rock went through the combine, header hit a t post, tractor rolled in the ditch, sprayer tipped
    over, pivot got flipped by wind, welder stolen out of the shop, borrowed a neighbors drill and broke it, rented a skid steer, blanket
    for the small machinery, list the big ones, is my swather covered, heifers smothered in a storm, cows piled up in a fence corner, calves
    drowned in the creek, lightning got four cows, cattle truck tipped on the way to the sale, bull got hit on the road, do i insure by the
    head or the herd, need vet note for dead stock, coyotes got my lambs, poisoned cattle, hay fire in the stackyard, lightning in the
    bales, grain in the bin went bad, seed in the drill, fuel tank leaked, diesel stolen from the farm tank, hay burned what is it worth a
    ton, hunter got hurt on my place, visitor fell in the pit, kid got kicked by a horse here, bull on the highway hit by a car, gate left
    open and a van hit my cow, spray went over on the neighbor, drift on grapes, my chemical killed his garden, custom cutters came through,
    i custom harvest for others, hire out with my baler, hired hand hurt, seasonal workers in the summer, my nephew helps at branding,
    somebody boards horses with me, lease to hunters, sell sweet corn at the road, hauling grain to town, hauling cattle to market, water
    well quit, pump burned up, power pole came down, fence got burned, cattle guard wrecked, lost income after the barn burned, milk tank
    broke down, robot milker, feed mixer died, my border collie got run over working, working dog, drone crashed, ranch umbrella, farm and
    auto together, pay after harvest, pay when the wheat check comes, take a big deductible on the ranch, rewired the barn is it cheaper,
    fire extinguishers in the shop cheaper, tractor safety course discount, no claims on the ranch, trained crew, sheep outfit, chicken
    house, organic vegetables, hoop house, peaches froze, winery on the farm, beekeeper with a hundred hives, trail rides for money, horse
    training place, roping arena, show steer died, branding fire got away, burning ditches and it got loose, my ditch burn got away, prairie
    fire took forty posts, tractor caught the field on fire, we farm six quarters, irrigated corn, cow calf outfit, start a ranch, bought a
    ranch, leasing a farm, farm in a trust, dad and i farm together, grandson farms with me, who would run it if i got hurt, machine stolen,
    gps off my tractor got stolen, batteries cut out of the combine, hail broke the shop windows, barn with apartment, farm help lives in a
    trailer, old barn not worth much, insure a barn for less, cow died do you pay, snow on list of causes, i was baling and sucked in a
    fence post and now the baler is junk, cows got through the gate somebody left open and a van hit one, the sale barn truck went over with
    twelve of my steers, whole row of big bales went up after the lightning, wet snow flattened the lean to with the calves in it, i
    borrowed my brothers swather and broke the gearbox, the fella i hired for harvest got his hand in the auger, the spray plane drifted on
    the neighbors beans and he is mad at me, a hunter i let on fell off my windmill, folks come for pumpkins in october am i covered, we
    board eleven horses for town people, i cut wheat for three neighbors with my own machine, the pivot is lying on its back in the corn,
    they stole diesel and a welder out of my shop over the weekend, fire from the road burned a mile of my fence, what if the well motor
    burns up in july, does the ranch policy have the house in it too, my farm is leased out what do i need now, just inherited dads half
    section and forty cows, i only want the old barn insured for part of what it cost, is my hired mans own pickup covered when he runs
    parts, we want to pay when the wheat sells can we do that, sheep dog got run over by the four wheeler doing chores, drone i check cows
    with hit a power line, robot milker went down and we dumped milk, burned a ditch and it got into the neighbors stubble, neighbors bull
    got in with my heifers and broke a leg, lost forty head in the april storm what do i send you, got rid of all the stock what do i still
    need, my dairy herd is on one meter and it burned, hay got rained on and ruined`,
} as const
