/**
 * What is of one kind for whoever answers: a moose in the road is asked about as an elk is. A question that names one says the kind beside it, so
 * one way to ask stands for all of its kind.
 */
export const kindsOfThings = {
  car: `car truck pickup suv van sedan minivan coupe auto automobile vehicle wagon hatchback convertible crossover rig ride wheels beater junker clunker jalopy
    roadster limousine dually`,
  toy: `boat pontoon kayak canoe jetski watercraft sailboat bassboat raft speedboat motorcycle motorbike moped scooter trike camper rv motorhome
    atv utv ohv quad snowmobile sled buggy gokart wakeboard`,
  livestock: `cow cattle calf calves bull steer heifer cows horse mare colt foal pony gelding stallion sheep lamb ewe ram goat pig hog sow piglet alpaca llama bison buffalo
    donkey mule livestock herd flock angus hereford longhorn`,
  poultry: `chicken hen rooster duck goose geese turkey poultry chick quail pheasant`,
  wildlife: `deer elk moose antelope pronghorn coyote bear raccoon skunk rabbit badger fox wolf wolves cougar lion bobcat porcupine possum owl hawk eagle bird turkey
    squirrel mule buck doe animal critter varmint`,
  vermin: `mouse mice rat rats squirrel squirrels gopher termite ants wasps roaches bats packrat rodent rodents`,
  pet: `dog puppy cat kitten pet labrador husky poodle beagle collie pup mutt lab retriever heeler parakeet iguana tortoise hamster`,
  breed: `pitbull rottweiler doberman shepherd husky mastiff akita chow malamute wolfdog`,
  machine: `tractor combine baler swather windrower sprayer planter drill auger loader plow disc harvester skidsteer rake header cultivator implement backhoe
    feeder mower tedder spreader seeder tiller haybine discbine accumulator conveyor`,
  crop: `wheat corn millet sunflower sunflowers soybeans beans sorghum milo alfalfa barley oats potatoes beets onions melons pumpkins hay straw silage cotton canola peas
    lentils hemp grapes apples peaches cherries crop crops haylage`,
  farmbuilding: `barn barns silo bin bins quonset corral corrals stable coop granary pens hayshed shed parlor arena stackyard hoophouse`,
  housepart: `roof siding gutter gutters window windows door deck porch ceiling floor floors carpet kitchen bathroom attic wall walls chimney foundation garage furnace
    cabinets drywall shingles skylight staircase patio fence countertop hardwood insulation basement
    underlayment flashing soffit fascia eaves flue`,
  waterthing: `pipe pipes faucet toilet sink bathtub tub shower dishwasher washer sprinkler heater hose plumbing spigot icemaker boiler`,
  belonging: `furniture couch sofa tv television laptop phone tablet computer jewelry ring necklace earrings bracelet watch guitar piano violin camera bike bicycle
    clothes tools gun guns rifle shotgun pistol purse wallet backpack stereo paintings art rug dishes mattress books stuff belongings possessions
    things silver coins saddle skis drone
    recliner bookshelf curtains blinds silverware china crystal brooch pearls ruby emerald opal sapphire headphones projector treadmill`,
  trade: `plumber plumbing electrician carpenter framer roofer painter drywaller welder welding mechanic landscaper landscaping lawn handyman contractor contracting mason
    bricklayer tiler flooring hvac janitor cleaner cleaning barber hairdresser stylist esthetician masseuse massage photographer florist caterer catering baker dentist doctor
    lawyer attorney accountant bookkeeper realtor consultant vet veterinarian chiropractor therapist trainer tutor machinist locksmith trucker trucking hauler courier farrier
    upholsterer seamstress tailor jeweler gunsmith taxidermist butcher brewer printer surveyor architect engineer programmer excavator excavating concrete paving
    appraiser arborist exterminator remodeler builder nanny groomer blacksmith undertaker mortician interpreter auctioneer
    braider waxing manicure pedicure masonry`,
  shop: `restaurant cafe diner bakery bar tavern pub brewery winery distillery deli grill pizzeria salon spa gym studio boutique shop store market grocery pharmacy bookstore
    florist laundromat motel hotel inn campground daycare preschool church museum theater warehouse factory dealership office clinic kennel nursery franchise
    carwash butchershop thrift salvage dispensary winetasting bowling roastery creamery storefront business company firm startup llc`,
  worker: `employee employees worker workers staff crew helper cook waitress waiter cashier manager bookkeeper hand hands farmhand foreman roofer welder guys
    bartender barista chef hostess clerk apprentice journeyman wrangler cowboy cowhand`,
  kin: `wife husband spouse son daughter kid kids child children mom mother dad father parents parent brother sister grandma grandmother grandpa grandfather grandson granddaughter
    grandkids fiance boyfriend girlfriend partner roommate uncle aunt nephew niece cousin family boy girl stepson stepdaughter inlaw ex
    toddler infant twins stepfather stepmother nana papa godson godmother youngest oldest firstborn fiancee newlywed newlyweds`,
  teen: `teen teenager teenage sixteen seventeen eighteen 15 16 17 18 permit youth highschool`,
  old: `senior seniors elderly retired 60 65 70 75 80 old grandma grandpa`,
  weather: `hail wind tornado storm snow blizzard lightning rain ice windstorm hailstorm thunderstorm gust microburst derecho twister chinook sleet flood freeze`,
  damaged: `broke broken cracked crack dented dent smashed ruined destroyed damaged damage busted bent scratched scraped shattered wrecked collapsed caved ripped torn tore blew
    blown leaked leaking leak burst soaked flooded burned burnt burning melted crushed stained warped knocked toppled fell crashed totaled mangled clipped sideswiped dinged
    splintered snapped uprooted gouged nicked scuffed pinged divots pockmarks`,
  crash: `crash crashed wreck wrecked accident collision collided hit rearended tboned sideswiped bumped rammed plowed smashed slammed jackknifed rolled swerved hydroplaned
    clipped skidded thumped whacked clobbered fishtailed overturned sandwiched nudged flipped spun grazed`,
  stolen: `stolen stole theft thief thieves robbed robbery burglar burglary burglarized burgled broke looted swiped ripped missing vandalized vandals vandalism keyed
    slashed graffiti embezzled shoplifted ransacked pilfered pried jimmied prowler intruder forged skimmed phishing`,
  hurt: `hurt injured injury hospital ambulance doctor whiplash concussion bruised bleeding stitches surgery sprained paralyzed burned kicked bit bitten bites tripped slipped
    fell drowned electrocuted`,
  die: `die dies died dead death dying passed deceased funeral killed gone`,
  money: `money cash dollars bucks check cheque`,
  bank: `bank mortgage lender lienholder loan mortgagee escrow creditunion lien refinanced refinance financed`,
  house: `house home homes houses place residence dwelling ranchhouse bungalow cottage cabin farmhouse condo townhouse duplex
    chalet prefab doublewide`,
  rented: `rent rented renting renter renters tenant tenants apartment landlord dorm roommate roommates lease studio
    flatmate landlady evicted eviction sublet fourplex triplex`,
  speaktongue: `spanish espanol german vietnamese chinese french polish russian language bilingual`,
  angry: `terrible awful horrible rude worst ridiculous angry mad upset furious disgusted unhappy disappointed pathetic joke useless incompetent lousy crooks thieves liars`,
  whenopen: `monday tuesday wednesday thursday friday saturday sunday weekend weekends holiday holidays thanksgiving christmas tonight evening open close closed`,
  carpart: `bumper fender mirror hood tailgate rim rims tire tires headlight taillight engine transmission radiator alternator brakes axle muffler exhaust windshield sunroof
    door trunk hubcap grille airbag battery starter clutch carburetor dashboard hitch topper tonneau mudflap
    camshaft gasket driveshaft differential tranny caliper rotor tailpipe coolant antifreeze thermostat headlamp taillamp blinker wipers
    sidewall lugnut`,
  roadplace: `intersection highway interstate freeway road street stoplight crosswalk roundabout driveway parking lot alley bridge ditch shoulder curb median guardrail exit ramp
    turnpike backroad overpass railroad pothole culvert washboard onramp offramp stopsign`,
  illness: `diabetes diabetic cancer heart stroke asthma epilepsy depression surgery transplant pregnant smoker tobacco obese overweight copd arthritis leukemia
    cholesterol kidney dialysis hepatitis hiv stent pacemaker bypass tumor chemo remission lupus parkinsons dementia alzheimers nicotine vape`,
  paysby: `card debit credit check cheque cash coins ach eft echeck routing checking moneyorder bitcoin crypto`,
  party: `wedding reception party birthday quinceanera prom graduation reunion festival fair parade concert rodeo picnic barbecue bbq fundraiser gala auction banquet
    bazaar carnival cookoff tailgate anniversary shower ceremony`,
  trip: `trip travel vacation cruise flight airline airport hotel passport abroad overseas europe mexico canada hawaii honeymoon luggage suitcase baggage tour`,
  official: `police sheriff trooper deputy cop judge court dmv lawyer attorney commissioner regulator governor inspector marshal`,
  paper: `certificate proof card id declaration dec document documents papers paperwork form forms statement receipt copy letter pdf`,
  treepart: `tree limb branch trunk stump cottonwood elm pine juniper spruce aspen oak bush shrub brush weeds hedge`,
  firething: `fire smoke flames burned burning ember embers spark sparks ash wildfire blaze chimney candle grill fireworks bonfire arson
    cinders firetruck fireman soot`,
  key: `login password username signin logon passcode code credentials portal`,
  junk: `spam junk mailers telemarketing solicitation robocall robocalls newsletters emails`,
  personal: `ssn social identity passport birthday birthdate data info information profile records`,
  town: `sterling akron yuma brush greeley julesburg limon lamar pueblo denver boulder durango montrose alamosa trinidad wray burlington holyoke salida craig gunnison aspen
    vail cortez delta rifle walden fowler eads springfield kremmling`,
  state: `wyoming nebraska kansas utah texas oklahoma arizona nevada montana idaho dakota iowa missouri minnesota california oregon florida arkansas illinois
    wisconsin louisiana`,
  wet: `soaked drenched soggy dripping pouring gushing seeping trickle puddle musty mildew spewing`,
  tool: `saw chainsaw nailgun jackhammer trencher ladder scaffold compressor wrench toolbox generator welder tools`,
  spray: `spray sprayed drift overspray herbicide pesticide fertilizer ammonia nitrogen chemical chemicals nozzle`,
  burial: `funeral burial bury buried cremation cremated casket coffin urn headstone tombstone gravestone obituary mortuary cemetery grave memorial`,
  saving: `savings pension ira roth 401k 403b annuity cd cds thrift retire retired retiree retirement principal yield`,
  lawsuit: `lawsuit sue sued suing subpoena deposition judgment verdict summons garnished settlement`,
  newcomer: `immigrant foreigner foreign refugee greencard visa newcomer undocumented`,
  soldier: `military army navy marine reservist veteran soldier deployed`,
  offence: `dui dwi speeding reckless careless suspended revoked breathalyzer interlock ticket tickets`,
  yard: `pergola arbor trellis gazebo playset swingset jacuzzi sauna trampoline pool playhouse`,
  lodging: `hotel motel lodging shelter displaced homeless`,
  craft: `pottery embroidery woodworking candles soap crafts knitting quilting`,
  irrigation: `pivot sprinkler wheelline siphon headgate pump well submersible irrigation`,
} as const
