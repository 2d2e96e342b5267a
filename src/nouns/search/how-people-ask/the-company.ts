/** What people ask about the company itself. */
export const askedOfTheCompany = {
  aboutUs: `
    about us, your history, company history, when were you founded, when did the company start, how old is the company, who started the
    company, founders, how did you start, how long have you been in business, since when, timeline, story of the company, the story behind
    windbreak, why are you called windbreak, what do the trees mean, coffee can, wheat farmers 1948, mission, your mission, mission statement,
    what do you believe in, purpose, tradition, your values, old photos, anniversary, past of the company, who were the first members, first
    claim ever paid, tell me about your company, tell me about windbreak, how long have you been in insurance, how long has windbreak been
    around, when did you start, year you started, what year was the company founded, where did the company start, who founded windbreak, who
    were the founders, your founder, how did windbreak begin, beginnings, origin, company story, your story, our history, history of windbreak,
    company background, 75 years, old company, how old are you, what does windbreak mean, why the name windbreak, company motto, slogan, what
    is your mission, company vision, core values, what do you believe, your promise, why should i choose you, why windbreak, how long has
    windbreak existed, how long have you existed, age of the company, first year, opened in, established, when were you established, beginning
    of the company, the farmers who started it, wheat farmers, hail pool, the feed store where it began, coffee can story, heritage, legacy,
    old pictures, company museum, past presidents, milestones, your roots, tradition of the company, how did the company start, who founded
    you, what year did you start, where did windbreaks come from,
    how did you folks get your start back then, how much did each farmer put in at the beginning, who kept the money in the coffee can, did
    you really begin in a feed store, how many farmers began it, what happened the first year it hailed hard, were the first claims all
    paid, when did you begin to insure houses and barns, what year did you start doing cars and pickups, since when do you insure shops in
    town, when did the roadside line open and why, why is your office on a street with poplars, what is the reason for the trees in your
    name, what did you do in the dry summer when the grass burned, who gets the profit if there are no shareholders, where does the money
    go that you do not pay out, what is left over at the end of the year goes where, what do you say when something is not covered, do
    people answer your phone or a machine, do you come look at the yard before fire season, why should i trust a little insurance company,
    tell me the story i am writing a school report, my grandpa was one of the first members is he in your story, what are you here for
    besides selling insurance, did my great grandfather help start this, does the company belong to the people who buy insurance, what is
    the oldest thing you ever insured, what came first crops or cars, the years that mattered from the beginning until now, kids report on
    a local business needs a history, who do i call i am calling my own company they said, are you from here or some big outfit back east,
    do you still have the school notebook with the names, how did a hail pool turn into an insurance company, what is your company all
    about,
    who started it, forty dollars each, nineteen forty eight, first hail year, who gets the profit, where does leftover money go, do you
    answer your own phones, rainy day fund, poplar trees planted why, first barn policies, when did you start doing cars, when did you start
    business insurance, when did roadside start, old days of the company, thirty one farmers, is the company local, colorado company, family
    owned, who runs it, why are you called that, what is a windbreak, grass fires of 1989, story of how you began, my granddad was one of
    the first ones in how did this start, do i own part of the company when i buy, what do you do with money left at the end of the year,
    why is there a coffee can in your picture`,
  aboutCompany: `
    about the company, company information, who owns the company, are you a mutual, what is a mutual company, mutual company meaning, owned by
    policyholders, do you have shareholders, stock price, dividends, dividend to policyholders, financial strength, financial rating, insurer
    rating, are you rated, are you solvent, can you pay claims after a big storm, how big are you, how many employees, how many customers, how
    many policyholders, number of agents, facts and figures, annual report, board of directors, ceo, president of the company, leadership,
    management team, executives, who runs windbreak, are you a real company, are you legit, is this company trustworthy, reputable, reviews of
    the company, reinsurance, surplus, where do you do business, which states, do you only insure colorado, licensed in which states, naic
    number, press, media, news about the company, logo, who are you, what do you do, what kind of company is this, what do you stand for, who
    owns you, who owns windbreak, who is behind this company, parent company, part of another company, is windbreak a mutual, what does mutual
    mean, do policyholders own the company, policyholder owned, do you pay dividends, get a dividend, are you financially stable, how strong
    are you, are you going broke, can you pay if a big hail storm hits, rating of your company, credit rating, consumer rating, is windbreak
    legit, is windbreak any good, are you a good company, are you a real insurance company, is this a scam company, can i trust you, how many
    people work there, how many people work for you, how large is windbreak, how many policies, how many claims do you pay, claims paid last
    year, numbers about the company, company facts, who is the ceo, who is the president, who is in charge, boss of the company, directors, who
    is on the board, what states are you in, do you only do colorado, are you in nebraska, do you operate in wyoming, are you in kansas, sell insurance in wyoming,
    company profile, about windbreak, what do you guys do, what does windbreak do, are you licensed in utah, are you licensed in my state, do
    you cover texas, other states, only in colorado, where are you licensed, where do you sell insurance, who is your ceo, your ceo, your
    president, your board, your executives, your directors, owners, shareholders, investors, publicly traded, ticker, private company,
    cooperative, co op, how stable, how safe is my insurance company, will you be around, go bankrupt, guaranty fund, big storm can you pay,
    reserves, financial statement, assets, ratings, company rating, company size, employees number, offices number, what makes you different,
    what is special about you, tell me about you, how many policies do you have, who runs the company, is this a real company, how many
    counties,
    what do those three words by your door mean, do members get a vote and how many, can i buy stock in your company, does a big farm get
    more votes than a renter, how many states are you in, do you sell insurance over the line in kansas, we moved to nebraska can you still
    insure us, how long do you let a new claim wait before somebody calls, can you still pay if there are two bad hail years in a row, do
    you have enough put by for a really bad summer, why did you not build a new headquarters, what do you believe a company owes its
    people, does the same person keep my claim from start to finish, do the agents live in the towns they work in, what do you do when a
    storm is coming, how early did adjusters go out after the big hail, who has been answering the claims line all these years, what makes
    you different from the ones on television, how many founders were there and are their families still members, do you answer to wall
    street, is it true the customers own it, are you a good outfit to be with, what does being a mutual mean for somebody like me, do you
    insure anything outside of colorado, will you still be here in twenty years, what do you stand for as a company, what does stewardship
    mean to you, how would i know you will keep your word, is your company safe to give my money to, how do i know you are for real and not
    a trick, are you big or small as insurance companies go, numbers i can hold you to, what do you promise people, who runs the place and
    who are they answering to, insurance company only for this state yes or no,
    stewardship, three words on the door, what are your values, motto, a working day there, second generator, how do you treat people, how
    many founders, no stock, one vote each, annual vote for members, how fast do you call back, only one state, what can be counted, numbers
    about you, relationships, do you keep enough money for bad hail years, same person the whole claim, do you know your customers, what
    happens before a storm, retired adjusters, what do you mean by relationships, do folks there really answer at night, how quick was the
    first adjuster after the big hail, how many people started it`,
  community: `
    our fire hall needs a new pump do you ever give money for that, the ball team needs jerseys who do i ask there, donate to our team, will
    you give to our school, help our fire hall, help the fire department buy a truck, food pantry help, library needs money, 4h needs a
    sponsor, ball team needs shirts, help out, scholarship for my daughter, college money for farm kids, get rid of old papers day, old tv,
    recycle computers, community supper,
    community, our community, charity, charities, giving back, giving, donate, donation, ask for a donation, request a donation, donation for
    our school, sponsor our team, sponsor a little league team, sponsor our event, sponsorship request, support our fundraiser, silent auction
    item, help our church, help the fire department, fire department grant, volunteer fire departments, grant, grants, apply for a grant,
    scholarship, scholarships, college scholarship, ffa scholarship, 4h, ffa, county fair support, school supplies, library books, food bank,
    food drive, food pantry, hungry families, supper, free supper, soup, coat drive, toys for christmas, blood drive, volunteering, volunteer
    with you, employees volunteer, shred day, shredding, shred papers, shred documents, paper shredding event, recycling, recycle, electronics
    recycling, recycle batteries, old computers, old phones, drop off electronics, hazardous waste, tire recycling, clean up day, tree
    planting, community events, events near me, what do you do for the community, local causes, animal shelter, veterans, nursing home,
    disaster relief, help after the flood, matching gifts, nonprofit help, do you donate, do you give to charity, will you donate to our
    school, can you donate a prize, donate to our raffle, donate to our auction, sponsor our ball team, sponsor our softball team, sponsor our
    rodeo, sponsor the fair, sponsor a 4h kid, buy a steer at the fair, support our 4h club, help our library, help our food pantry, help the
    hungry, sponsorship for our event, ask you for money for our club, money for our town, grants for small towns, grant for our fire
    department, equipment for the fire hall, help for firefighters, scholarships for seniors, scholarship deadline, scholarship application,
    money for college from you, does windbreak give scholarships, when is shred day, shred my papers free, where can i shred documents, old
    documents destroyed, get rid of old papers, get rid of old computers, recycle a tv, recycle my old phone, where to recycle batteries,
    electronic waste, electronics drop off, can i recycle at your office, free community supper, community dinner, meals for seniors, winter
    coats, toy drive, back to school, adopt a highway, volunteer day, can i volunteer, what charities do you help, charities you support, good
    works, community involvement, local giving, helping neighbors, what do you do for the town, fire fighters help, relief after the fire, help
    for flood victims, rodeo queen, rodeo sponsorship, little league, baseball team, softball team, soccer team, wrestling club, football team,
    cheerleaders, band trip, class trip, prom, post prom, after prom, yearbook ad, school fundraiser, church fundraiser, benefit dinner, cancer
    benefit, walk against cancer, walk for a cause, 5k run, fun run, chili supper, pancake breakfast, swim team, playground, park bench, new
    scoreboard, museum donation, historical society, senior center, meals brought to old people, hospice donation, humane society, adopt a
    family, christmas baskets, backpack program, school lunches, reading program, book drive, firefighter gear, ambulance service donation,
    search and rescue donation, emt training, do you support ffa, do you support 4h, stock show, premium auction, fair auction, buckle sponsor,
    trophy sponsor, banner ad, program ad, free shredding, shredding day, document destruction, box of old papers, old tax papers, e waste, old
    batteries, old paint, old tires, printer cartridges, eyeglasses donation, blood donation, do you sponsor little league, where can i shred
    papers, recycle old electronics, help for our fire department, support the county fair,
    our fire hall needs a pump can you help us buy it, how much money do you give to a town group, what is the smallest and biggest gift
    you make, how long until we hear if you will help our club, how long is the form to ask for a gift, who decides which groups get money,
    how many cents of what i pay go back to my county, do your workers get time off to volunteer, how many days a year can they help out
    with pay, when is supper night and what does a plate cost, do i bring cans or money to the november supper, can you hold the supper in
    our town this year, which food bank do you help, what do you do with all the canned food, where can i get rid of old bank papers
    safely, is there a locked bin for papers at the office, how many boxes can i bring to shred day, when is the day the shredding truck
    comes, do i have to take the staples out first, can i watch them shred it, what happens to the paper after it is shredded, do you take
    old car batteries and tractor batteries, where can i drop off an old laptop and phone, do you take feed sacks and seed bags, can i
    bring leftover paint to the recycling, will you take tires or spray cans, what charities are you with this year, do you help veterans,
    do you help with hospice or old folks, does your company do anything for kids who show livestock, we need a freezer for our food pantry
    who do we ask, green caps at the fair who are those people, can your people come flip pancakes at our breakfast, our library is raising
    money would you chip in, i am the treasurer of a small club and want to ask for help, my mother left boxes of old tax papers what do i
    do, where does a person burn or shred old policies, want to give a pie and wash dishes at the supper, school wants a business to help
    pay for band uniforms, our town hall burned and we are asking businesses for help,
    do you give money to fire departments, can you sponsor our team, little league sponsor, donate to the library, grant for our town, apply
    for a gift, how do i ask for a donation, money for the food bank, who do you help, volunteers, green caps, do workers volunteer, can of
    food supper, november supper, pancake supper, pie supper, church basement dinner, old policies to shred, tractor battery recycling, feed
    sacks recycling, staples in papers to shred, five boxes, can i watch it get shredded, do you take paint, spray cans disposal, egg
    cartons, first saturday in may, locked bin in the office, hospice you support, veterans group, therapy riding, kids reading program,
    land trust, stock show kids, how big are your gifts, two cents of each dollar, committee who picks, how soon do we hear about our
    request, one page form for money, need a freezer for the pantry, pump for the fire hall, fair help, our 4h club needs money for pens who
    do i write, the hall roof leaks and we wonder if you help with that, have four boxes of old bank papers to burn or shred, what do i do
    with dead laptops and tractor batteries, can i bring pie to the supper, when do you come cook in our town, want to volunteer with your
    folks, we are a food pantry and our freezer quit, how long does it take to hear about a gift, how big a gift can a small library ask
    for, is the shredding free and who sees my papers`,
  federation: `
    federation, growers federation, high plains growers, join the federation, federation membership, membership, become a member, member,
    membership dues, dues, how much are dues, membership fee, do i have to be a member, do i have to join to get insurance, member benefits,
    benefits of membership, member discounts, why do i pay dues, cancel my membership, renew my membership, membership card, member number,
    farm organization, lobbying, farm policy at the capitol, county farm chapter, county chapter, young farmers, young growers, young rancher
    program, vote as a member, federation meeting, federation news, what is the federation, connection between you and the federation, advocacy
    for agriculture, what is the growers federation, who is the federation, federation for farmers, join the growers, how do i join, how do i
    become a member, do i have to be a member to have insurance, do members get a discount, what do members get, perks of membership, cost of
    membership, how much is the membership, annual dues, pay my dues, membership renewal, lapsed membership, my membership number, new member,
    family membership, quit the federation, leave the federation, county board, county meeting of growers, growers chapter, farm lobby, voice
    for farmers, speak for agriculture, legislature, water law lobbying, young farmer program, young rancher, leadership program for farmers,
    farm group, join as a grower, grower membership, growers dues, growers group, farmers organization, ranchers organization, cattlemen, wheat
    growers, ag organization, ag policy, who fights for farmers, represent farmers, farm voice, county growers meeting, growers convention,
    young grower award, member discount from the federation, hotel discount for members, truck discount for members, cancel federation
    membership, federation phone, federation card, not a farmer can i join, associate member, is membership required, young farmer group, who
    speaks for farmers at the capitol, member card,
    how much is it for our household to join the growers, what does it cost somebody who does not farm, i keep bees does that make me a
    grower, who can vote at the growers meetings, can a person from town join and what do they get, do i have to join to buy insurance from
    you, are you and the growers the same outfit, does the growers group sell insurance, does being a member make my insurance cheaper, do
    you cast their votes for them, how do we get cheap fuel and tires together, is there something for kids who want to farm, what ages is
    the young people part for, scholarships for farm kids and show steers, do they teach grain bin rescue, chainsaw safety class where is
    it, who fights for our water at the statehouse, who speaks up for right to repair, how can i run for the county board, is there a
    picnic and a paper for members, where do i sign up to belong to the growers, what do i get for forty dollars a year, what do i get for
    the ninety five a year, do i join with you or on their own page, class on how to keep books when the daughter takes over the farm,
    summer job for my 15 year old who wants to work on land, farm group that buys fence by the truckload, somebody who speaks for ranch
    families at the county seat, we just want to support farms but have none, does my insurance include membership with the growers, winter
    school for young people on the land, meeting older than the company,
    growers federation dues, ninety five dollars a year, forty dollars to be a friend, do i have to join to be insured, do federation
    members save, join the growers meeting, 4h age kids program, scholarship for farm kids, show steer help, summer job on a farm, buy fuel
    together, cheap fence by the truckload, tires group buying, grain bin rescue class, chainsaw class, right to repair, water rights
    politics, statehouse lobbying, county board of growers, keep bees can i join, eat and want farms, summer picnic, buying club, winter
    school, my boy is fifteen and shows steers is there money for school, how do i buy tires with the group, what do i get for joining as a
    friend, is the federation part of the insurance company, does belonging save me on insurance`,
  careers: `
    do you folks need any help in the office, my grandson needs a summer job do you take kids, i sent in a paper for the job two weeks ago and
    have not heard, where do i get a paper form to apply for work, can i work for you from my house in la junta, i would like to be one of
    your agents what do i do, taking on help, need work, looking for a job, looking to work, jobs please, job list, hiring now, who is hiring
    there, work at home job, work from the house, part time, summer job for my kid, work there, pay for adjusters, benefits, job benefits,
    time off, health plan for workers, apply for work, put in an application, put in for a job, job application, paper job application,
    application for employment, employment form, resume, mail my resume, email my resume, heard back, did you get my application for the job,
    when will i hear about the job, got a rejection letter, interview tomorrow, sell insurance, want to be an agent, sell for you, license
    paid for, train me, no experience job, never done insurance can i work there, too old to be hired, felon, trabajo, busco trabajo, empleo,
    hay trabajo, i need job,
    careers, jobs, job openings, work for you, work here, i want to work for you, hiring, are you hiring, employment, employment application,
    apply for a job, apply, send my resume, open positions, vacancies, part time job, full time job, remote job, work from home job, summer
    job, student job, high school job, internship, intern, entry level, no experience, adjuster job, claims adjuster position, become an
    adjuster, underwriter job, underwriting, it job, programmer job, accounting job, customer service job, call center job, receptionist,
    janitor job, marketing job, sales job, become an agent, be an agent, sell insurance for you, own an agency, open an agency, agent career,
    how do i become an insurance agent, get my insurance license, training, do you train, salary, wages, pay for employees, what do you pay,
    benefits for employees, employee health insurance, employee retirement, 401k match for employees, paid time off, vacation days, holidays
    off, sick leave, parental leave, dress code, culture, what is it like to work there, interview, application status, did you get my
    application, equal opportunity, veterans jobs, relocation, tuition help, where are the jobs, jobs in sterling, looking for work, need a
    job, change of career, retired want part time, human resources, hr department, personnel, employment verification, verify employment,
    background check for job, do you have any jobs, any openings, any job openings, is there work, can i work for you, i want a job, i need a
    job, i need work, how do i apply, where do i apply, apply online for a job, job application form, open jobs, current openings, jobs near
    me, jobs in my town, office job, desk job, part time work, evening job, weekend job, seasonal job, summer internship, college internship,
    jobs for students, job for my son, jobs for teens, jobs for retired people, first job, jobs for veterans, jobs without a degree, work
    remotely, can i work from home, remote work, telecommute, partly remote, what do adjusters make, how much do you pay, adjuster pay,
    starting pay, hourly wage, salary for underwriter, pay scale, bonus for employees, raises, do you pay overtime, what benefits do you offer
    workers, benefits package, insurance for employees, employee discount, do employees get a pension, 401k for workers, retirement plan for
    employees, paid vacation, how much vacation, days off, maternity leave, flexible hours, training for new people, do i need a license to
    work for you, get licensed, become an insurance agent, start my own agency, how to become an agent with you, want to sell insurance, be my
    own boss agent, agent opportunity, contract agent, how do i become an adjuster, adjuster training, storm adjuster work, catastrophe
    adjuster, it jobs, computer job, accountant job, secretary, clerk job, receptionist position, maintenance job, cook at your office, hire
    me, send resume, submit a resume, where do i send my resume, resume email, cover letter, job interview, how long until i hear back, status
    of my application, did i get the job, references, drug test for job, background check, equal employment, work culture, good place to work,
    working at windbreak, employee reviews, why work here, human resources phone, hr, tuition reimbursement for employees, school help for
    workers, employee perks, staff benefits, do you hire felons, do you hire students, do you hire veterans, do you hire seniors, hiring in
    greeley, hiring near me, hiring event, job fair, career fair, open interviews, walk in interview, apply in person, applied last week,
    application deadline, job alert, notify me of jobs, spanish speaking job, bilingual job, driver job, claims job, adjuster career, trainee,
    apprentice, manager job, actuary, attorney job, nurse job, data job, web developer, security guard job, mail room, temp job, temporary
    work, summer work, holiday job, night job, work for windbreak, join your team, join the team, come work for you, be on your team, agent
    job, agency owner, buy an agency, take over an agency, captive agent, appointment as an agent, sell your insurance, represent your company,
    independent agent appointment, are you looking for help, openings for adjusters, can i work from home for you, send a resume, become one of
    your agents, benefits for workers, apply for a position, is there an internship, do you train new agents,
    is there work for somebody who drove a bus all his life, i do not know a thing about insurance can i still apply, do you pay for the
    license and the exam, do i get the day off to take the test, how long before i hear if i got it, do you write back when the answer is
    no, where do i send a letter about myself, is there a paper form to apply for work, what should i write about me when i apply, does the
    health plan start the first day, do you pay for teeth and eyes too, how much do you put toward retirement, when is the retirement money
    mine, can i live in my own town and work for you, how often do the home workers have to come in, how many hours a week would i really
    work, what do i get for working late in storm season, how many paid days to help at the fire hall, which departments are there to work
    in, what does an adjuster do all day, what does an underwriter do, do you need somebody good with computers, is there a job answering
    the phone, i need a different way to apply because i cannot see well, do you care how old a person is, is the pay shown on the job
    list, how long do people usually stay there, my daughter finishes college in may is there something for her, i like climbing roofs and
    talking to people, do you take people who just got out of the army, lost my job at the mill are you looking for people, want a job
    where i can be home for supper, i am a mom and need work from the kitchen table, need work no have much english, somebody told me you
    teach people the trade, do you look at a person with no degree, i sent my letter two weeks ago what now, who do i ask about getting
    hired, work that helps people after a disaster,
    do you need help wanted, any work for a retired teacher, after school job, part time at the office, adjuster work, learn to be an
    adjuster, no insurance experience, i drove a school bus could i work there, hours forty a week, free friday, how long do people stay,
    apply by mail, apply by email, paper application, application to print, hiring site, departments, office job in sterling, want to open
    an office, college student job, interview what to expect, do you pay moving, want to work with people, veterans hiring, dental for
    workers, i taught school thirty years and want something new could i do claims, does a high school kid have a shot at summer work, i am
    good with computers and live in sterling, my wife is a nurse and looking for office work, can i send my application in the mail, do you
    pay while i learn adjusting, how many hours do people work in storm season`,
  blog: `
    blog, articles, learning center, tips, advice articles, safety tips, news, read articles, newsletter, guides, how to articles, helpful
    reading, library of articles, things to read, insurance basics, insurance terms explained, glossary, any articles, your blog, reading about
    insurance, insurance tips, farm safety tips, home tips, driving tips, weather tips, learn about insurance, explain insurance to me, latest
    news, latest articles, stories, newsletter archive, your articles, tips from you, news from the company, reading about farms and homes,
    where can i read about what to do on the farm, have you written anything about bad weather, show me everything you wrote about fire, i
    like to read up before i buy insurance, where did i see that story about the snow, anything new to read this month, plain words about
    insurance for somebody who knows nothing, do you have something i can hand my kids to read, is there a list of all your articles by
    topic, advice you give for free on the website, look through the older articles, something to read about living in the country, where
    are your tips for farmers and ranchers, stories with drawings and tables that explain things, i want to learn on my own without calling
    an agent,
    advice for farmers, read something about winter, newest article, guides for home owners`,
  terms: `
    my wife paid it on the computer and i mailed a check so you have it twice, there are two payments from you on my bank statement for the
    same bill, i meant to pay a hundred and it took a thousand, paid my brothers bill by mistake with my card how do i get it back, the bank
    sent my payment back so do i still owe it, if i fill out the form at midnight am i covered when i drive to work, the agent has not called
    yet but i sent the form so is my truck insured, i wrote you an email to add the car is it on there now, somebody other than me has been in
    my account what should i do, your web page says one thing and my policy says another which is right, we are moving to nebraska this spring
    can you still insure us, our summer place is in wyoming do you write that, can i use that picture of the hay bales on our church bulletin,
    can my seventeen year old fill out your form, the price you showed me on the screen is that what i will really pay, does my payment count
    the day i send it or when you get it, paid the wrong account, put my payment on my brothers account, entered the wrong account number and
    it took it, i paid on the wrong policy, paid the old bill again, it doubled my payment, my statement shows two of you, took two payments
    on one day, money out twice this month, two charges same day, both cards got charged, charged again after i paid, extra payment came out,
    when does my insurance start, is it in force yet, am i covered the minute i pay, covered when i click send, do i have coverage before
    somebody calls, is the truck covered while i wait for your call, does an email to you put it on the policy, does a message count as a
    change, is that quote guaranteed, guaranteed price, is it final, colorado only, we live in kansas, we live in nebraska, we live in
    wyoming, house in new mexico, farm is across the state line, land on the nebraska side, moving to texas, charged me twice, you charged two
    times, double billed me, billed me two times for the same month, it went through twice, two payments hit my bank, same payment twice, hit
    pay twice by accident, clicked pay two times, i paid and my wife paid too, my husband and i both paid it, both of us paid the bill, paid
    it and so did my son, sent a check and autopay took it too, paid the same thing two times, taken twice, came out twice, i overpaid you,
    paid too much, sent too much, put in an extra zero when i paid, paid a thousand instead of a hundred, typed the wrong amount, paid the
    wrong bill, send back the extra, want the double payment back, money back for paying twice, when does the payment count, what day does a
    payment count, does it count the day i pay, do i get a receipt number, receipt number, payment accepted when, bank returned it is the bill
    still due, payment came back, does a returned payment mean i still owe, am i insured as soon as i hit send, am i covered once i fill this
    out, does the quote start my insurance, does leaving a message change my policy, i left a message to add a car is it on, is coverage on as
    soon as i pay, when does it begin, effective when, am i covered already, covered from what minute, is the online price final, is that
    price for real, will the price change after, can you change the price after the quote, is the estimate binding, is this an offer, does
    this website change my policy, what counts the policy or the website, website says one thing policy says another, wrong on the website who
    wins, somebody hacked my account, somebody else logged in as me, hacked login, i think my account was broken into, library computer signed
    in, used a public computer, shared computer, keep my password safe, can my wife use my login, share my login, rules of the site, rules for
    the page, fine print of the website, legal page, website terms, age limit, how old to buy insurance, do i have to be 18 to pay, can my kid
    fill this out, copy your pictures, print pages of this site, use your name in my ad, put your logo on my truck, share your page, link to
    you from our town site, copy your words, do you only sell in colorado, moving to wyoming do you go there, can you insure my place in utah,
    out of state house, do you sell in new mexico, my farm is in nebraska, texas insurance from you, second home in arizona, does my insurance
    go with me out of state if i move, which law, sue you where, new rules when, did the terms change, tell me before you change rules, links
    to other sites safe, are you responsible for the payment company, charged twice, double payment, overpaid, i paid too much, took the money
    twice, charged me two times, withdrawn twice, billed twice, two payments came out, you took it twice out of my bank this month, refund an
    overpayment, i overpaid, wrong amount taken, paid the wrong amount,
    terms, terms of use, terms and conditions, conditions of use, site rules, website rules, legal stuff, user agreement, copyright, can i copy
    your text, use your pictures, use your photos, use your logo, quote your article, link to your site, print pages from the site, scrape your
    website, rules for online payments, payment terms, refund of an online payment, payment posted when, when does an online payment count,
    cancel an online payment, disclaimer, accuracy of the site, who is responsible if the site is wrong, governing law, age to use the website,
    trademark, terms of service, conditions for using this site, rules of the website, am i allowed to copy this, may i use your text, can i
    use your photos, can i reprint an article, permission to use your content, use your name and logo, copyright notice, may i link to you,
    link to your page, can i print this, bots and scraping, is the information here binding, is this website legal advice, are prices on the
    site final, when is a payment counted, when does my online payment post, what if i pay after midnight, undo an online payment, refund for
    online payment, returned online payment, paid the wrong account online, liability for the website, website agreement, legal terms, user
    terms, copy an article, republish, reproduce, permission, reuse a picture, use a photo from your site, put your article on my website,
    reprint in our newspaper, linking policy, acceptable use, rules for this site, agree to terms, terms for paying online, conditions for
    online payments, paid the wrong amount by mistake online, is a payment final, who is liable for errors on the site, warranty of the site,
    jurisdiction, who may use this site, minors use of site, rules for using this site, is this price binding, can i copy your pictures, legal
    stuff on the website,
    do i have to be eighteen to use your site, can i print your pages for my class, may i put your picture on my own web page, who do i ask
    before i use your words, is what your web page says a promise, does filling out the form mean i am covered, does an email to you start
    my coverage, when does coverage really begin, is the price on the screen final, which counts the website or my policy, what day does my
    online payment count, my bank sent the payment back do i still owe, i think i paid twice on the web page what happens, is anybody
    liable if the website is down, somebody got into my online account what do i do today, should i sign out at the library computer, can
    you close my account, am i allowed to run a program that reads your prices, whose fault if your site had it wrong and i lost money,
    which court would decide if we fought over this, how will i know if you change the rules, how many days before a change do you tell us,
    you have links to other companies do you stand behind them, can my company use your trees in our ad, what may i not do on this website,
    i do not agree with the rules can i do it on the phone, can a teenager read your site, which state law goes for this website, can i
    share a link to your page with my group, rules when someone uses the site to cheat people,
    rules for this website, use your logo on my site, may i print a page, share a link to you, can i copy your words for my newsletter,
    scrape prices with a program, are the prices here final, is a quote a promise, does sending the form start my insurance, when does
    coverage begin, am i insured once i ask, does an email cancel my policy, can i start coverage by leaving a message, do you sell in
    kansas, do you sell in wyoming, sell outside colorado, how old do i have to be, seventeen and want to buy, minor buying insurance,
    somebody got into my account, someone knows my password, share a computer sign out, you closed my account why, when does a payment
    count, payment date and time, paid the same bill two times, bank returned my payment, is the bill still due if the bank sent it back,
    links to other sites, are you liable if the site is down, site was down when i tried to pay, mistake on this page, which state law
    applies, sue you over the website, when did the terms change, virus on your site, pretend to be you, speaks for the company, which
    counts the page or the policy, is what i read here my policy, do not agree to terms, conditions for using this page, i filled in the
    quote form am i insured tonight, i left a message to cancel did that do it, i live in nebraska but farm in colorado can i buy, we are
    moving to arizona can you still insure us, my bank kicked back the payment what now, my card got hit two times for one bill, i want to
    put your hail picture in our newsletter, my seventeen year old wants to buy his own policy, left my account open at the library,
    somebody keeps trying to get in my account, the site said one price and the agent another, can a computer program collect your agents
    names, who do i ask to use a drawing from your pages`,
  privacy: `
    every week i get something in the mail from you and i want it to stop, you people keep calling at supper time take my number off, i filled
    out a quote and never bought it so get rid of what i typed, what all have you got written down about me, you have a wreck on my record
    that was my cousin not me, my sister in law works there can she see my bills, somebody called and said they were you and wanted my social,
    did one of those drones over my roof belong to you, i do not want my name given to any other company, how long do you hang on to my old
    claims and papers, quit texting me, quit mailing me junk, stop with the mail, no more flyers, no more emails, take me off the list, off
    your call list, off your mailing list, remove me from your list, unsubscribe me, opt me out of offers, dont send me offers, dont share my
    stuff, dont sell my name, who gets my name, who do you tell, do you tell the government, who sees what i type, who reads my form, can the
    agent see my medical stuff, delete me, delete my name, erase my stuff, wipe my info, forget about me, get rid of my records, remove my old
    quote, delete the quote i started, delete my pictures, take down my information, how long do you hang on to my papers, how long is a quote
    kept, keep my records how long, old claims how long kept, you have my birthday wrong in your files, fix wrong info you have, correct my
    record, wrong in your file, that is not my accident on my record, that claim is not mine, somebody elses ticket on my record, my file,
    show me my file, ask for my data, my information, privacy rules, private, keep it private, is it private, are you tracking, tracking
    cookies, no cookies, why do you want my location, do you see where i am, do you record this call, recorded calls, calls recorded, why do
    you need my birthday, why do you need my license number, why ask my ssn, safe to give my license, is my info safe, breach, identity stolen
    from you, scam call from your company, somebody called saying they are you, is this email really from you, phishing, is this a scam, child
    info, kids information, medical records, doctor records who sees, gps in my car, drone over my farm, satellite pictures of my house,
    aerial photo of my roof who took it, how did you find me, who sold you my name, sell my email, sell information, no vendan mi informacion,
    borrar mis datos, mis datos, no me llamen, privacidad,
    privacy, privacy policy, privacy notice, my data, personal information, do you sell my data, do you share my information, who do you share
    my data with, what do you know about me, what data do you keep, what do you collect, see my data, copy of my data, delete my data, delete
    my account, erase me, remove my information, correct my information you hold, opt out, unsubscribe, stop emailing me, stop calling me, stop
    sending me junk mail, take me off your list, do not call, marketing emails, mailing list, cookies, cookie settings, tracking, do you track
    me, analytics, is my information safe, data security, is my social security number safe, who can see my records, hipaa, gdpr, colorado
    privacy act, global privacy control, location data, do you record calls, third parties, how long do you keep my records, was there a data
    breach at your company, protect my data, spam from you, advertising, what do you do with my information, do you sell my information, do you
    give out my information, who gets my information, who sees my information, who sees my data, is my data safe with you, how do you protect
    my information, what information do you keep, how long do you keep information, what do you have on me, send me my data, i want my data,
    remove me, remove my data, delete everything about me, forget me, delete my profile, close my online account and erase it, change wrong
    data, fix my personal data, my information is wrong in your records, do not sell my personal information, do not share my info, opt me out,
    take me off your mailing list, stop the emails, stop texting me, stop calling, stop sending offers, no more mail from you, unsubscribe from
    emails, no marketing, are you tracking me, does this site use cookies, turn off cookies, cookie, website analytics, ads following me, is my
    credit card safe here, is this site secure, is my social safe, do you record phone calls, do you listen to calls, do you use ai on my data,
    camera in my car data, telematics data, kids privacy, children under 13, health information privacy, medical records privacy, hacked at
    your company, did you have a breach, california privacy, data request, privacy rights, privacy officer, stop spam, spam, junk mail from
    you, robocalls, telemarketing, do not text, remove my email, remove my phone number, how did you get my name, how did you get my number,
    who gave you my number, why are you calling me, my ssn is it safe, is my birth date safe, do you keep my card number, do you store my card,
    encryption, secure site, https, hackers and my data, data leak, leak of my info, identity safe with you, share with affiliates, share with
    my agent, share with the government, police ask for my data, subpoena, credit bureau sharing, medical information sharing, gps tracking,
    phone tracking, app permissions, pixel, do not track, gpc signal, delete cookies, data retention, record retention, get a copy of my
    records, access request, my records, what records do you have, opt out of sharing, limit sharing, privacy complaint, who is your privacy
    officer, delete what you have on me, is my data safe, who sees my answers,
    do you sell what i tell you, who gets to look at my medical bills from the wreck, how long do you keep a quote i never bought, how many
    years do you keep my old claim, when do you throw away my old policy papers, can i see everything you know about me, how many days
    until you answer about my information, does it cost anything to get a copy of my file, please delete what you do not need any more,
    something in your records about me is wrong, the report said i had a wreck that was not mine, where did you get my driving record, do
    you ask my doctor about me, will my landlord or bank find out about my claim, do you tell the police things about me, does the towing
    company get my information, do you use cookies on this page, why is there no cookie banner here, do you count me when i read your page,
    i have do not track turned on does it work here, does anyone see which pages i read, what if hackers get in will you tell me, is it
    safe to type my account number here, who can open my file at your office, i want you to quit sending me offers, will you treat me worse
    if i complain about my data, can my kid use your site, at what age can kids be on your site, who do i write about privacy and where,
    the privacy phone hours, should i put my social security number in the letter, do you give my name to advertisers, why did you turn me
    down can you explain it in writing, do you share with companies that insure you, my ex should not be able to see my information, you
    keep my half filled form on my own computer, do you remember me when i sign in, did somebody look at my file without a reason, does the
    printer who makes your bills keep my address,
    do you sell my name, will i get junk mail from you, stop sending me offers, quit mailing me ads, no more calls about new coverage, do
    you track me here, cookies on this site, why is there no cookie banner, do you use trackers, do you share with facebook, do advertisers
    get my information, who sees my file, who can look at my claim, does my lender see my information, does the landlord see it, will the
    police get my records, court asked for my file, you checked my credit, who told you about my old claim, that report about me is wrong,
    fix wrong information in my report, see what you have on me, erase my quote, how long do you keep a quote, how long do you keep my
    claim, seven years after, records of a hurt child, do you keep my messages, is my bank number encrypted, is my stuff safe with you, what
    if you get hacked, will you tell me about a breach, someone got at my information, social security number do you ask for it, do not send
    my card number, children under thirteen, my kids information, medical bills privacy, why do you need my birth date, why do you want my
    license number, explain a decision in writing, does it cost to ask for my records, will you treat me worse if i ask, privacy person,
    privacy desk phone, privacy desk address, who is in charge of privacy, are pages encrypted, how do you use my information, do you use it
    to find fraud, companies that insure you get my data, appraiser report, insurance score report, i got a quote and never bought and want
    you to forget me, you folks keep mailing me about life insurance and i want it to stop, who told you about my speeding ticket, my old
    address is in your records and i want to see the rest, do you hand my phone number to other companies, my ex should not see my file, how
    do you know about my claim with the last company, do you record what pages i look at, are you going to sell my email, can the hospital
    see my policy, somebody hacked the last company i was with are you safe, i need a copy of every record with my name on it, is my kid
    allowed to use this site, how long till my old claim papers are shredded by you`,
  home: `
    insurance company, home page of insurance, all your insurance, overview of insurance, insurance products, kinds of insurance, types of
    insurance you offer, what do you insure, insurance start page, personal insurance, what kinds of insurance do you have, what all do you
    insure, what insurance do you sell, list of your insurance, your products, all products, what do you offer, main insurance page, windbreak
    mutual insurance, home page of the insurance site, everything you insure,
    what all can you insure for a family like ours, where do i begin if i want insurance for everything, list me the kinds of insurance you
    do, do you do farms and houses and cars all in one place, one page that shows everything you cover, take me back to the first insurance
    page, what sorts of things do you look after, i want to see all your insurance on one page, start of the insurance part, is there
    something for people who rent and people who farm, do you insure regular people or only farmers,
    home page, main page insurance, start over, go to the beginning`,
  chooser: `
    start page, all sites, front page, main menu, where do i start, site map, sitemap,
    which part of the site is for me, where is the page with all the gates, i am lost take me to the beginning, golf store insurance which
    way do i go, show me every site you have, the very first page with the pictures to pick from, go back to the start of everything, where
    do i find the list of all your sites`,
  roadsideReport: `
    agent reporting a tow, report a roadside event for my customer, roadside incident form, roadside report, ers, emergency road service
    report, tow report by agent, customer was towed i need to report it, my insured had a breakdown report it, breakdown report form, log a
    roadside call, log a tow, incident report roadside,
    ers report, roadside incident report, emergency roadside service report, report a roadside service, agent roadside report form, file a
    roadside incident, ers form,
    report i fill out after i towed a customer, agent form for what happened at the roadside, send in receipts from a tow for a
    policyholder, i am the agent and my customer got pulled out of a ditch, where do agents write up a jump start, roadside incident write
    up with photos, one report for each breakdown, which desk settles the towing bill for agents, how soon is a roadside report read, agent
    needs to report a lockout service, form to get a tow paid that my customer needed, write down case information for a winch out,
    report a tow as an agent, tow report form, agent report for roadside, incident report for a tow, roadside receipts form, fill in the
    roadside report, customer got towed and i have to write it up, where do agents report a jump start`,
} as const
