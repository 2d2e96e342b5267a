/** What people ask for that is on paper, by the name of the paper: it leads there where a page has that paper. */
export const askedForOnPaper = {
  'brochure-farm': `
    something printed about what barns are worth, the farm one to hand a rancher across the table, flyer that says farm coverage in five
    lines, brochure on buildings and equipment and livestock, leaflet asking who would run the place for three months, pamphlet to leave
    with a farmer about his baler, print out about insuring barns and tractors, handout for farmers about what their policy has never heard
    of, want to give my neighbor something to read about farm coverage, farm and ranch brochure to download, sheet with three questions for
    the kitchen table about the farm, paper that explains what it takes to build a barn again, booklet for people with cattle and
    machinery, the brochure about the hired hand and the custom crew,
    farm brochure pdf, what is a barn worth brochure, something on paper about ranch insurance, farm leaflet, ranch pamphlet, print the farm
    brochure, farm and ranch flyer to hand out`,
  'brochure-auto': `
    something printed that explains the five parts of a car policy, flyer about deer and hail and the family car, leaflet that says what
    makes a car policy cheaper, auto brochure to print at home, pamphlet on car coverage for my waiting room, paper with the glass
    deductible and rental car on it, short printed thing about collision and liability, the car one to leave on the counter, take home
    sheet for a family with cars, little folder on car insurance with stories in it, brochure telling what you can add to a car policy,
    car insurance brochure, auto pamphlet pdf, deer hail and the school run, leaflet on auto insurance, printable auto brochure, flyer about
    car coverage`,
  'brochure-home': `
    pamphlet about rebuilding a house that burned, something printed about what it costs to build the house again, leaflet on listing what
    is inside your house, brochure for people who own a house, flyer with the four things a home policy pays for, handout for home buyers
    about insuring what the builder says, paper on filming every room of the house to hand out, home insurance booklet to download, the
    house one for the counter, printed sheet about the house and the shed and the steps, brochure that asks what if the house is gone,
    home insurance brochure, house brochure pdf, if the house were gone tomorrow, home pamphlet, home owners leaflet, printable home flyer`,
  'brochure-business': `
    what do i hand a shop owner about being closed, brochure on the weeks without income after a fire, leaflet for main street shops about
    stock and tools, flyer for a bakery about lost income, handout for store owners what to bring to the first talk, pamphlet about
    business coverage to print, printed thing for restaurants on what a business policy holds, the business one with the ovens on it, paper
    for shop keepers about opening in a tent, booklet for small business customers,
    business brochure pdf, the slow week after the fire, small business pamphlet, shop insurance leaflet, flyer for store owners, commercial
    brochure`,
  'brochure-life': `
    little folder about life insurance for farm couples, something printed to start the talk about dying, brochure that asks who does your
    work when you are gone, leaflet on the two kinds of life insurance, handout on life insurance for parents, flyer about what we owe and
    until when, pamphlet for a couple with kids and a loan, the life one to leave at the kitchen table, paper to help a husband and wife
    talk about life insurance, life brochure to download and print,
    life insurance brochure, who would feed the cattle, life pamphlet pdf, leaflet to talk about life insurance, life insurance flyer`,
  'brochure-renters': `
    handout for students who rent their first place, leaflet on what the landlord policy does not pay, which brochure is made for college
    kids, flyer about renters that says it costs like a pizza, pamphlet for people in apartments, something printed for kids with their
    first job and flat, renters brochure to print for the dorm, paper that says who pays for your bike and bed, the renters one for august
    when students leave, printed sheet for tenants about their own things,
    renters brochure pdf, renters leaflet, pamphlet for tenants, your things somebody elses roof, student renters flyer, renters handout to
    print`,
  'letter-new-neighbor': `
    letter to welcome folks who just moved in down the road, what do i write to a family that bought the place next door, first note to
    somebody new in town that sells nothing, template to say hello to new people, letter about the coffee and where my office is, welcome
    letter i can fill in with their name, wording for a hello to people who moved here, a letter for a new neighbor to download, mail for
    newcomers from their agent,
    new neighbor letter, welcome letter template, letter to newcomers, first letter to somebody who moved in, hello letter to a new family
    in town`,
  'letter-renewal': `
    what do i write to a customer whose price is going up, renewal note that explains why it went up, letter six weeks before the policy
    renews, template with three questions that can lower the price, email to send ahead of a renewal, wording to tell people their premium
    changes, letter asking if they drive less now, ready letter for renewals old price and new price, form letter about a package of home
    and auto at renewal,
    renewal letter template, before the renewal letter, letter that explains a price increase, sample letter for renewals, renewal email for
    customers`,
  'letter-equipment-list': `
    letter to ask farmers what equipment they bought and sold, january letter with the list of machines, template asking what is parked
    behind the barn, sheet where a farmer crosses out what is gone, mail to farm customers about what they own now, letter about things
    bought at an auction, list to send so farmers can write down new machinery, wording for the winter letter on tractors and balers,
    letter that asks what a neighbor keeps at your place,
    equipment list letter, farm machinery list form, january equipment letter, template for asking what machines they own, list of machines
    to cross out`,
  'letter-after-claim': `
    email to a customer after the claim is settled, what do i send two weeks after a claim, words to thank a customer and ask how the
    repair went, template asking if the work got done well, letter asking whom we should thank, follow up note once a claim is paid, mail
    to check that we did what we said, ready email for after a loss,
    after a claim letter, follow up email after a claim, template to ask how a claim went, thank you note once the claim is done, claim
    follow up template`,
  'postcard-hail': `
    something to mail before hail season to have people look at their roof, postcard about shingles that curl, card with three things to
    see on a roof from the ground, mailer that says gravel in the gutter, april postcard offering to come look at a roof, hail card to
    print on both sides, postcard that sounds like gravel costs like a pickup, card to send people before the storms,
    roof postcard, postcard before hail season, roof before hail card, hail mailer pdf`,
  'postcard-new-driver': `
    card for a family whose kid just turned sixteen, mail about the good grades discount for a new driver, postcard for a sixteenth
    birthday, card asking to see the report card, mailer about the older car and a course for teens, postcard for parents of a new driver
    to print, something to send when a kid starts driving,
    sixteenth birthday card to mail, teen driver mailer, good student postcard, sixteen already card`,
  'script-first-hail': `
    something to read on the station before hail season, thirty seconds on the radio about hail on the truck hood, radio ad offering to
    look at the roof, script for the last week of april, words for the air about the first hail, hail spot i can read myself, the one that
    says boots are fine,
    first hail radio script, thirty second hail spot, radio ad on hail, hail script pdf, spring radio words`,
  'script-baler': `
    what do i read on the farm station in winter, how long is the one about the baler, radio words on what you paid for your machine,
    script for farm radio about the list in january, thirty seconds about a pencil and coffee, spot for farmers about their equipment,
    baler radio script, farm station script, radio ad about machinery, winter radio spot for farmers, baler spot text`,
  'script-sixteen': `
    fifteen seconds about a teenager who starts driving, short radio ad on good grades, script for somebody who has a new driver at home,
    spot that fits in august for school, radio words about a kid who turned sixteen,
    sixteen radio script, teen driver radio ad, fifteen second spot, new driver radio words`,
  'script-street': `
    a minute long story about a bakery that had to close, sixty seconds for the chamber hour, radio story about a broken water line on main
    street, script for shop owners on slow weeks, long ad about how a business makes its money, the story with the bakery and the shoe shop
    and the bank,
    the whole street script, sixty second radio script, bakery radio story, chamber hour radio, main street radio ad`,
  'script-thank-you': `
    thank you on the air at thanksgiving, radio words that sell nothing, fifteen seconds to say thanks to customers, script for the week of
    thanksgiving, short spot to thank people for their trust,
    thank you radio script, thanksgiving radio spot, radio thanks to customers, script that sells nothing`,
  'brand-mark': `
    how much room do i leave around the trees, can i put the trees on a photo, how small can i print the mark, file for the printer with
    the mark in it, may the logo have a shadow, the trees lean can i straighten them, rules for our logo on a dark background, where do i
    get the logo to print on a shirt, sheet on how the mark must stand,
    logo rules, three poplars mark sheet, how to use the logo, logo spacing, brand mark pdf, logo guidelines`,
  'brand-colors': `
    what green is the logo, what letters do you use for headings, numbers for the colors on screen and print, which typeface do we print
    with, hex code for the green and the wheat color, smallest type size in print, color sheet for the sign painter, what is the red brown
    color called and its number,
    brand colors pdf, color codes, spruce and wheat numbers, fonts we use, typeface sheet, print colors for a sign, style colors`,
  'shared-cost-form': `
    what paper do i send in to get half my ad paid, form to get money back for a newspaper ad, sheet to claim half of the fair booth, paper
    for the radio bill i want shared, how do i ask for half of what the ad cost, form with bill total and half on it, print the form for ad
    money, reimbursement form for local advertising,
    shared cost form, ad reimbursement form, form for half of the radio bill, pay me back for the ad form, fair booth money form`,
  'compliance-checklist': `
    questions to go through before my ad goes out, eleven things to tick off before i print, list to check that a flyer is allowed, do i
    have what it needs on my ad is there a checklist, sheet to see if my mailing is okay, is my postcard legal checklist, tick list before
    anything goes to the public, must a customer say yes before i use her words in an ad,
    ad checklist, eleven questions for an ad, checklist before an ad runs, is my flyer ok checklist, advertising rules list`,
  'golf-sponsor-sheet': `
    is there a sheet i can show my board about sponsoring, one page with the golf sponsor levels to print, slip to send back to be a
    sponsor, paper about what the golf money did last year, pdf for our company to sponsor the golf, something printed to take to my boss
    about the golf day, download the sponsor levels, form to mail in for a hole,
    golf sponsor sheet, sponsor levels pdf, sponsorship slip, golf sponsorship paper for the board, one page on sponsoring golf`,
  'golf-sign-measures': `
    how should our sign look and how big, what size file for the hole sign, by what day do you need the artwork for our sign, how thick is
    the board for the sign at the tee, what kind of file do you want for the sign, how far from the edge can the words be on our sign,
    measures for whoever paints our golf sign, dark letters or light ones on the sign at the hole, when must the finished golf signs be
    there, how many inches wide is the board at the hole,
    hole sign size, golf sign measures, sign artwork file type, size of the golf board, deadline for hole sign art`,
  'minutes-2026-09': `
    papers from the day in fort morgan, minutes from september on main street businesses, does the sign on the sidewalk count as stock, may
    the adjuster take pictures of my books, what did they say about loss of income in business quotes, page of plain words with every
    business policy who decided that, notes from the front range day, who is finding out about food trucks in winter,
    front range minutes, september 2026 minutes, fort morgan minutes, notes from the fort morgan meeting, minutes about food trucks`,
  'minutes-2026-06': `
    does a borrowed combine count they settled that in june, whose fuel is it after a fire on the custom crew, minutes from the day in
    holyoke, how do they value a baler now from the dealers list, how many winters do pivot tires last they were asking, hired hands own
    pickup asked at renewal who decided, notes from the north and east day in june,
    north and east minutes, june 2026 minutes, holyoke minutes, notes from the holyoke meeting, minutes about baler values`,
  'minutes-2026-01': `
    how many policies and claims were there last year, how much money went back to policyholders last year, did they say if there will be
    an app, why does the bill come on the fifth, who picks the calendar pictures, minutes of the annual meeting in january, by how much did
    auto rates go up at the annual meeting, read what was asked in the question hour, notes from the old depot,
    january 2026 minutes, minutes with the year in figures, question hour notes, notes of last annual meeting, what was decided at the
    annual meeting`,
  'hail-school-roof-sheet': `
    the sheet from the roof class, list of what to look at on a house after hail before the ladder, printed checklist for looking at a roof
    from the ground, the paper they handed out at hail school, sheet that says gutters and soft metal first, roof inspection sheet with
    boxes to tick, what do i write down on the roof sheet hour and size of the stones,
    hail school roof sheet, roof checklist pdf, sheet for inspecting roofs, roof sheet for the glove box, what to look at on a roof list,
    hail inspection checklist to print`,
} as const
