/** What people ask who come for the golf day, the store, the meetings, or to sell. */
export const askedAside = {
  golf: `
    golf date, fox hollow golf, golf for the fire departments, golf tournament info,
    golf, golf tournament, golf fundraiser, golf outing, golf day, charity golf, when is the golf tournament, where is the golf, what is
    the golf money for, tee time, shotgun start, fox hollow, golf schedule, golf lunch, golf event, golf benefit, golf for the
    firefighters, fire department golf, when do you golf, date of the golf tournament, how much did the golf day raise, september golf,
    golf scramble,
    what day is the tournament for the fire departments, how much did they raise last time and for how many fire halls, what time do they
    tee off, when does the gate open for coffee and rolls, what did the golf money buy for the firemen, is it a scramble or do you play
    your own ball, how many mulligans can i buy and what do they cost, when are burgers and the pumper truck, can my kids hold the fire
    hose at the golf day, which fire halls got new coats and boots, who decides which department gets the money, how can our volunteer
    department ask for gear from the golf money, can i come just to watch and eat, does any of the entry fee go to you or all to the
    firemen, why does an insurance company put on a golf day, how long have you been doing this golf thing, how many people finished the
    fire course with that money, prizes for longest drive and closest to the pin, what does gear for one firefighter cost, the day out on
    the course hour by hour,
    when is the golf thing, what time does it start, what does the golf money buy, how much was raised, is there lunch, pumper truck,
    scramble format, can my kids come to the golf, mulligans cost, prizes at golf, who gets the golf money, gear for firefighters, how can
    our fire hall get money, skid tank, radios for firemen, why do you play golf, what is the money from the golf day used for, my fire hall
    needs coats could golf pay, when does the golf start and do we get fed`,
  golfRegister: `
    can two of us play in the golf or does it have to be four, i signed up for golf and now i can not come do i get my money back, sign up my
    team, golf sign up, golf entry, golf by myself, golf with my wife, fourth for golf, need a fourth, golf fee, what does the golf cost, golf
    price per player, golf team price, last day to sign up for golf, cancel my golf, get my golf money back, cant make the golf, golf lunch
    only, just come for lunch at golf, firefighter golf price, volunteer fireman golf, golf cart for bad knees, golf shirt size, golf
    handicap, golf by phone, play golf,
    golf registration, register for golf, sign up for the golf tournament, enter a golf team, golf team, play golf with you, golf
    foursome, cost to play golf, golf entry fee, golf player, single golfer, golf deadline, cancel my golf registration, golf cart for the
    tournament, sign up for golf, enter the golf tournament, join the golf day, put a team in the golf tournament, foursome, golf signup,
    golf price, how much is it to golf, i want to golf, golf alone without a team, sign my team up, golf registration form,
    how much for four of us to play, is it cheaper if we sign up before the middle of july, what do firemen pay to play, can i just buy
    lunch and not play, last day to sign a team up, what if we have to back out do we get our money back, until when can we cancel and get
    the fee back, i do not have a team can you put me with somebody, do i need to know my handicap, when do you tell us which hole we start
    on, is a cart and lunch included in the price, how many players before it is full, can i tell you somebody cannot eat wheat, my dad
    needs a cart that drives up to the green, do i pay when i send the form or later, can two of us play as a pair, can i sign up over the
    phone and send a check, shirt sizes for our team where do i put that, we want to play in september for the fire halls, did our spot get
    held, price for one person to play the charity round, my brother is a volunteer firefighter does he get in cheaper,
    cost per player, team of four price, firefighter price, lunch only ticket, cancel my golf team, golf refund date, early price for golf,
    last day to register golf, register alone find me a team, handicap needed, shirt and cap size, vegetarian lunch at golf, need a cart to
    the green, starting hole letter, how many players, is golf full yet, four of us want to play in september, i am a volunteer fireman what
    does it cost me to play, we cannot make it to golf do we get money back`,
  golfRaffle: `
    raffle ticket, tickets for the raffle, half a beef, win half a beef, what can i win, raffle rules,
    raffle, raffle tickets, football raffle, football tickets, win football tickets, raffle prizes, raffle winner, who won the raffle,
    raffle drawing, buy a raffle ticket, signed jersey, raffle for football, get raffle tickets, how much is a raffle ticket, when is the
    raffle drawn, buy raffle chances, football raffle tickets, win tickets to the game,
    how many tickets do you sell for the football drawing, what does one ticket cost and is three cheaper, what can i win besides the game,
    do i have to be at the drawing to win the raffle, do i have to play golf to win the tickets, who pulls the winning stub and when, how
    do i find out if i won, is a hotel room part of the football prize, half a beef who is giving that away, how old do you have to be to
    buy a ticket, when do they stop selling tickets, what happens if nobody picks up the prize, can people who work for you win, where does
    the ticket money go, can i buy chances by mail, where are the seats for the game, a framed jersey signed by a player, the box with the
    stove and cooler as a prize, can my wife buy tickets over the phone,
    football tickets raffle, win broncos seats, game weekend prize, half a beef prize, how much is a ticket, three for fifty, how many
    tickets sold, do i have to be there to win, when is the draw, can employees win, buy raffle by phone, unclaimed prize, tailgate box,
    round for four prize, how do i get a chance on the football seats, do i need to golf to win the beef, what time do they draw the winners`,
  golfSponsors: `
    our bank would like to have its name at the golf what does that cost, buy a hole, golf sponsor price, business sponsor, put our name on a
    hole, put my business on a sign at golf, donate to golf, give a prize for golf, donate a ham for the golf, sponsor lunch, sponsor a
    fireman, pay for a firefighter to play, sponsor form, send our logo for the golf, become a sponsor, my company wants to sponsor,
    golf sponsor, sponsor a hole, hole sponsor, sponsor the golf tournament, sponsor the golf day, golf sponsorship levels, sponsor sign,
    list of golf sponsors, sponsor lunch at golf, donate to the golf tournament, be a golf sponsor, sponsor golf, how much to sponsor a
    hole, our company wants to sponsor the golf, golf hole sign, who sponsors the golf,
    what does our bank get if we give a thousand, how much to have our name on a sign at a hole, what do you get for being the big sponsor
    of the day, can we just pay for one firefighter to play, how much is it to sponsor the lunch, which businesses gave money this year,
    can our feed store give a ham instead of money, do we get a team when we sponsor, how many day sponsors can there be, can i send our
    logo with the form, how do we get our name on the golf carts, which holes are still free for a sponsor, who do i call to put our
    business name on the day, is there a table by the green for us to meet people, we own a small shop and want to help the golf day, give
    something for the golf day as a business,
    day sponsor price, lunch sponsor, our name on the carts, who are the sponsors, pay for a firefighters place, what do sponsors get,
    donate a ham, company logo at golf, sign at the tee, which holes are free, sponsor levels, our bank would like its name at the golf,
    what do we get for a thousand dollars at the golf, could i give meat instead of money to the golf day`,
  golfContact: `
    golf contact, who runs the golf tournament, golf phone number, golf committee, directions to the golf course, call about golf,
    question about golf, call about the golf tournament, golf question, who do i ask about golf, golf desk, how do i get to fox hollow,
    where do i park for golf,
    which road takes me to the course, where do old people park who cannot walk far, can i bring my dog to the golf day, what happens if
    there is lightning, is there a rain date, what do i wear in september out there, who knows if my team is paid up, who reads the letters
    from fire departments, what number do i call on the day of the tournament, how far is it from town to the golf course, i am lost on the
    way to the golf course, who do i call to play with my friends on one team, what time is somebody at the desk that morning, is it cold
    in the morning should i bring a jacket, who is in charge of hole signs, turn left at the grain elevator then where, where on the hay
    field do we leave the car,
    who runs the golf, where is fox hollow, parking at golf, rain day golf, lightning at golf, can i bring my dog to golf, golf phone that
    day, county road 37, call about players, fire department letter golf, how do i get to the golf course from town, what if it storms on
    golf day, who answers about players and raffle`,
  sales: `
    sales and marketing, marketing for agents, marketing help, marketing materials, advertise my agency, help with advertising, agent
    marketing, selling calendar,
    i am an agent and need something to send out this week, what can i use to get my name out in my town, do agents pay for the letters and
    brochures, am i allowed to say as low as in my ad, can i name a competitor in my flyer, what do i have to put on everything i send out,
    when should i send the farm letters, what month do calendars go out, when do i send the postcard about roofs, how many weeks ahead
    should i order, who reads it before it goes out, i changed the wording do i have to send it back to you, help me say it well in my own
    town, need a letter for something that never happened before, license number has to be on my mailing or not, stuff to help me sell,
    selling year what do people think about in august,
    marketing help for agents, sales desk, agents marketing page, things for agents to sell with, advertise my office`,
  salesTemplates: `
    templates, letters i can send, sample letters, letters for customers, postcards, postcards to mail, form letters, canned letters, words
    for a letter, write customers,
    sales templates, letter template, email template, postcard template, sample letter, letter to customers, renewal letter, birthday letter,
    welcome letter, template in spanish, letter to a new neighbor, agent letters, letter for clients, sample email to customers, birthday
    postcard, postcards for agents, how do i ask farmers what equipment they bought and sold, do you have these letters in spanish, how long
    until you approve my changed letter, how big are the postcards, which paragraph of the letter has to stay, what do i fill in between the
    brackets, a letter that does not try to sell anything, can a local print shop print the postcards, how many weeks before the renewal do i
    write, ready made emails i can send my people, letters to send to customers, letter templates, postcards for customers, email templates,
    how to use the letters, words to send my clients,`,
  salesBrochures: `
    all brochures, flyer, pamphlets, leaflets, handouts to give away, something to print and read, free brochures, where do i print brochures,
    pick a brochure,
    brochures, brochure, flyers, pamphlet, leaflet, printed brochure, handouts, brochures for my office, auto brochure, home brochure,
    something to hand out, farm pamphlet, life brochure, print a brochure, brochure about hail, can you send me a brochure, leaflet on
    auto,
    can i print these at home, will you print my name on the back, how long does it take to get them printed, what do boxes of them cost
    me, how many do i have to order to get my name on them, take home reading for my customers, who do i ask for a box of them, paper
    folded once for behind the sun visor, where is the one about deer and hail,
    handouts for customers, print brochures with my name, order fifty brochures, pamphlets for my office, how long do brochures take,
    leaflets list`,
  salesRadio: `
    radio spots, scripts, words for the radio, on the air, commercials,
    radio script, radio ad, radio spot, radio commercial, commercial for the radio, thirty second ad, read on the radio, air time, radio
    text, spot for the radio station, read an ad on the air, radio advertisement, script for radio,
    do you pay part of the air time, how many days do i have to send in the bill for the radio, who can listen to me practice over the
    phone, do i have to say the company name on the air, can i write my own and read it, will the station record me for free, how many
    spots do i have to book, i talk too fast on the radio can someone coach me, what do i do if i run over thirty seconds, words for an ad
    between the market report and the ball game,
    radio scripts, get on the radio, radio ad for my office, read my script to hank, station time, how do i book spots, scripts to read on
    air, radio money half, can you tell me how to sound on the radio, what does the station want to hear in the spot, who pays for the air
    time`,
  salesTeam: `
    marketing team, sales team, who is in marketing, marketing staff, who writes the letters, marketing department people,
    who does the printing and signs in your marketing, who helps agents with their web page and photo, who do i call about a fair booth and
    the tent, who writes in spanish for agents, who is the radio man there, how often does somebody from marketing come by our office, who
    decides which budget pays, the six people who help agents sell, who answers email faster than the phone, can one of the marketing
    people come to my office sooner, names and numbers of the people at the sales desk, who brings the lemonade and big wooden trees,
    who does web pictures, who does signs, who does fairs, change my agent photo on the site, someone to visit my office, who do i ask to
    fix my picture on the website, someone to help me write in spanish, who knows about signs and printing`,
  salesResources: `
    marketing stuff, marketing papers, logos, logo files, ad money, advertising help, advertising rules, help paying for ads, half of ad cost,
    style guide, what words do we use,
    marketing resources, logo file, logo colors, brand rules, typeface, co op money, shared advertising cost, half of the ad paid, compliance
    checklist, ad approval, reimbursement for advertising, pay half of my ad, how much of my newspaper ad will you pay back, most an office
    can get back in a year for ads, how soon after it ran do i send the bill, do brochures count against my ad money, which words should i not
    use in an ad, may i say we are the best or the cheapest, do you pay half of a booth at the county fair, by what month do i ask for the
    tent, when does the ad money start over, rules for how we look and sound, logo and colors, money for ads, half of my ad paid, fifteen
    hundred a year for ads, fair booth help, words we do not say, approve my ad, how we look and sound, ad check before printing, will you pay
    part of my newspaper space, can i say cheap in my ad, who has to look at my ad before it runs,`,
  salesContact: `
    contact marketing, marketing phone number, ask marketing, marketing request, need something printed, email marketing desk, sales and
    marketing contact,
    when will marketing answer if i write before three, which marketing person covers the south and west, who drives the roads up by the
    nebraska line for marketing, where do i send an ad i made so you can look at it, i need something from marketing by friday who do i
    ask, number for agents who need a letter written, call me back when i am not on the road, money for an ad who do i ask, region person
    who knows our printers and fairs, reach the desk that helps agents advertise, hours of the marketing desk, write to marketing and
    attach what i made,
    reach sales desk, marketing phone, region marketing person, talk to marketing, marketing email, who covers the western slope for
    marketing`,
  salesCart: `
    wall calendar, get me a box of calendars, folders, fair box, borrow the tent, boxes of brochures, order print, order printed stuff, out of
    brochures, office supplies order, print order, my cart, check out,
    order printed material, order brochures, order calendars, order business cards, order postcards, printing order, order supplies for my
    agency, cart, shopping cart, wall calendars, pens,
    i need two hundred brochures with my name on the back, how many postcards come in one order, can you mail the postcards for me, what
    does freight cost for a box of calendars, how do i get gate signs for my customers, can i borrow the tent and table cloth for the fair,
    folders to put policies and cards in, how many wall calendars can i have, do i get to see it before you print, how long until the order
    gets to my office, order before noon goes out when, i am an agent and ran out of folders, is there anything i have to pay for when i
    order, where do i check what is in my order, how do i send the order for printed things, phone in an order of printed material, need my
    phone number fixed on the back before you print,
    order printed things, order gate signs for customers, fair tent borrow, policy folders, cost of freight, how many calendars can i order,
    send me supplies, i need two hundred brochures by the fair, can i get the tent with the wooden trees, running out of calendars`,
  store: `
    how do i buy one of those signs for the gate, is there a place to get one of your caps, caps, chore coat, order a jacket, insured by a
    neighbor sign, rain gage, blanket, seedlings, poplar trees, buy trees, poster, buy the poster, store prices, what do you sell at the
    counter, send back a hat, size of jacket, wrong size, postage, order from the store, gift for my dad,
    store, company store, merchandise, buy a cap, buy a shirt, hat, hats, t shirt, jacket, hoodie, sweatshirt, clothing, gear, swag, mug,
    vest, gate sign, buy a gate sign, sign for my gate, gift, souvenirs, price list of the store, order a cap, return a jacket, shirt
    sizes, free hat, trucker cap, chore jacket, buy a jacket, buy a hoodie, buy a windbreak cap, windbreak hat, windbreak shirt, where can
    i get a cap, do you sell hats, do you sell shirts, company clothes, logo wear, logo hat, branded clothing, order a hat, order a sign
    for my gate, metal gate sign, farm gate sign, christmas gift cap, kids shirt, sizes, postage for a cap, shop for clothes, merch,
    how much is one of those green caps, do your jackets run big or small, what sizes do the chore coats come in, what does shipping cost
    and when is it free, can i pick up my cap at the counter, can i send the jacket back if it does not fit, how many days do i have to
    bring a jacket back, can you put our brand on the gate sign, how big is the gate sign and what is it made of, a cup with the trees for
    my husband, rain gauge how many inches does it go to, when do you ship the little trees, where should i plant the seedlings, can i try
    on a coat somewhere before i buy, will you have coats at the farm show, are the coats cheaper at the farm show, where does the money
    from the caps go, how do i order if there is no cart, do i pay now or do you send a bill, blanket for a calf or a dog made of wool,
    rain coat that folds up small, what is the phone for ordering a hat, do you have a picture of the plains to hang up, i want a present
    for my dad with your trees on it, is tax already in the price of the hat, can my agent bring me the cap, what hours is the counter with
    the caps open,
    cap with trees, coffee mug, rain gauge, gate sign insured by a neighbor, jacket for chores, rain coat, blanket for a calf, tree
    seedlings, poster of the plains, gift for dad, buy merch, shirts, what sizes, do sizes run big, send it back, postage cost, pick it up
    at the office, try it on at the fair, farm show booth, order by phone, price of a cap, sign with our brand on it, gifts under twenty
    dollars, christmas gift, trucker hat, do you ship, tax on store things, where does store money go, three poplars trees to plant, i want
    one of those signs for our gate, does the big jacket come in 3xl, how do i buy a cap for my grandpa, i want trees like on your sign to
    plant`,
  storeClearance: `
    clearance, marked down, clearance jackets, sale items, discount caps, faded cap, reduced items, outlet, bargains in the store, cheap
    hats, caps on sale, jackets on sale, sale rack, closeout, last years colors, seconds, leftover stock,
    what have you got marked down, is there anything wrong with the cheap jackets, why is that cap only eleven dollars, mug with a chip in
    it for cheap, do you still have the old sign with two trees, last years blue rain coat how much, will you hold one for me until i can
    come, can i return something i bought marked down, what happens to the stuff nobody buys, when does somebody count what is left, poster
    with a bend in it, cheapest thing with your trees on it, coats left over in small and really big, call before i drive to see if it is
    still there, faded hats for less,
    sale stuff, cheap jacket, chipped mug, bent poster, old sign with two trees, last years rain coat, small jacket on sale, bargain,
    discount store things, put it aside for me, what is left on sale, damaged goods cheaper, half price, anything marked down in jackets,
    got any mugs with chips for cheap, is the blue rain shell still on sale`,
  meeting: `
    meetings, company meetings, meeting, policyholder meeting, member meeting, regional meeting, regional day, what meetings are there,
    can a regular customer come to your meetings, what kinds of meetings do you hold, how many regional days are there in a year, how soon
    are the minutes out, what if i remember it different than the minutes, what do agents and the company talk about together, are there
    meetings just about one subject, when do agents meet the company, what are the next three dates, every meeting you have through the
    year,
    regional days, kinds of meetings, where are minutes kept, can policyholders come, agents meetings, when are minutes out, next three
    meetings`,
  meetingUpcoming: `
    meetings this year, hail school, next hail school, when is awards night, regional day date, where is the meeting, what time is the
    meeting, coming to the meeting, rsvp, save me a plate, miles paid, mileage for meeting, meeting by video, meeting link,
    upcoming meetings, next meeting, when is the annual meeting, annual meeting, date of annual meeting, where is the annual meeting,
    awards night, can i come to the annual meeting, meeting hotel, rsvp for the meeting, meeting agenda, vote at the annual meeting,
    policyholder vote, when is the meeting, when is your annual meeting, where do you meet, next annual meeting, next policyholder
    meeting, come to the meeting, attend the annual meeting, annual meeting place, january meeting, date of the next meeting, regional day
    dates, meeting calendar, meeting schedule,
    what time does the annual one start and end, what day in january is the annual meeting, where is the hail class and do i need boots,
    when is the one in montrose, is there lunch and does it cost, by when do i say i am coming to the meeting, can i join the meeting by
    video if the pass is closed, do you pay my miles to get there, how soon do i turn in my miles, how do i get the cheap room rate at the
    hotel, can i bring my wife to awards night, when can i ask questions at the annual meeting, which meeting is about wildfire maps, what
    is on the program for june, when do they talk about rates for spring, is the next regional day far from me, what do they teach at the
    roof and siding day, september day for main street businesses, what time is supper the night before, dates to put in my book for next
    year, link to join from home,
    hail school date, regional day montrose, regional day yuma, fort morgan meeting 2027, what time is lunch at the meeting, join by video,
    hotel for the meeting, miles paid for the meeting, tell you i am coming, say i will be at the meeting, bring boots for hail school,
    agenda of the annual meeting, rates for spring talk, is my wife invited to awards night, road closed on meeting day, what day is the big
    meeting in january, where do we meet in february, is there a class on roofs for agents in spring, do i have to say if i am coming to
    lunch`,
  meetingPrevious: `
    all the minutes, minutes from years ago, minutes from 1948, what was decided, decisions from meetings, what did the meetings decide, where
    are the minutes, download minutes, minutes list,
    past meetings, previous meetings, minutes, meeting minutes, last years meeting, what was decided at the meeting, notes from the
    meeting, minutes of the regional meeting, old minutes, read the minutes, minutes from january, last meeting notes, what happened at
    the last meeting, record of meetings, past annual meetings, meeting records,
    what did they decide about valuing balers, what did they say about food trucks in winter, how many people came to the last one, where
    can i read what was said, is the wildfire walk free for every ranch, how much did rates change at the annual meeting, what was asked in
    the question hour, who was up on the ladder at hail school, minutes from the sixties do you still have them, i missed it what did they
    decide, whose fuel is it after a fire what did the meeting say,
    last years meetings, minutes of meetings, what was decided on balers, how many people came, minutes from 1950, what happened in holyoke,
    alamosa meeting, what was said in greeley, hail school last april, records of meetings, what did they decide about food trucks, i missed
    the meeting in holyoke is it written down, how many were at the depot last year`,
  meetingAwards: `
    awards, agent of the year, award winners, who won the award, nominate an agent, nominate someone, agent awards, honors, nomination
    form, who got the award, best agent award, award ceremony, nominate my agent for an award, award nominations, prize for agents, agents
    honored,
    who got picked as best agent this year, how do i put somebody up for an award, when is the last day to name somebody, how long should
    it be when i write about my agent, can i name myself for the award, who reads the names people send in, can a customer nominate their
    agent, my agent drove to our house after the hail and deserves something, what do the winners get, award for the new one in her first
    year, who won for a whole life of work, is it about who sells the most, which office stayed open when the road was closed, who chooses
    the winners, i want to tell you what a good thing my agent did, honor for telling the truth to a friend,
    who won agent of the year, name somebody for an award, award for life work, craig office award, straight answer award, how do i
    nominate, when is the last day to nominate, long table award, first year award, our agent slept at three houses after the hail and
    deserves a prize, i want to put my agents name in for something, who got honored this year`,
  meetingRequest: `
    could one of your people come tell our fire department about insurance and wildfire, my brothers and i are splitting the farm and need to
    sit down with somebody from there, we would like an adjuster to walk the buildings with us before anything goes wrong, want a meeting, set
    up a meeting, speaker for our town, speaker, come talk to our group, come talk to the grange, come speak at the 4h, program for our club,
    town hall about hail, evening about water, walk the place with me, walk around before anything happens, someone look over my barns, check
    my wiring before it burns, family meeting about the farm, passing the farm down meeting, heirs meeting, specialist for handing over the
    farm, training at my office, claim is stuck want a meeting, sit down with several of you, meet with underwriter, bring an underwriter,
    request a meeting, schedule a meeting with the company, someone to speak at our town, speaker for our meeting, presentation for our
    group, have an adjuster walk the place, speaker for the grange, invite you to our meeting, safety talk at school, can you speak to our
    club, come talk to our 4h club, someone to give a talk, wildfire talk for our town, hail talk, speaker request, book a speaker, ask
    for a meeting, arrange a meeting with an adjuster, walk through my place with an adjuster before anything happens, have a presentation
    at our church,
    can somebody walk around our barns and wiring before something happens, our town wants an evening about hail, how long does it take
    when you come look at the place, we are handing the farm to our kids and want everybody at one table, how many days ahead do i ask, how
    soon do you say yes or no, what do i need to tell you to get somebody to come, my claim is stuck and i want to sit down with people,
    can you bring slides and pie to our town hall, i want an underwriter and a farm person to come together, our fire chief wants you to
    talk about wildfire, bring more than one person to our kitchen table, come for a whole morning to my office, would you talk to our
    church group about water damage, big policy and four heirs who all want to ask, an adjuster to look at my trees and roof while it is
    dry, i have two days that work for you to come, ask the company to come out,
    come talk to our town, speaker on wildfire, meet with an underwriter, bring people to my table, walk around my place before anything
    happens, meeting about many heirs, big policy meeting, my claim is stuck and i want to sit down, adjuster look at my barns, evening talk
    for the grange, office visit all morning, how much ahead to ask, hail talk for our club, could someone come talk to our fire district
    about clearing brush, dad is handing the place to four of us and we need to sit with somebody, i would like a fellow to look over my
    barns before winter, our church wants an evening on hail`,
  meetingContact: `
    meeting contact, who organizes the meetings, question about the annual meeting, call about a meeting, ride to the meeting, phone for
    meetings,
    who do i call if i am late to the meeting, i am snowed in and supposed to be at the meeting, who finds me a bed and a ride, who do i
    send a question for the agenda to, how far ahead do i send my question, who takes care of food i cannot eat at the meeting, who writes
    the minutes, number in the room on the day, need a van to get to the meeting, microphone and video for the meeting who does that, who
    knows where everybody sits, lost on the way to the meeting,
    who plans meetings, need a ride to the meeting, room for the meeting, question for the agenda, late to the meeting phone, snowed in and
    meeting is on, video link help, i have a question for the agenda who gets it, running late because of snow who do i call at the meeting,
    need a bed for the night before the meeting`,
} as const
