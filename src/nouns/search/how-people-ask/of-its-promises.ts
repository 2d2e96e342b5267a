/** What people ask of the company by what its pages say of it: its history, its members, its giving, its people and its rules. */
export const askedOfItsPromises = {
  aboutUs: `
    coffee can with forty dollars, wheat growers who started it in 1948, who kept the can, school notebook of founding names, the hail that
    took a third of the wheat, every claim paid by thanksgiving, when did they begin to write barns, first fire and wind policies, when was
    the office over a feed store, trees planted along the north side, why is it named after a row of trees, what does a row of trees have to
    do with insurance, when did cars come in, one policy for the wheat truck and the school run, when did you start with shops on main
    street, the years of grass fires, staff slept in the office, member stuck six hours in a blizzard, how the roadside line began, timeline
    of the years, the story from the beginning, what do you stand for between people and weather, mutual what does that word mean, explain
    mutual, is it owned by its customers, nobody takes a share, no shareholders, where does the left over money go, do members get it back,
    who gets the profit at the end, do you say no on the phone and show the line, your promise when something is not covered, do i have to
    repeat my name each time, how old is this outfit, since when are you around, decades in business, founding story, the first members,
    your beginnings, were you always in sterling, where did you come from, what year, 1948`,
  aboutCompany: `
    three words by the door, stewardship relationships action, who painted the words in 1966, values, how do you spend our money, the
    linoleum and the generator, why no new headquarters, how much is put by for bad hail years, two bad hail years in a row, do agents stay
    in their towns, same person from first call to last check, who has been on the claims line since 1998, rosa on the claims line, does she
    ask about the dog, how fast do you come after hail, ten past six in the morning, how long till somebody calls about my claim, longest
    wait for a call back, when will someone call after a storm, retired adjusters come in, do you fill the trucks before a storm, one vote
    for each member, is a big farm worth more votes, how do members vote, annual meeting vote, can i buy stock in you, is there stock,
    ticker symbol, are you on the stock market, thirty one founders, names in the hall, grandchildren of founders, figures about the
    company, numbers you hold yourself to, only in one state, colorado and nothing else, who are you people, what you are about, are you
    trustworthy, will you be there in twenty years, are you solid, is your company financially strong, do you have enough money to pay
    everybody, will you go broke after a big storm, can you pay if everybody has hail at once, board of directors and what they decided, who
    runs the place, how is it led, is it a real company, do you keep promises, why you and not the big ones, better than the big companies
    how, one working day from first light, your rating, rated by anyone, am best rating, are you strong, board, who sits on the board,
    states, what state are you in, kansas side of the line, nebraska farm just over the line, wyoming address, whats your deal`,
  federation: `
    plains and peaks, federation of growers, what does it cost to join the federation, ninety five a year for a household, forty dollar
    membership, friend membership, i do not farm can i join, i eat and like farms, stand for the county board, who speaks for farmers at the
    statehouse, lobby for water and roads, fair price at the elevator, chainsaw safety class, classes for farmers, how to keep books when a
    daughter takes the farm, show steer scholarship, ages 14 to 30, summer jobs on farms for kids, show rings and internships, buy fence by
    the truckload, cheaper fuel and tires together, bulk tires, member paper and picnic, do i have to be a member to be insured, must i join
    to buy a policy, is it the same as you, does it sell insurance, do you vote for them, what do members of it save, discount for
    federation members, renew my federation dues, membership card of growers, where do growers meet, the meeting that is older than the
    company, farm bureau, growers association, farmers union here, join as a beekeeper`,
  community: `
    harvest supper, can of food for a plate, which town is supper in, bring a pie, help wash up at the supper, high plains food bank,
    borrowed pots and a church basement, two cents of every premium dollar, who decides where gifts go, committee of members, ask for a
    grant, grant form one page, between 250 and 5000, how long till you answer a request for money, money for our fire hall, new pump for
    the fire department, freezer for the food pantry, help our school club, support for a fair, can you sponsor our rodeo, sponsor a little
    league, sponsorship of a team, raffle prize for our church, gift basket for a fundraiser, flip pancakes, pulling thistles, do your
    people volunteer, five days for a cause, shred old policies, shred truck at the fairgrounds, how many boxes may i bring, leave the
    staples in, do i take staples out, locked bin for papers, where to get rid of tax papers, what happens to shredded paper, old phones and
    laptops, dead car batteries, tractor batteries, feed sacks, seed bags in bundles, do you take old tires, paint cans, recycling day,
    charities you help, which charity this year, why do you give money away, help for a family who lost a home, benefit for a neighbor, buy
    a 4-h animal, do you bid at the livestock sale, scholarships for our seniors, playground money, trail cleanup, help the library,
    veterans hall roof, sponsor, sponsor us, sponsor a kid`,
  careers: `
    work from my kitchen table, work remote in a small town, is there a dress code, pay for the license exam, who pays for my adjuster
    license, do i need to know insurance to work there, used to drive a school bus can i adjust claims, kept bees and like computers, eight
    departments, which departments are there, adjuster wanted, answering phones job, inspector who walks yards, people department, how do i
    mail an application, where do i send a resume, cv, how long till i hear about my application, ten working days, do you answer
    when it is no, do you list pay, what does it pay, wages there, health plan for employees, dental and eyes, when does medical begin,
    retirement match, six percent match, vested after how long, how many hours a week, overtime in storm season, late week and free friday,
    days off to volunteer paid, average years, do you like working there, is it a good place to work, what employees say, i am disabled and
    want to apply, another way to apply, veteran looking for work, summer help, work after school, i want to be an adjuster, want
    to sell insurance for you, can i own an office, retired but want to help after storms, looking for a job in sterling, who do i give my
    resume to, openings this month, mail room job, corner office, job shadow, do you drug test, background check for a job, night shift,
    relocate for work, paid training, bring my dog to work, work anniversary`,
  contact: `
    hello, hi, hey, howdy, hola, good afternoon, is anybody there, anyone there, i need help, please help, can someone help, a real
    voice, someone alive, operator please, where is your main door, 418 cottonwood, coffee at the office, bench to wait on, can i walk in,
    do i need an appointment to come, what time does the door open, seven to six, open till six, are you there on saturdays, open on labor
    day, closed christmas eve, after hours who answers, does a person answer at night, two in the morning, claims line
    after hours, number for claims at night, how do i get you on the phone, your number, call back number, which number do i dial, wheelchair ramp, parking at the main office, gps of the office, where on the map, in person, come by, drop by, stop in, bring
    a check by, hearing impaired phone, relay call, large print please, spanish on the phone, do you text, accessibility, screen reader
    trouble, cannot see the page, text too small, are you a bot, is this a computer, talk to a machine, not a robot, one of your people came
    to my door is he real, somebody called and said he was from you, got a strange call in your name, phone call asking for my account is it
    you, is that letter really from you, suspicious email from you, holiday, holidays, closed monday, are you closed for snow, military
    leave question who do i call, phone app, whats up, yo, good evening, testing, test`,
  sendMessage: ` nobody called me back, i am mad, you people are slow, praise for somebody, say thanks to your adjuster, want to thank
    the lady on the phone, you did great, rate you, email you a question, ask something in writing, question form, tell the boss, letter to the president, speak with a supervisor, manager please, who do i write about a
    bad experience, tell a joke, joke, just saying hi, you are the best, worst company, i have a question that is not here, did not find my
    answer, something is wrong on your page, found a typo, broken link, button does nothing, picture does not load`,
  terms: ` conditions, may i copy your pictures, use your logo on my page, who owns these words, is a
    price on here binding, is the quote an offer, does leaving a message bind coverage, does an email cancel me, how old to use this, under
    eighteen, can my son of sixteen pay the bill here, share a password with my wife, sign out at the library, which
    courts, what law counts, can you change the rules, site was down are you liable, do the rules change my policy, i do not agree, allowed
    to scrape`,
  privacy: `
    sell my data, is my driving record pulled, where do you get reports, report about me is wrong, correct my report,
    copy of what you know about me, see my file, erase my information, stop sharing, do not share with others, how long do you
    keep it, old records of mine, privacy desk, who answers for privacy, data protection, was my information leaked, social security number
    why, why ask for my birthday, do you need my ssn, is it safe to give my license number, do you read my doctor bills,
    cookie banner, ip address, do you sell my phone number, telemarketers got my number from you, take me off the mailing list,
    no more postcards`,
} satisfies Record<string, string>
