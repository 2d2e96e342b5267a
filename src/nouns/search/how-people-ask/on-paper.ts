/** What people ask for that is on paper, by the name of the paper: it leads there where a page has that paper. */
export const askedForOnPaper = {
  'brochure-farm': `
    want a few of those folded farm papers for the counter at the feed store, something printed on ranch insurance, anything on paper about
    farm coverage, farm insurance in print, print farm brochure, get the farm pamphlet, ranch leaflet to download, where do i print the farm
    brochure, print something on farm insurance, something i can hold in my hand about farm coverage, farm insurance in five lines on paper,
    what is a barn worth pdf, barn worth paper, barn brochure, ranch brochure to mail, paper for dad about insuring the ranch, farm handout
    for the coffee shop, stack of farm flyers, flyer on tractors and balers and livestock, folded paper on farm insurance, farm info sheet,
    farm coverage sheet to read at the table, two page farm thing, brochure from may about barns, download farm leaflet, ranch insurance
    booklet, something printed for my rancher neighbor,
    something printed about what barns are worth, the farm one to hand a rancher across the table, flyer that says farm coverage in five
    lines, brochure on buildings and equipment and livestock, leaflet asking who would run the place for three months, pamphlet to leave
    with a farmer about his baler, print out about insuring barns and tractors, handout for farmers about what their policy has never heard
    of, want to give my neighbor something to read about farm coverage, farm and ranch brochure to download, sheet with three questions for
    the kitchen table about the farm, paper that explains what it takes to build a barn again, booklet for people with cattle and
    machinery, the brochure about the hired hand and the custom crew,
    farm brochure pdf, what is a barn worth brochure, something on paper about ranch insurance, farm leaflet, ranch pamphlet, print the farm
    brochure, farm and ranch flyer to hand out`,
  'brochure-auto': `
    i teach drivers ed and want something printed about car insurance for the kids, is there a paper that lists what makes car insurance
    cheaper, anything on paper about cars, print car brochure, auto leaflet, car pamphlet to download, where do i print the car brochure, car
    insurance paper to read, deer and hail brochure, school run brochure, the one with the mule deer on highway 71, auto flyer for the
    bulletin board, car coverage explained on two pages, auto leaflet download, printed sheet on what lowers car insurance, auto info sheet,
    flyer on car insurance for driver ed class, handout for driver ed, paper on collision and comprehensive to give my kid, folded paper on
    cars, auto pamphlet for the school,
    something printed that explains the five parts of a car policy, flyer about deer and hail and the family car, leaflet that says what
    makes a car policy cheaper, auto brochure to print at home, pamphlet on car coverage for my waiting room, paper with the glass
    deductible and rental car on it, short printed thing about collision and liability, the car one to leave on the counter, take home
    sheet for a family with cars, little folder on car insurance with stories in it, brochure telling what you can add to a car policy,
    car insurance brochure, auto pamphlet pdf, deer hail and the school run, leaflet on auto insurance, printable auto brochure, flyer about
    car coverage`,
  'brochure-home': `
    do you have a printed paper on what it costs to build a house again, i sell houses and would like a flyer on home insurance for buyers,
    something printed on house insurance, anything on paper about homes, print home brochure, house pamphlet to download, house leaflet, house
    insurance on paper, home info sheet, home coverage handout, brochure on building it again, printed paper about the cost to rebuild, home
    leaflet to give my daughter, paper on filming your stuff room by room brochure, two pages on home insurance, home brochure from march,
    download the home pamphlet, folded paper on houses, home owner flyer, realtor wants home brochures to hand out,
    pamphlet about rebuilding a house that burned, something printed about what it costs to build the house again, leaflet on listing what
    is inside your house, brochure for people who own a house, flyer with the four things a home policy pays for, handout for home buyers
    about insuring what the builder says, paper on filming every room of the house to hand out, home insurance booklet to download, the
    house one for the counter, printed sheet about the house and the shed and the steps, brochure that asks what if the house is gone,
    home insurance brochure, house brochure pdf, if the house were gone tomorrow, home pamphlet, home owners leaflet, printable home flyer`,
  'brochure-business': `
    is there a paper on what a shop loses when it is shut after a fire, i run the chamber and want something printed for the shops, something
    printed for shop owners, anything on paper about business insurance, print business brochure, shop pamphlet to download, slow week after
    the fire pdf, shop owner brochure, paper about losing income after a fire, bakery brochure, small business flyer to print, main street
    brochure, business info sheet, business coverage handout, printed paper on what a shop policy holds, chamber wants brochures about
    business insurance, two pages for shop owners, business leaflet from february, what to bring to the first talk sheet for shops,
    what do i hand a shop owner about being closed, brochure on the weeks without income after a fire, leaflet for main street shops about
    stock and tools, flyer for a bakery about lost income, handout for store owners what to bring to the first talk, pamphlet about
    business coverage to print, printed thing for restaurants on what a business policy holds, the business one with the ovens on it, paper
    for shop keepers about opening in a tent, booklet for small business customers,
    business brochure pdf, the slow week after the fire, small business pamphlet, shop insurance leaflet, flyer for store owners, commercial
    brochure`,
  'brochure-life': `
    how do i start the talk about dying with my wife do you have a paper for that, want something printed about life insurance to lay on the
    kitchen table, something printed on life insurance, anything on paper about dying and money, print life brochure, life booklet, where do i
    print the life brochure, life insurance on paper, paper to start the talk with my husband, life handout, printed questions to ask before i
    die, flyer on term and whole life, two pages on life insurance, life pamphlet for young parents, download life leaflet, folded paper on
    life insurance,
    little folder about life insurance for farm couples, something printed to start the talk about dying, brochure that asks who does your
    work when you are gone, leaflet on the two kinds of life insurance, handout on life insurance for parents, flyer about what we owe and
    until when, pamphlet for a couple with kids and a loan, the life one to leave at the kitchen table, paper to help a husband and wife
    talk about life insurance, life brochure to download and print,
    life insurance brochure, who would feed the cattle, life pamphlet pdf, leaflet to talk about life insurance, life insurance flyer`,
  'brochure-renters': `
    my boy is moving to the dorms is there a sheet on renters i can give him, i own apartments and want a flyer to give the tenants, something
    printed on renters, anything on paper for tenants, print renters brochure, renters booklet, where do i print the renters brochure, renters
    on paper, renters info sheet, renters flyer for the dorm, paper for my son in his first apartment, your things somebody elses roof pdf,
    landlord handing out renters flyers, apartment manager wants renters brochures, pizza a month brochure, flyer that says it costs like a
    pizza, one page on renters, student flyer to print, handout for tenants, college brochure, renters leaflet from august,
    handout for students who rent their first place, leaflet on what the landlord policy does not pay, which brochure is made for college
    kids, flyer about renters that says it costs like a pizza, pamphlet for people in apartments, something printed for kids with their
    first job and flat, renters brochure to print for the dorm, paper that says who pays for your bike and bed, the renters one for august
    when students leave, printed sheet for tenants about their own things,
    renters brochure pdf, renters leaflet, pamphlet for tenants, your things somebody elses roof, student renters flyer, renters handout to
    print`,
  'letter-new-neighbor': `
    new family moved in the smith place do you have a letter i can send them, letter for new people in town to copy, template to greet a new
    family, welcome note template, neighbor letter, neighbor letter download, hello letter template, dear neighbor letter, letter that
    welcomes and sells nothing, word for word letter to somebody who moved in, introduce myself letter, introduction letter for an agent, the
    letter with the dog and the creek, first letter template,
    letter to welcome folks who just moved in down the road, what do i write to a family that bought the place next door, first note to
    somebody new in town that sells nothing, template to say hello to new people, letter about the coffee and where my office is, welcome
    letter i can fill in with their name, wording for a hello to people who moved here, a letter for a new neighbor to download, mail for
    newcomers from their agent,
    new neighbor letter, welcome letter template, letter to newcomers, first letter to somebody who moved in, hello letter to a new family
    in town`,
  'letter-renewal': `
    need wording to tell a customer why his price is going up, letter about the price going up, explain a higher price letter, before renewal
    letter, letter before renewal, how to word a rate increase letter, template to tell customers rates went up, rate increase letter, letter
    six weeks ahead, renewal email template, three questions that lower the bill letter, sample renewal note, write customers before renewal,
    what do i write to a customer whose price is going up, renewal note that explains why it went up, letter six weeks before the policy
    renews, template with three questions that can lower the price, email to send ahead of a renewal, wording to tell people their premium
    changes, letter asking if they drive less now, ready letter for renewals old price and new price, form letter about a package of home
    and auto at renewal,
    renewal letter template, before the renewal letter, letter that explains a price increase, sample letter for renewals, renewal email for
    customers`,
  'letter-equipment-list': `
    where is that sheet to list all our machinery every january, is there a form i can write all my tractors and balers on, machinery list
    form, write my equipment down form, farm machine list to print, list of what i own for january, equipment list, equipment list to print,
    machinery list sheet, list of equipment for farmers to fill in, january letter, winter visit list, sheet to list tractors, form to list my
    machines, cross out what is gone letter, letter about auction purchases, list what is parked behind the barn, farm equipment inventory
    sheet, inventory sheet for machinery,
    letter to ask farmers what equipment they bought and sold, january letter with the list of machines, template asking what is parked
    behind the barn, sheet where a farmer crosses out what is gone, mail to farm customers about what they own now, letter about things
    bought at an auction, list to send so farmers can write down new machinery, wording for the winter letter on tractors and balers,
    letter that asks what a neighbor keeps at your place,
    equipment list letter, farm machinery list form, january equipment letter, template for asking what machines they own, list of machines
    to cross out`,
  'letter-after-claim': `
    what can i send a customer a couple of weeks after his claim got paid, follow up letter, follow up letter to copy, claim follow up email,
    thank you letter after claim, template after a loss, letter two weeks after, check in with a customer after a claim template, how did we
    do letter, is the work done letter, letter after a claim,
    email to a customer after the claim is settled, what do i send two weeks after a claim, words to thank a customer and ask how the
    repair went, template asking if the work got done well, letter asking whom we should thank, follow up note once a claim is paid, mail
    to check that we did what we said, ready email for after a loss,
    after a claim letter, follow up email after a claim, template to ask how a claim went, thank you note once the claim is done, claim
    follow up template`,
  'postcard-hail': `
    card on roofs before hail, hail card, roof postcard to print, postcard about roofs, gravel and pickup card, spring postcard, mail card
    before hail season, hail season mailer, card with shingles on it, six by nine hail card, postcard for april, roof check card, come look at
    your roof card, hail postcard,
    something to mail before hail season to have people look at their roof, postcard about shingles that curl, card with three things to
    see on a roof from the ground, mailer that says gravel in the gutter, april postcard offering to come look at a roof, hail card to
    print on both sides, postcard that sounds like gravel costs like a pickup, card to send people before the storms,
    roof postcard, postcard before hail season, roof before hail card, hail mailer pdf`,
  'postcard-new-driver': `
    is there a card to send a family when their kid turns sixteen, card for a new driver family, turned sixteen card, teen postcard, sixteen
    postcard, sixteenth birthday postcard, card for kids who turn sixteen, good student card, report card postcard, mailer for parents of
    teens, birthday card for new drivers, new driver mailer, new driver postcard,
    card for a family whose kid just turned sixteen, mail about the good grades discount for a new driver, postcard for a sixteenth
    birthday, card asking to see the report card, mailer about the older car and a course for teens, postcard for parents of a new driver
    to print, something to send when a kid starts driving,
    sixteenth birthday card to mail, teen driver mailer, good student postcard, sixteen already card`,
  'script-first-hail': `
    the station gave me thirty seconds in april what do i say about hail, first hail, first hail script, radio spot for april, thirty second
    hail ad, hail commercial, spring radio spot,
    something to read on the station before hail season, thirty seconds on the radio about hail on the truck hood, radio ad offering to
    look at the roof, script for the last week of april, words for the air about the first hail, hail spot i can read myself, the one that
    says boots are fine,
    first hail radio script, thirty second hail spot, radio ad on hail, hail script pdf, spring radio words`,
  'script-baler': `
    the farm station wants me to read something this winter, baler ad, baler radio, baler spot, the baler radio ad, farm radio ad, farm radio
    script, winter radio ad, what did you pay for the baler ad, radio words for farm station, thirty seconds for farmers,
    what do i read on the farm station in winter, how long is the one about the baler, radio words on what you paid for your machine,
    script for farm radio about the list in january, thirty seconds about a pencil and coffee, spot for farmers about their equipment,
    baler radio script, farm station script, radio ad about machinery, winter radio spot for farmers, baler spot text`,
  'script-sixteen': `
    need a short one for the radio about kids starting to drive, sixteen script, sixteen radio ad, radio ad for teen drivers, fifteen second
    teen ad, back to school radio spot, short radio ad new driver,
    fifteen seconds about a teenager who starts driving, short radio ad on good grades, script for somebody who has a new driver at home,
    spot that fits in august for school, radio words about a kid who turned sixteen,
    sixteen radio script, teen driver radio ad, fifteen second spot, new driver radio words`,
  'script-street': `
    whole street radio, main street radio, sixty second ad, one minute radio story, bakery and shoe shop story, chamber radio script, long
    radio script, water line under main street ad, business radio script, radio ad for shops,
    a minute long story about a bakery that had to close, sixty seconds for the chamber hour, radio story about a broken water line on main
    street, script for shop owners on slow weeks, long ad about how a business makes its money, the story with the bakery and the shoe shop
    and the bank,
    the whole street script, sixty second radio script, bakery radio story, chamber hour radio, main street radio ad`,
  'script-thank-you': `
    i want to thank my customers on the radio thanksgiving week what do i read, thank you script, thank you radio, thanksgiving ad, november
    radio ad, radio ad that sells nothing, thank customers on the radio, fifteen second thank you, grateful radio spot,
    thank you on the air at thanksgiving, radio words that sell nothing, fifteen seconds to say thanks to customers, script for the week of
    thanksgiving, short spot to thank people for their trust,
    thank you radio script, thanksgiving radio spot, radio thanks to customers, script that sells nothing`,
  'brand-mark': `
    painting your trees on our float is there a sheet on how they go, our club wants to put your logo on a banner what are the rules, how to
    use the three trees, can i change the trees, tree mark sheet, rules on your mark, three poplars, the poplars sheet, logo sheet, logo rules
    pdf, logo for the printer, logo for a t shirt, logo for the parade float, how small can the logo be, space around the logo, can i tilt the
    trees, add a fourth tree, logo shadow, logo on a photo, tree logo, mark rules, where do i print the logo page, trademark sheet,
    how much room do i leave around the trees, can i put the trees on a photo, how small can i print the mark, file for the printer with
    the mark in it, may the logo have a shadow, the trees lean can i straighten them, rules for our logo on a dark background, where do i
    get the logo to print on a shirt, sheet on how the mark must stand,
    logo rules, three poplars mark sheet, how to use the logo, logo spacing, brand mark pdf, logo guidelines`,
  'brand-colors': `
    sign man wants to know the exact green you use, what are the names of the letters you print with, green number for the sign man, colors on
    paper and screen, paint color of the company, typeface name, color numbers, spruce green number, wheat color number, clay color, hex
    numbers, what font, which letters do we print in, type sheet, colors and type, smallest print size, sign painter wants the color, t shirt
    printer wants the color number, brand colors, fonts,
    what green is the logo, what letters do you use for headings, numbers for the colors on screen and print, which typeface do we print
    with, hex code for the green and the wheat color, smallest type size in print, color sheet for the sign painter, what is the red brown
    color called and its number,
    brand colors pdf, color codes, spruce and wheat numbers, fonts we use, typeface sheet, print colors for a sign, style colors`,
  'shared-cost-form': `
    ran a radio ad and want you to pay half what paper do i send, which form gets half of my fair booth back, get half my ad money, paper to
    get half back, form for half, half of fair booth form, half of newspaper ad form, shared cost, cost share form, coop advertising form,
    half of my ad back, get half back for the radio, half of the booth, fair booth form, ad money form, reimbursement for my newspaper ad,
    form for ad reimbursement, split the ad bill form, where do i print the shared cost form, form to send with the ad bill, fifteen hundred a
    year form, advertising refund form,
    what paper do i send in to get half my ad paid, form to get money back for a newspaper ad, sheet to claim half of the fair booth, paper
    for the radio bill i want shared, how do i ask for half of what the ad cost, form with bill total and half on it, print the form for ad
    money, reimbursement form for local advertising,
    shared cost form, ad reimbursement form, form for half of the radio bill, pay me back for the ad form, fair booth money form`,
  'compliance-checklist': `
    i made my own newspaper ad how do i know it is allowed, is there a list of what has to be on a flyer before i hand it out, is my ad
    allowed list, can this flyer go out checklist, list of ad rules to tick, ad approval list, before i print my ad list, compliance,
    compliance sheet, ad rules checklist, eleven questions, eleven question list, can i run this ad list, is my ad legal list, check my flyer
    before it goes out, ad check sheet, advertising checklist, checklist for a mailing, what must be on an ad,
    questions to go through before my ad goes out, eleven things to tick off before i print, list to check that a flyer is allowed, do i
    have what it needs on my ad is there a checklist, sheet to see if my mailing is okay, is my postcard legal checklist, tick list before
    anything goes to the public, must a customer say yes before i use her words in an ad,
    ad checklist, eleven questions for an ad, checklist before an ad runs, is my flyer ok checklist, advertising rules list`,
  'golf-sponsor-sheet': `
    is there a page to print and mail in to sponsor the golf day, golf sponsor one page, printed golf sponsor levels, paper to be a golf
    sponsor, sponsor form to mail back, sponsor sheet pdf, golf sponsor paper, sponsor slip, slip to send in for golf, paper on what the golf
    raised, how much did golf raise last year paper, sponsor page to print, print the sponsor levels, golf flyer for our board, one page about
    the golf sponsors, sponsorship form to mail, where do i print the golf sponsor form, golf handout, show my boss the golf thing, nine
    departments got money sheet,
    is there a sheet i can show my board about sponsoring, one page with the golf sponsor levels to print, slip to send back to be a
    sponsor, paper about what the golf money did last year, pdf for our company to sponsor the golf, something printed to take to my boss
    about the golf day, download the sponsor levels, form to mail in for a hole,
    golf sponsor sheet, sponsor levels pdf, sponsorship slip, golf sponsorship paper for the board, one page on sponsoring golf`,
  'golf-sign-measures': `
    the print shop wants to know what file you need for our golf sign, art for golf sign, size of our golf board, sign measures, golf sign
    size, tee sign size, how big is the golf sign, sign for my hole how big, golf sign dimensions, file for the golf sign, logo file for the
    golf sign, svg or pdf for the sign, pixels for the golf sign, when are golf signs due, sign deadline golf, sign painter golf measures,
    board thickness golf sign, words how far from the edge golf sign, 24 by 18 sign,
    how should our sign look and how big, what size file for the hole sign, by what day do you need the artwork for our sign, how thick is
    the board for the sign at the tee, what kind of file do you want for the sign, how far from the edge can the words be on our sign,
    measures for whoever paints our golf sign, dark letters or light ones on the sign at the hole, when must the finished golf signs be
    there, how many inches wide is the board at the hole,
    hole sign size, golf sign measures, sign artwork file type, size of the golf board, deadline for hole sign art`,
  'minutes-2026-09': `
    what did they say in september about the little sign out on my sidewalk, can the adjuster take a picture of my bookkeeping what was the
    answer at the meeting, sign on the sidewalk answered, books pictures adjuster answered, food truck winter answer, who finds out about food
    trucks, loss of income in every quote, plain words page with business policies, september front range day notes, september minutes, front
    range notes, fort morgan notes, what did they decide in fort morgan, september meeting what happened, food truck question minutes, food
    trucks in winter minutes, sidewalk sign is it stock, is the sandwich board on the sidewalk covered minutes, loss of income decided, sep 24
    minutes, main street meeting notes, what did they say on september 24,
    papers from the day in fort morgan, minutes from september on main street businesses, does the sign on the sidewalk count as stock, may
    the adjuster take pictures of my books, what did they say about loss of income in business quotes, page of plain words with every
    business policy who decided that, notes from the front range day, who is finding out about food trucks in winter,
    front range minutes, september 2026 minutes, fort morgan minutes, notes from the fort morgan meeting, minutes about food trucks`,
  'minutes-2026-06': `
    somebody said at a meeting you pay for balers a different way now, i borrowed a combine and heard it was talked about at the june meeting,
    baler value list, value of a baler from what list, how is my baler valued, new way to value a baler, table or dealers list, is a borrowed
    combine covered they answered, fuel of the custom crew answered, hired mans own pickup asked each renewal, notes on pivot tires, june
    minutes, holyoke notes, june meeting notes, north and east notes, baler value decided, dealers list for balers decided, borrowed combine
    question, does the borrowed combine count minutes, custom crews fuel, who pays the crews fuel, hired mans pickup decided, pivot tire
    question, pivot tires how many winters, jun 18 minutes, what did they decide about balers, phillips county hall meeting,
    does a borrowed combine count they settled that in june, whose fuel is it after a fire on the custom crew, minutes from the day in
    holyoke, how do they value a baler now from the dealers list, how many winters do pivot tires last they were asking, hired hands own
    pickup asked at renewal who decided, notes from the north and east day in june,
    north and east minutes, june 2026 minutes, holyoke minutes, notes from the holyoke meeting, minutes about baler values`,
  'minutes-2026-01': `
    i missed the annual meeting where can i read what was said, what was the answer about why the bill comes when it does, what did they
    decide in january, january meeting what was decided, who asked about an app, did anybody ask about an app at the meeting, auto went up
    three in a hundred, how much are auto rates going up in april, what was decided on rates, farm rates stay the same decided, renters rates
    went down decided, claims in the year in figures, numbers read at the annual meeting, members got how much back, 41300 policies, how many
    claims were there in all, called back within three days in how many of a hundred, calendar photos who chooses, why the fifth for bills,
    can my bill be moved off the fifth what did they say, sterling depot meeting notes, january minutes, annual minutes, what happened at the
    annual meeting, year in figures, how many claims last year, how much did you give back to policyholders, money back to members last year,
    rates decided for april, auto rates up three percent, renters rates going down, why bills come on the fifth, who picks the calendar,
    calendar pictures who picks them, will there ever be an app, jan 22 minutes, question hour, question hour answers,
    how many policies and claims were there last year, how much money went back to policyholders last year, did they say if there will be
    an app, why does the bill come on the fifth, who picks the calendar pictures, minutes of the annual meeting in january, by how much did
    auto rates go up at the annual meeting, read what was asked in the question hour, notes from the old depot,
    january 2026 minutes, minutes with the year in figures, question hour notes, notes of last annual meeting, what was decided at the
    annual meeting`,
  'hail-school-roof-sheet': `
    is there a page i can carry outside to check my roof after the hail, my wife went to hail school and lost the roof paper can i print
    another, before i get on a ladder is there a list of what to look at, paper that tells me how to look at my roof, page to take outside
    after hail, list before the ladder, what to write down after hail sheet, one page roof list, hail page for the truck, roof page from hail
    school, checklist after a hail storm to print, roof list for the glove box, hail damage sheet, roof sheet, roof sheet pdf, hail roof list,
    hail list, roof check sheet, roof check list to print, check my roof from the ground sheet, what to look for after hail list, hail sheet
    for the glove box, glove box sheet, print a hail checklist, ladder sheet, soft metal first, gutters and gravel list, write down the hail
    size sheet, hail school handout, april hail school paper, sheet from greeley, paper for looking at hail damage,
    the sheet from the roof class, list of what to look at on a house after hail before the ladder, printed checklist for looking at a roof
    from the ground, the paper they handed out at hail school, sheet that says gutters and soft metal first, roof inspection sheet with
    boxes to tick, what do i write down on the roof sheet hour and size of the stones,
    hail school roof sheet, roof checklist pdf, sheet for inspecting roofs, roof sheet for the glove box, what to look at on a roof list,
    hail inspection checklist to print`,
} as const
