import type { pages } from '../../routes.ts'

type Pages = typeof pages

/** Pages that anybody may come upon, by name of the route, and the two doors that are looked for in the search alone. */
type IsFoundNot = { who: string } | { sameAs: string } | { path: `${string}:${string}` } | { listed: false }
type Searched = { [Name in keyof Pages]: Pages[Name] extends IsFoundNot ? never : Name }[keyof Pages] | 'login' | 'customerLogin'

/** What people call the pages beside their names, and what they come to them for; for the search alone. */
export const pageKeywords: Readonly<Record<string, string>> = {
  chooser: 'all sites start where to go',
  home: 'insurance company home page products',
  auto: `car vehicle truck pickup van coverage liability bodily injury collision comprehensive uninsured underinsured motorist medical payments
    deductible teen teenager young new driver license student motorcycle trailer camper SR-22 full coverage minimum required
    state law rental car glass windshield gap discounts discount save lower cheaper multi-car bundle package safe driver good student snowplow custom
    stolen theft vandalism hail deer animal pothole hit and run total loss
    roadside assistance tow towing flat tire dead battery jump start locked out stuck ditch breakdown out of gas
    sedan minivan classic antique collector sports leased financed lien loan lease permit ticket speeding DUI SR22 PIP medpay UM UIM
    rideshare uber lyft delivery commute borrowed friend pedestrian parked totaled chip crack rims stereo topper`,
  homeowners: `home house dwelling property coverage fire hail wind theft burglary stolen roof water damage pipe mortgage lender closing country home acreage
    outbuilding shed garage fence tree renters rent apartment tenant landlord condo personal property belongings furniture jewelry dog bite liability
    lightning smoke vandalism wildfire tornado ice snow frozen guest injured porch deck patio window door kitchen bathroom attic yard
    discounts discount save lower alarm replacement
    mobile manufactured modular townhouse duplex cabin second vacation vacant rental rent out airbnb roommate dorm college storage
    ring watch guns firearms art collectibles instrument camera laptop bicycle pool trampoline hot tub dog breed wood stove chimney solar panels
    appliance water heater furnace septic well mold sewer service line earthquake ordinance escrow shingles siding
    debris removal hobby farm small acres chickens hens goats honey eggs riding mower four wheeler hydrant`,
  farm: `agriculture agribusiness agricultural barn cattle cow cows livestock horse horses sheep hogs hay crop crops tractor combine baler equipment
    machinery implements grain bin silo pivot irrigation farmer rancher acreage farmhouse hired hand custom farming fence discounts
    fire hail wind theft stolen snow lightning collapse electrocution drowning liability
    swather windrower sprayer planter drill auger loader skid steer grain cart semi hauling stock trailer bull calf calves goats poultry bees hives
    orchard dairy milk feedlot seed feed fuel tank corral windmill well pump power pole spray chemical drift overspray farmhand ranch hand worker
    employee hunters hunting boarding custom harvesting harvester roadside stand farm tours agritourism drone quonset`,
  business: `commercial company shop store restaurant bakery office salon contractor landlord building workers compensation comp general liability
    business interruption income small business owner employee theft signs inventory equipment breakdown spoiled food professional van fleet discounts
    plumber electrician carpenter welder mechanic landscaper painter barber hairdresser cafe brewery daycare dentist
    contractor trades handyman cleaning trucking church nonprofit gym clinic doctor lawyer retail warehouse bar diner food truck catering
    BOP package GL errors omissions E&O professional malpractice mistakes cyber breach ransomware hacked certificate COI crime
    boiler slipped employees sued`,
  life: `term whole universal permanent beneficiary death benefit die dies final expense burial funeral family children mortgage protection how much
    partner borrow smoker tobacco exam physical estate widow spouse wife husband newborn baby married headstone`,
  annuities: `annuity retirement income savings retire retiring fixed indexed deferred immediate pension payout interest rate surrender charge
    401k IRA rollover roll over transfer CD nest egg lump sum penalty withdraw`,
  otherServices: `other products offerings umbrella flood crop hail boat watercraft RV motorhome travel trailer motorcycle atv snowmobile identity theft
    travel event wedding bonds surety partners health
    camper fifth wheel UTV OHV quad side by side four wheeler dirt bike golf cart jet ski pontoon snow machine toys pet cat vet
    party festival rodeo one day special event bouncy castle food truck beehive bees mules notary bid performance
    trip vacation luggage baggage passport abroad overseas doctor rising water federal multi-peril acre hacked stolen identity excess million`,
  findAnAgent:
    'agents agency near me local insurance agent broker adviser representative talk to someone in person map directory spanish speaking language switch different',
  pay: `payment pay my bill online quick pay premium make a payment autopay automatic schedule credit debit card bank account due date balance
    installment overdue late
    missed past due lapsed reinstate declined receipt extension plan monthly payments stored card bank draft EFT ACH`,
  claims: `car truck house barn shop windshield fence tractor file a claim report an accident loss damage damaged hail wreck crash hit rear ended fender bender deer theft stolen vandalism broken cracked
    roof leak tree fell fire burned flooded burst pipe storm tornado lightning claim status check adjuster estimate contractor repair body shop what to do after
    parked drove off vandalized keyed backed into pole totaled wind blew shingles siding gutters ceiling water heater kitchen burned down hurt injured
    burglary broken into settle settled deny denied hotline`,
  customerLogin: `customer portal account register sign up policyholder insurance id card proof of insurance declarations dec page policy documents policy number
    print download paid bills payment history scheduled payment change cancel wallet quickpay oneinc`,
  login: 'sign in log in password forgot reset username locked out code',
  faq: 'questions answers help frequently asked how to change policy mailing address check',
  aboutUs: 'history mission who we are story founded began started since old how long been around years timeline owns owned',
  aboutCompany:
    'values figures numbers facts company who we are stand for financial strength rating mutual ownership employees policyholders',
  community:
    'giving charity charities donation donate sponsorship recycle recycling shred shredding volunteer volunteering scholarship food bank request grant fundraiser help nonprofit electronics batteries supper',
  federation: 'farm bureau member membership join dues growers young',
  blog: 'articles blog learning center tips advice news guides read',
  careers: `jobs job work for us employment hiring hire openings apply internship intern resume become an agent benefits vacancies salary position wages
    pay paid training tuition vacation time off health insurance pension 401k remote hours employees staff departments interview`,
  quote: 'get a quote price estimate rate rates cost costs how much new policy buy insurance switch sign up compare cheap',
  contact: `contact us phone number telephone call address office hours open closed email main office headquarters mailing address where are you located
    location directions visit talk to a person`,
  sendMessage: 'write to us email feedback complaint complain ask a question suggestion message form compliment',
  roadsideReport: 'incident report for agents emergency road service ERS',
  terms: 'terms of use conditions legal rules agreement paid charged twice overpaid double payment returned',
  privacy:
    'privacy personal information data cookies do not sell share tracking delete my data opt out erase unsubscribe offers correct wrong collect',
  disclosure: `disclosures summary of coverage notice rights state complain division of insurance legal policyholder credit nonrenewal cancellation reasons
    why premium increase higher surcharge after accident exclusions not covered limits dropped
    cancel refund money back ticket violation at fault credit score insurance score copy of my policy minimum required law exclusion exclude mold earthquake gap
    vacant rights denied turned down`,
  golf: 'golf tournament fundraiser charity',
  golfRegister: 'golf register sign up team player tournament registration',
  golfRaffle: 'raffle tickets football prize',
  golfSponsors: 'golf sponsor sponsorship sponsors',
  golfContact: 'golf contact organizer',
  sales: 'sales marketing for agents materials',
  salesTemplates: 'letter email templates',
  salesBrochures: 'brochures flyers leaflets print download',
  salesRadio: 'radio scripts advertising ads',
  salesTeam: 'marketing team people staff',
  salesResources: 'logos marketing resources brand',
  salesContact: 'contact marketing team',
  salesCart: 'order cart supplies materials',
  store: 'merchandise clothing clothes hats caps shirts jackets gear buy shop swag gate sign',
  storeClearance: 'clearance sale marked down reduced bargains leftover last pieces',
  meeting: 'annual meeting policyholders members delegates',
  meetingUpcoming: 'next meeting date when schedule',
  meetingPrevious: 'past meetings minutes',
  meetingAwards: 'awards winners honors',
  meetingRequest: 'request schedule a meeting',
  meetingContact: 'meeting contact',
} satisfies Record<Searched, string>
