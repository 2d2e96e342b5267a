/** What people ask who come for the golf day, the store, the meetings, or to sell. */
export const askedAside = {
  golf: `
    golf, golf tournament, golf fundraiser, golf outing, golf day, charity golf, when is the golf tournament, where is the golf, what is
    the golf money for, tee time, shotgun start, fox hollow, golf schedule, golf lunch, golf event, golf benefit, golf for the
    firefighters, fire department golf, when do you golf, date of the golf tournament, how much did the golf day raise, september golf,
    golf scramble`,
  golfRegister: `
    golf registration, register for golf, sign up for the golf tournament, enter a golf team, golf team, play golf with you, golf
    foursome, cost to play golf, golf entry fee, golf player, single golfer, golf deadline, cancel my golf registration, golf cart for the
    tournament, sign up for golf, enter the golf tournament, join the golf day, put a team in the golf tournament, foursome, golf signup,
    golf price, how much is it to golf, i want to golf, golf alone without a team, sign my team up, golf registration form`,
  golfRaffle: `
    raffle, raffle tickets, football raffle, football tickets, win football tickets, raffle prizes, raffle winner, who won the raffle,
    raffle drawing, buy a raffle ticket, signed jersey, raffle for football, get raffle tickets, how much is a raffle ticket, when is the
    raffle drawn, buy raffle chances, football raffle tickets, win tickets to the game`,
  golfSponsors: `
    golf sponsor, sponsor a hole, hole sponsor, sponsor the golf tournament, sponsor the golf day, golf sponsorship levels, sponsor sign,
    list of golf sponsors, sponsor lunch at golf, donate to the golf tournament, be a golf sponsor, sponsor golf, how much to sponsor a
    hole, our company wants to sponsor the golf, golf hole sign, who sponsors the golf`,
  golfContact: `
    golf contact, who runs the golf tournament, golf phone number, golf committee, directions to the golf course, call about golf,
    question about golf, call about the golf tournament, golf question, who do i ask about golf, golf desk, how do i get to fox hollow,
    where do i park for golf`,
  sales: `
    sales and marketing, marketing for agents, marketing help, marketing materials, advertise my agency, help with advertising, agent
    marketing, selling calendar`,
  salesTemplates: `
    sales templates, letter template, email template, postcard template, sample letter, letter to customers, renewal letter, birthday
    letter, welcome letter, template in spanish, letter to a new neighbor, agent letters, letter for clients, sample email to customers,
    birthday postcard, postcards for agents, hail postcard, new driver postcard, letter after a claim`,
  salesBrochures: `
    brochures, brochure, flyers, pamphlet, leaflet, printed brochure, handouts, brochures for my office, auto brochure, home brochure,
    something to hand out, farm pamphlet, life brochure, print a brochure, brochure about hail, can you send me a brochure, leaflet on
    auto`,
  salesRadio: `
    radio script, radio ad, radio spot, radio commercial, commercial for the radio, thirty second ad, read on the radio, air time, radio
    text, spot for the radio station, read an ad on the air, radio advertisement, script for radio`,
  salesTeam: `
    marketing team, sales team, who is in marketing, marketing staff, who writes the letters, marketing department people`,
  salesResources: `
    marketing resources, logo file, brand colors, logo colors, brand rules, typeface, fonts, co op money, shared advertising cost, half of
    the ad paid, compliance checklist, ad approval, reimbursement for advertising, pay half of my ad`,
  salesContact: `
    contact marketing, marketing phone number, ask marketing, marketing request, need something printed, email marketing desk, sales and
    marketing contact`,
  salesCart: `
    order printed material, order brochures, order calendars, order business cards, order postcards, printing order, order supplies for my
    agency, cart, shopping cart, wall calendars, pens`,
  store: `
    store, company store, merchandise, buy a cap, buy a shirt, hat, hats, t shirt, jacket, hoodie, sweatshirt, clothing, gear, swag, mug,
    vest, gate sign, buy a gate sign, sign for my gate, gift, souvenirs, price list of the store, order a cap, return a jacket, shirt
    sizes, free hat, trucker cap, chore jacket, buy a jacket, buy a hoodie, buy a windbreak cap, windbreak hat, windbreak shirt, where can
    i get a cap, do you sell hats, do you sell shirts, company clothes, logo wear, logo hat, branded clothing, order a hat, order a sign
    for my gate, metal gate sign, farm gate sign, christmas gift cap, kids shirt, sizes, postage for a cap, shop for clothes, merch`,
  storeClearance: `
    clearance, marked down, clearance jackets, sale items, discount caps, faded cap, reduced items, outlet, bargains in the store, cheap
    hats, caps on sale, jackets on sale, sale rack, closeout, last years colors, seconds, leftover stock`,
  meeting: `
    meetings, company meetings, meeting, policyholder meeting, member meeting, regional meeting, regional day, what meetings are there`,
  meetingUpcoming: `
    upcoming meetings, next meeting, when is the annual meeting, annual meeting, date of annual meeting, where is the annual meeting,
    awards night, can i come to the annual meeting, meeting hotel, rsvp for the meeting, meeting agenda, vote at the annual meeting,
    policyholder vote, when is the meeting, when is your annual meeting, where do you meet, next annual meeting, next policyholder
    meeting, come to the meeting, attend the annual meeting, annual meeting place, january meeting, date of the next meeting, regional day
    dates, meeting calendar, meeting schedule`,
  meetingPrevious: `
    past meetings, previous meetings, minutes, meeting minutes, last years meeting, what was decided at the meeting, notes from the
    meeting, minutes of the regional meeting, old minutes, read the minutes, minutes from january, last meeting notes, what happened at
    the last meeting, record of meetings, past annual meetings, meeting records`,
  meetingAwards: `
    awards, agent of the year, award winners, who won the award, nominate an agent, nominate someone, agent awards, honors, nomination
    form, who got the award, best agent award, award ceremony, nominate my agent for an award, award nominations, prize for agents, agents
    honored`,
  meetingRequest: `
    request a meeting, schedule a meeting with the company, someone to speak at our town, speaker for our meeting, presentation for our
    group, have an adjuster walk the place, speaker for the grange, invite you to our meeting, safety talk at school, can you speak to our
    club, come talk to our 4h club, someone to give a talk, wildfire talk for our town, hail talk, speaker request, book a speaker, ask
    for a meeting, arrange a meeting with an adjuster, walk through my place with an adjuster before anything happens, have a presentation
    at our church`,
  meetingContact: `
    meeting contact, who organizes the meetings, question about the annual meeting, call about a meeting, ride to the meeting, phone for
    meetings`,
} as const
