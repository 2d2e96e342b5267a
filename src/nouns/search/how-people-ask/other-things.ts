/** What people ask about the smaller things that are insured. */
export const askedOfOtherThings = {
  otherServices: `
    other insurance, other products, what else do you insure, what other things do you offer, everything you sell, boat, boat insurance,
    fishing boat, bass boat, pontoon, sailboat, kayak, canoe, jet ski, jetski, wave runner, boat trailer, boat motor, watercraft, boat at the
    lake, boat sank, rv, rv insurance, motorhome, camper, travel trailer, fifth wheel, pop up camper, toy hauler, camper trailer, living full
    time in an rv, motorcycle, motorcycle insurance, cruiser, dirt bike, moped, scooter, three wheeler, trike, atv, four wheeler, quad, utv,
    side by side, ohv, off road buggy, snowmobile, sled, golf cart, go kart, off road, umbrella, umbrella policy, extra liability, excess
    liability, million dollar umbrella, two million liability, more liability than my auto has, sued for more than my limits, flood, flood
    insurance, federal flood, fema flood, flood zone, flood policy waiting period, rising creek, river flood coverage, is flood covered
    anywhere, crop insurance, crop hail, multi peril, federal crop, hail on wheat insurance, prevented planting, revenue protection, bees,
    beekeeping, hive, identity theft, stolen identity, somebody used my social security number, someone opened an account in my name, identity
    fraud, credit monitoring, my identity was stolen, scammer has my information, travel insurance, trip insurance, trip cancellation,
    vacation, cruise, flight cancelled, lost luggage, sick on vacation, sick abroad, medical overseas, going to europe, rental car abroad,
    wedding, wedding insurance, wedding cancelled, event insurance, one day event, special event, party, birthday party, reception hall wants
    insurance, family reunion, festival, county fair booth, rodeo, parade, concert, fundraiser event, auction, block party, bounce house,
    bouncy castle, liquor at a party, hall rental insurance, renting the community center, bond, surety bond, notary bond, performance bond,
    bid bond, license bond, contractor bond, fidelity bond, title bond, bonded title, court bond, executor bond, bonded and insured, pet
    insurance, vet bills, pet health, cat insurance, my dog is sick, horse vet bills, food truck, food trailer, concession trailer, inflatable,
    airplane, hang glider, trailer, enclosed trailer, horse trailer with living quarters, health insurance, dental, vision, medicare, medicare
    supplement, disability insurance, long term care insurance, hearing, earthquake policy, hole in one insurance, cell phone insurance,
    warranty, home warranty, legal insurance, do you insure boats, do you do motorcycles, do you cover rvs, do you insure four wheelers, do you
    have umbrella policies, do you sell flood, do you sell health insurance, do you sell pet insurance, do you sell travel insurance, do you do
    bonds, insure my cruiser, insure a side by side, insure my off road buggy, insure a snow machine, my ski boat, my bass tracker, drift boat,
    houseboat, dock, boat hit a rock, boat motor stolen, sunk boat, water ski injury, personal watercraft, new camper, bought a fifth wheel,
    pull behind camper, pop up, horse trailer living quarters, motor coach, class a, camping trailer parked all summer, full timer, motorcycle
    gear, dirt bike for my kid, kids four wheeler, electric scooter, e bike, golf cart at the lake, street legal golf cart, old snowmobile,
    race car, demolition derby, hot air balloon, ultralight, crop dusting plane, more liability than my home policy, another million, extra
    protection above my policies, personal umbrella, my lawyer says get an umbrella, flood zone a, lender requires flood, river is rising,
    creek next to my house, flood elevation certificate, does fema, federal flood program, how soon does flood start, crop insurance deadline,
    sales closing date, acreage report, hail on my corn, hail policy for wheat, insure my sunflowers, pasture rangeland forage, drought
    insurance, rain insurance, livestock risk protection, bees and hives, my social security number got stolen, someone filed taxes in my name,
    someone stole my identity, scammed out of money, id theft coverage, credit was stolen, loan taken out in my name, hacked my bank account,
    insurance for our honeymoon, trip to mexico, trip to europe cancelled, cruise got cancelled, missed my flight, airline lost my bags, doctor
    on vacation abroad, hospital in another country, mission trip, student abroad, wedding venue wants liability, wedding got rained out,
    quinceanera, graduation party, anniversary party, bingo night, chili cook off, car show event, motorcycle rally, bull riding event,
    gymkhana, horse show, rodeo event, demolition derby event, garage sale event, swap meet, church picnic, family reunion at the park, city
    park permit insurance, school gym rental, fireworks, bonfire, pig roast, beer garden, bouncy house for a birthday, dunk tank, notary public
    bond, become a notary, bond for my contractor license, contractor license bond, dealer bond, lost title bond, bond for probate, guardian
    bond, payment bond, i need a bond, how do bonds work, vet bill for my cat, puppy surgery, dog cancer treatment, horse colic surgery, sick
    horse, medicaid, health plan, dental plan, disability, cancer insurance, accident insurance, burial for pets, taco truck, hot dog stand,
    ice cream truck, lemonade stand, kettle corn trailer, hole in one, prize insurance, event cancellation, weather insurance, gun liability,
    cell phone, title insurance, extended warranty, someone is using my ssn, someone stole my social, my identity got stolen, identity theft
    help, somebody is using my name, fraud on my credit, cover my scooter, cover my moped, cover my jet ski, is my boat covered, is my pontoon
    covered, is my camper covered, is my motorcycle covered, is my atv covered, wind flipped my camper, camper roof hail, boat stolen from the
    dock, four wheeler stolen insurance, my side by side rolled, snowmobile wreck, price of flood insurance, is a flood covered, flood
    coverage, flood water, river flooding my house insurance, lake, dam failure, flood map, who sells flood insurance, corn hail, crop hail
    rates, replant, prevent plant, wheat hail, trip to see family abroad insurance, medical evacuation, visiting parents from abroad insurance,
    school trip, hunting trip to alaska, one day liability for a party, insurance for a church supper, insurance to rent a hall, need insurance
    for an event, parade float, benefit dance, community hall rental, bond for a job, bond for a title, bond for a dealer, bond for a
    treasurer, bond for an estate, city requires a bond, state requires a bond, insurance for my cat, vet bills coverage, pet surgery, guinea
    pig, food truck insurance, insure a hot dog cart, taco trailer insurance, do you have medicare plans, do you have health coverage, do you
    do dental, opened an account in my name, opened a card in my name, took out a loan in my name, used my name, insurance for my boat,
    insurance for my camper, insurance for my motorcycle, insure my bass boat, policy for a camper we pull, insurance on a dirt bike, an extra
    million of liability, does anybody here sell flood policies, hail on the wheat, insure a wedding at the barn, trip got cancelled, somebody
    opened a card in my name, snowmobile policy, four wheeler off the farm, insure a golf cart, rodeo weekend insurance, partner companies you
    sell for, motor home policy, doctor bills abroad,
    someone gets hurt at the house i rent out am i insured, how long before a flood policy starts to work, can i buy flood insurance while
    the river is already up, does my house policy pay when water rises in the yard and comes in, who would insure a bouncy castle and a
    tent for our wedding, the hall wants a paper that says we are insured for saturday, how fast can i get the paper for renting the
    community hall, we are putting on an auction and need one day of insurance, street dance in town needs insurance for one night, our
    daughter gets married in the barn do we need something, our vacation got called off and the money is gone, my bags never came from the
    airport is there insurance for that, what if we get sick on a trip to spain, does my health plan follow me out of the country, want to
    cover the pontoon for the summer on the reservoir, do you insure the snow machine and the trailer under it, side by side we use to
    check water can that be insured, camper sits under a tarp all winter can it be insured, who insures a fifth wheel that we live in half
    the year, somebody got a credit card in my name what help is there, who makes the calls when my identity gets taken, my grandma gave
    her number to a crook on the phone can insurance help, county wants a bond before they let me dig, need a bond to be a notary, the
    court says i need a bond for my uncles estate, electrician license asks for a bond where do i get it, my old dog needs a new hip is
    there insurance, the heeler got kicked by a bull and the vet wants a thousand, is there insurance for a cat that keeps getting hurt,
    how do i insure millet against hail, government crop insurance for this season, insure my sunflowers by the acre against hail, who
    insures a house i rent out to a family, rent i lose while the rental gets fixed, do i need something different if i move out and rent
    the house, insurance for the rental not for the place i live, a million more in case somebody sues us, we have a pool and a teen driver
    and want a bigger policy on top, one big accident larger than my auto and home limits, i have bees who would insure them, do you insure
    a food truck that goes to fairs, string of pack mules can anyone insure that, i have something odd and nobody will insure it, if you
    cannot insure it do you know who can, do you do motorcycles and dirt bikes, my boat got loose and hit the dock who pays, we rent the
    lodge for a family reunion and they ask for insurance, is a quad covered when my boy rides off our land, jumping horse competition at
    our place needs cover for the day, one bill for the boat and the camper too, dog insurance you have or not, do you have medicare or
    anything like it, a golf cart we drive around the lake, river is two fields away do i need something extra,
    insure corn crop, sunflowers got hailed out, millet crop, federal crop deadline, rising water, creek came up in the house, flood takes
    thirty days, million on top of home and auto, sued for more than my limit, umbrella over my car and house, trip called off, missed my
    cruise, lost bags, doctor when overseas, got sick in mexico, ski boat, snow machine, four wheeler on the trail, harley, stolen social
    security number, identity stolen who helps, wedding tent for a day, bouncy house at a party, band at the hall, hall wants proof for the
    reception, auction day liability, estate sale day, county fair booth for a day, quinceanera hall needs a paper, need a bond for a
    contract, license bond for the county, court wants a bond, surety, dog hurt vet bill, pet health plan, cow dog kicked by a bull, dogs
    new hip, i rent my old house to folks, tenants trashed the house, lose rent after a fire, renter got hurt on my rental steps, duplex i
    own, airbnb, vacation rental, rent out a basement, odd thing do you insure, special things, wine collection, guns collection, art,
    antique tractor show, drone hobby, glider, food booth one day, raffle event, car show day, rodeo insurance for a day, running race, bike
    race, haunted house for halloween, rv full time, teardrop trailer, travel insurance for mission trip, health, cyber for my house, glass
    only, phone insurance, warranty on appliances, my folks moved out and i want to rent their house to a young couple, my renter burned the
    kitchen and moved out who pays the lost rent, we are having the wedding in a barn and they want insurance for the day, court says i need
    a bond to handle moms estate, i got a license for plumbing and the town wants a bond, somebody filed taxes as me and opened three cards,
    the river is half a mile away and the loan office says buy flood, we are going to ireland and i have a bad heart, our heeler got kicked
    and the vet wants two thousand, i want to hail proof my wheat before june, we pull a fifth wheel all summer, my husband bought a pontoon
    without asking, kids ride a four wheeler on the forest road, sled trips in the high country, one day auction at the ranch with a big
    crowd, put a bouncy house in the yard for his birthday, i got sued for more than my car pays and want more for next time, what other
    stuff do you insure that nobody thinks of, my old cat needs an operation, notary stamp bond for my job at the bank, rent out the
    apartment over the garage`,
} as const
