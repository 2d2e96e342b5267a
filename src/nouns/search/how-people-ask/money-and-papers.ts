/** What people ask about bills, prices, papers, and what is to be changed. */
export const askedOfMoneyAndPapers = {
  pay: `
    pay, pay bill, pay my bill, pay online, make a payment, quick pay, pay premium, pay my insurance, payment, bill pay, pay without logging
    in, guest payment, pay as a guest, one time payment, pay with card, pay by credit card, debit card, do you take charge cards, pay with bank
    account, pay from checking, electronic check, pay by phone, pay over the phone, pay with my phone, payment app, pay with cash, cash
    payment, is there a fee to pay by card, processing fee, is it safe to pay online, secure payment, my bill, see my bill, view my bill, i
    lost my bill, did not get a bill, where is my bill, bill did not come, copy of my bill, paper bill, email my bill, paperless billing, how
    much do i owe, what do i owe, amount due, balance, account balance, when is my payment due, due date, change my due date, next payment,
    last payment, payment history, did my payment go through, payment not showing, was my payment received, confirmation number, receipt for
    payment, print my receipt, proof of payment, autopay, automatic payments, set up autopay, auto draft, stop autopay, turn off automatic
    payment, recurring payment, monthly payments, pay monthly, pay quarterly, pay in full, pay for the whole year, payment plan, installments,
    installment fee, split my payment, half now and half later, schedule a payment, pay on the first, pay on payday, cancel a scheduled
    payment, late payment, i am late, missed a payment, past due, past due notice, late fee, grace period, need an extension, cannot pay this
    month, short on money, make arrangements, behind on payments, pay before it cancels, got a cancellation notice for not paying, avoid
    cancellation, reinstate after paying, card declined, payment failed, payment returned, bounced payment, nsf, wrong account number, new
    card, my card expired, update card, change card on file, new bank account, charged twice, double payment, overpaid, paid the wrong amount,
    i paid too much, payment error, page says error when i pay, account number, where is my account number, find account number, what is my
    account number, number on my bill, ten digits, pay someone elses bill, pay my moms bill, pay my sons insurance, pay two policies, pay
    several bills, pay my farm bill, pay auto and home together, who do i pay, pay for my policy, mortgage company pays, escrow pays my bill,
    first payment, down payment, i want to pay, i need to pay, i would like to pay my bill, pay my car insurance, pay my house insurance, pay
    my farm insurance, pay on my account, pay my premium online, pay the bill for my dad, how can i pay, ways to pay, where do i pay, can i pay
    online, can i pay by phone, can i pay with my phone, can i use a credit card, do you take cards, which cards do you take, can i use my
    checking account, routing number, pay by e check, can i pay in cash, can i pay at the office, can my agent take my payment, pay weekly, pay
    every month, pay every six months, pay twice a year, pay once a year, go to monthly, what is my bill, how much is my bill, what is due, how
    much is due, how much is left to pay, how much do i have to pay, when do i have to pay, when is it due, is my bill paid, did my check
    clear, did you get my check, was my check cashed, you did not get my payment, you lost my payment, sent the payment and still got a notice,
    got a late notice, i got a bill i do not understand, bill is wrong, two bills, why two bills, bill came late, never got my bill, no bill
    this month, get bills by email, stop paper bills, go paperless, take it out of my bank automatically, take it out every month, set up bank
    draft, automatic withdrawal, change my autopay, autopay did not work, stop taking money from my account, turn autopay off, change the draft
    date, move my due date, pay later, pay next friday, can i wait till i get paid, give me a few more days, need an extension on my bill, i
    lost my job and cannot pay, i am broke, hard time paying, can i pay half, partial payment, minimum payment, make a small payment, will you
    cancel me if i am late, how long till you cancel for nonpayment, i forgot to pay, i forgot my bill, payment was due yesterday, pay an
    overdue bill, past due amount, late charge, service charge, fee for monthly, my policy was cancelled for nonpayment, reinstate my policy,
    get my insurance back after missing a payment, my card got rejected, card does not work, card will not go through, insufficient funds,
    bounced check fee, stop payment, wrong amount taken, took the money twice, charged me two times, refund an overpayment, credit on my
    account, i overpaid, need a receipt, receipt, invoice, statement, email me a receipt, year end statement, how much did i pay last year,
    payment confirmation, save my card, remove my card, update my bank info, new debit card, expired card, number to pay by phone, account
    number on bill, cannot find my account number, lost my account number, which number do i enter, do you offer paperless, paperless, e bill,
    ebill, text me when my bill is due, payment reminders, reminders, bill reminder, overdue notice, second notice, final notice, balance
    forward, minimum due, bill dispute amount, explain the fees on my bill, service fee, convenience fee, pay with a payment app, pay from my
    banking app, money app, tap to pay, gift card, money order online, wire transfer, pay from savings, routing and account number, foreign
    card, pay from canada, pay for my grandson, pay for my church, pay all policies at once, combine my bills, separate my bills, one bill for
    everything, bill my mortgage company, billed wrong, billed twice, withdrawn twice, autopay took too much, autopay date, enroll in autopay,
    remove autopay, cancel autopay, quit auto draft, pay till next month, pay a little now, can i skip a month, defer a payment, hardship, laid
    off, payment help, financial help with my bill, due on the wrong day, due on the 1st, bill due today, pay today, pay now, pay right now,
    pay fast, pay late, pay early, pay ahead, prepay, pay in advance, payment posted, payment pending, payment processing, payment stuck, send
    you money, where do i put in my card, set up automatic withdrawals, how much do i owe you, i forgot to pay last month, pay with my checking
    account, pay half now, paying over the phone, change the day my payment comes out, my card got declined, pay for my mom, stop the automatic
    payments, get a receipt, pay with no account, my policy number for paying, two payments came out, i moved banks, monthly instead of yearly,
    pay the premium, take my new card,
    can i pay this without making an account first, where on the bill is the number you want me to type in, the number on my bill has only
    eight digits is that the right one, how many digits should the account number have, i want the money taken on the day the milk check
    comes, my social security comes on the third can you take it after that, can i set it up once and forget about it every month, we are
    short this month who do we call before it is due, things are tight after the drought can i get more time on the premium, my mother
    cannot use a computer can somebody take her payment on the phone, do i get something in writing that shows i paid, i need to print
    something that says it is paid, will you send the receipt by mail or only show it on the screen, i want to see what is due before i
    give you my card, what happens after i put in my account number, it says this is not my account what did i do wrong, some other name
    came up when i put in my number, how do i take my old card off your payment page, i want to keep a bank account there so i do not type
    it every time, can my son in another state pay the bill for me, the screen said nothing was charged but i am not sure, page went blank
    in the middle of paying did it take my money, do i need the routing number or can i just use the card, is it ok to pay only the
    smallest amount this time, what is the least i can send so i do not get dropped, i do not have the bill with me how do i find out what
    to pay, the bill blew out of the truck and i do not know what i owe, i want to pay for the winter before we leave in november, can i
    change the card that gets charged every month, please stop taking it out of checking we closed that account, i get paid every other
    friday can the payment match that, how much do i owe and by which day, will it cost extra if i use a credit card, my english not good i
    only want pay bill, want to pay for my car and house same time, my husband always paid this and he passed how do i pay now, i sent too
    little last time how do i pay the rest, got a red letter about the bill what now, i need one more week can you wait, is there a way to
    pick a later day for the bill, where do i type the numbers from my bill, you took it twice out of my bank this month, does my payment
    go through right away or take days, i missed it by two days are we still insured, my kid is paying her own part can we split it on two
    cards, do i need a password to pay what i owe, pick the day the money goes out myself, move the payment i scheduled to another day,
    how do i give you money, pay without a password, do not want to make an account just pay, ten digit number on the bill, account number
    top right of bill, pay with my debit card, pay from my checking, credit card ok, can i use visa, pay from my phone, set it so it pays by
    itself, auto withdraw, pick the day you take it, payment after milk check, due date is bad for me, i get paid on the fifteenth can i pay
    then, cannot pay it all this month, short on cash this month, need a few more days to pay, going to be late, i am late on my bill, pay
    half now half later, pay the year at once, what is the least i have to pay, receipt for my payment, lost the receipt number, pay my moms
    bill for her, pay for my son, pay two policies at once, pay three bills, bill went to the wrong address, never got a bill, the amount is
    wrong on my bill, why is this bill so much, i do not understand my bill, pay at the office in person, pay at my agents, stop taking
    money out of my bank, turn off autopay, new bank account for payments, it will not take my card, payment page is stuck, does it cost to
    pay by card, fee for paying, is it safe to type my card here, who is taking my money when i pay, payment company, monthly or yearly,
    every three months, pay today so it does not cancel, reinstate by paying, past due notice came, final notice bill, check is in the mail
    but it is late, check bounced, bank sent the payment back, paying online for old people, grandpa has a bill and no computer, pay bill no
    internet, i do not do computers how can i pay, i never made a password and just want to pay the thing, my check comes on the tenth so
    can you take it after that, lost my bill and need to pay by friday, the bill came to my dead mothers house, i paid already but got
    another notice, can my daughter pay mine from her house, took the payment out on the wrong day, i want you to quit drawing on my
    account, my bank changed and autopay will fail, card expired and i got an email, can i pay all year and be done, what if i can only send
    half, harvest is late and so am i on the bill, where on the bill is the number it wants, is there a way to pay with cash, which company
    runs the card, how long before it shows that i paid, farm bill is due before i sell calves`,
  quote: `
    quote, get a quote, free quote, online quote, insurance quote, car insurance quote, home quote, farm quote, renters quote, life quote,
    business quote, how much is insurance, how much would it cost, what would you charge me, price, prices, cost of insurance, how much is car
    insurance for a 20 year old, how much for my house, average cost, estimate, give me a price, rates, your rates, compare, compare prices,
    cheaper than my current company, beat my price, shop around, shopping for insurance, switch insurance, switch to you, change insurance
    companies, leave my old company, my current insurance is too expensive, join you, become a customer, sign me up, buy insurance, buy a
    policy, apply for insurance, get insured today, new customer, start a policy, start coverage, i need insurance, want insurance, need
    coverage by tomorrow, same day insurance, insurance right now, ballpark, how fast can i get a quote, what do you need for a quote, save my
    quote, finish my quote, quote for two cars, quote for house and truck, bundle quote, cost for a camper, cost to insure a boat, price for a
    teen driver, monthly cost, cheap insurance, affordable insurance, lowest price, can you insure me, do you insure people in my town, do you
    get started, how much would my insurance be, how much do you charge, what does it cost, what would it cost to
    insure my house, cost of car insurance, what is the price for a truck, price for full coverage, price for liability only, price on a farm
    policy, cost for renters, how much is a life policy, how much for two cars and a house, how much for a 17 year old boy, can i get a price,
    get me a price, work up a price, give me an estimate, rate quote, instant quote, quick quote, fast quote, quote online, quote without
    talking to anybody, quote by phone, requote, new quote, quotes, ask for a quote, request a quote, quote my house, quote my truck, quote my
    business, quote a boat, quote for my daughter, i am shopping around, looking for insurance, looking for new insurance, looking for cheaper
    insurance, need cheaper insurance, my insurance is too high want a quote, my company is too high, other company raised my rate, leaving
    another company, want to switch, thinking of switching, change from my current company, what would i save, can you beat my rate, compare
    your prices, do you have good rates, are you cheaper, are you expensive, best price, best rate, deal, special offer, new customer discount,
    i want to buy insurance, where do i buy, buy online, purchase a policy, sign up, sign up for insurance, start insurance, get covered, get
    coverage today, need insurance today, need insurance for tomorrow, i need insurance for my new car today, insurance asap, application for
    insurance, what do you need to give me a price, what information do i need for a quote, how long does a quote take, how long is a quote
    good, i started a quote, will a quote hurt my credit, is a quote free, no obligation quote, would you insure me, will you take me, do you
    insure in my area, i am moving to colorado need insurance, first time buying insurance, how do i get started, insurance rates, rate, rates
    for cars, rates for homes, low rates, get rates, check rates, see prices, see a price, price check, price list for insurance, ballpark
    price, pricing for a home policy, approximate cost, how expensive is, is it expensive, what would my payment be, monthly price, yearly
    cost, cost per month, cost per year, cost for a farm, cost for a small business, cost for an umbrella, cost for a motorcycle, cost for an
    rv, cost to add a boat, quick price, online price, price without personal info, competitor, other insurers, another company, compare to
    other companies, other quotes, shopping, shop rates, looking to change insurance, want to leave my insurance company, unhappy with my
    current insurance company want a price, ready to buy, ready to sign up, want to become a member customer, how do i become a customer, how
    do i get insurance, how to get insured, i do not have insurance need some, insurance needed, need a policy, new policy, new policies, open
    a policy, start new insurance, buy auto, buy home insurance, buy renters, buy life, how much would it be for a truck, price for a house and
    two cars, ballpark for renters, get a number before i switch, can you beat what i pay now, start a policy today, price for a farm policy, i
    want a bid, shopping around, how much for a teen, cost of insurance for a bakery, cheapest you have, quote for my mother,
    how long does it take to fill out the form for a price, when will somebody get back to me with a number, does asking for a price sign
    me up for anything, is it a computer that sets the price or does a person look at it, what if i do not know any agent and just want a
    price, can i send pictures of the house with it, can i attach the policy i have now so you can beat it, i started filling it out and
    got called away can i finish later, where did my half done form go, can you call me with the price instead of emailing, please just
    email me a number i do not want phone calls, i want the coverage to begin the first of next month, what do you charge for a family with
    three cars and one teenager, we are closing on a house friday and the bank wants insurance, just moved here from another state and need
    everything, what would you charge an old lady who drives to church, my premium went up somewhere else so what would yours be, give me a
    price for the pickup the house and two horses, i run a small shop and want to know what you would charge, looking for somebody cheaper
    than what i have, can i ask for a price on more than one thing at once, do you tell me what is not covered when you give the price,
    will you sell my phone number if i fill out the form, how come you need my zip code for a price, need price for insurance i speak
    little english, first car first insurance what would it cost me, how much would it run me to insure a double wide, ballpark for a place
    with eighty acres and a barn, how much for a 16 year old girl with good grades on our policy, what does it cost a month for somebody
    like me, want numbers for my mother who is moving into a condo, does it cost anything to ask what you would charge, can somebody look
    at what i pay now and tell me if i am getting taken, i filled out the form yesterday and nobody called, compare what i have with what
    you have side by side, do i need my license and vin to get a price, how soon could you start covering me if i like the price, how much
    down to get started, we farm and need a price on the whole operation,
    how much will it cost me, price for my truck, price for house and car, what would i pay, give me a number, cost for a farm policy, beat
    my renewal, my insurance is too high, thinking of leaving my company, switching to you, i want to join you, need insurance by monday,
    start date for a new policy, do you sell what i type in, is it free to ask, do i have to buy, price for renters, rate for a teen driver,
    just want a ballpark, rough idea what it costs, new resident need insurance, moving to colorado, just bought a house price it, quote
    over the phone, quote for my shop, quote for life, send photos for a quote, roof year for quote, dog breed for quote, get a call about
    prices, apply for coverage, apply for insurance online, join the mutual, buy a policy tonight, compare to what i have now, cheapest
    insurance, our renewal jumped and a friend said try you what would it be, moving out from iowa next month need a price on house and two
    cars, can you tell me about what a new policy would run, i have to have insurance by friday to close, what will it cost for a boy and an
    old pickup, how do i go about buying from you, do i fill a form or call for a price, is the number you give me for sure, what does it
    cost to find out, i want everything priced together, get me a price but do not call me`,
  'faq#who-do-i-contact-to-change-my-policy': `
    change my policy, make a change, update my policy, policy change, add a car, add a vehicle, add my new truck, put my new car on the policy,
    replace a car, swap cars, trade in, traded my car, got a different truck, remove a car, take a car off, sold my car, sold the pickup,
    junked the car, add a driver, add my son, add my daughter to the policy, put my wife on, add my husband, add my boyfriend, remove a driver,
    take my ex off, take my son off he moved out, my kid moved out, remove my daughter, add a trailer, add a tractor to my policy, bought a new
    tractor add it, bought cows need to add them, new roof tell you, told about new roof, new barn add, put up a new building, added a garage,
    finished the basement tell insurance, change my address, new address, i moved, we moved, moving next month, moving to another town, moving
    out of state, update my phone number, new email, change my name, got married change my name, name change, divorce, getting divorced,
    separated, married, just had a baby, my father died change the policy, policyholder died, husband died what about the policy, take my late
    husband off, estate policy change, transfer policy to my son, put policy in my name, change owner of policy, add a lienholder, remove
    lienholder, paid off my car, paid off my house, paid off the mortgage, new mortgage company, refinanced, refinance the house, change
    mortgagee, change bank on my policy, add additional insured to my policy, add my landlord, raise my coverage, increase my limits, lower my
    coverage, drop collision, drop full coverage, go to liability only, raise my deductible on my policy, change my deductible, add rental
    coverage, add roadside to my policy, add towing, add jewelry to policy, add coverage, take off coverage, reduce coverage, cancel, cancel my
    policy, cancel my insurance, how do i cancel, cancel car insurance, cancel my home policy, end my policy, stop my insurance, quit
    insurance, do not want it anymore, going with another company, found cheaper insurance want to cancel, sold my house cancel insurance, put
    policy on hold, suspend coverage, pause my insurance, park my car for winter, storing vehicle drop coverage, change effective date, fix a
    mistake on my policy, wrong vin, wrong car on my policy, misspelled name, correct my birthday, who do i call for changes, who handles my
    policy, renew my policy, is my policy renewed, talk about my renewal, changed jobs, retired now change mileage, kid off to college change
    policy, got a dog tell insurance, started a business at home tell you, renting out my house now, i bought a new truck, got a new car today,
    just bought a car add it, bought a used pickup from my neighbor, new vehicle on my policy, switch cars on my policy, replace my old truck
    with a new one, i sold my car, sold my truck, sold the farm truck, gave my car to my son, donated my car, scrapped the car, car got totaled
    take it off, we only have one car now, add my teenager to the policy, my son got his license add him, my daughter moved out take her off,
    my son moved away, kid is on his own policy now, add my fiance, got married add my wife, add my new husband, wifes name on the policy, my
    wife left take her off, take my ex wife off, husband died take him off, my wife passed away change policy, my mom died what do i do with
    her policy, dad is in a nursing home change policy, change the name on my policy, i changed my last name, misspelled my name, change who
    gets the bill, change my mailing address, changed address, got a new address, my address changed, update address, moved to a different
    house, moving to an apartment, moving to another county, moved to town, sold our house, sold the house and bought another, selling our
    house, sold my house, built a garage, built a barn, built a deck, put up a shop, tore down the old barn, put on a new roof, new roof last
    year, got solar panels, put in a pool, got a trampoline, remodeled, new furnace, rewired the house, rent out my old house now, bought more
    land, sold some land, bought more cows, sold my cows, bought a tractor, sold the tractor, add equipment, remove equipment, change my
    equipment list, add a building, remove a building, add jewelry, add a ring to my policy, add my guns, add an umbrella, add flood, add more
    liability, increase coverage, raise limits, lower limits, lower my deductible, raise deductible on policy, add glass coverage, take off
    comprehensive, drop liability, go down to liability, go to full coverage, add the bank to my policy, new bank on my truck, change lender,
    changed mortgage company, loan was sold to another bank, refinanced my house, took out a home equity loan, truck is paid off take the bank
    off, house is paid off, remove the lien, add a landlord, add loss payee, add my contractor customer as additional insured, i want to
    cancel, please cancel my insurance, cancel everything, cancel one car, cancel my renters, cancel farm policy, how to stop my insurance, i
    do not need insurance anymore, i want out, get rid of my policy, not renewing, do not renew my policy, do not want to renew, going to a
    different company, switching to another company cancel, put my car in storage, winter storage, take insurance off my motorcycle for winter,
    park a vehicle, not driving it right now, pause my policy, start it back up, turn my policy back on, date change on my policy, change the
    start date, fix my policy, mistake on my policy, vin is wrong, wrong year on my car, wrong birthday, change drivers, change vehicles,
    change coverage, who do i tell, who do i notify, do i need to tell you, should i let you know, let you know i retired, new job shorter
    commute, drive fewer miles now, i work at home now, kid went to college, son back from the army, new dog tell insurance, change agent on
    policy, review my policy, go over my coverage, policy review, annual review, renewal coming up questions, endorsement, amend my policy,
    policy update, update mortgage info, mortgage changed, new lender, lender change, lienholder change, title changed, new title, car in my
    name, put the car in my sons name, put the house in a trust update, add a trust, add an llc, ownership change, bought out my brother,
    inherited a truck add it, bought a trailer, bought a camper, bought a boat add it, bought a four wheeler, bought a motorcycle add to
    policy, got rid of the boat, sold the camper, sold the motorcycle, sold the horse trailer, traded tractors, traded combines, leased a car
    add it, turned in my lease, car was repossessed, gave the truck to my grandson, teen got license, teen moved out, son enlisted take him
    off, daughter got married take her off, roommate moved in, boyfriend moved in, mom moved in with us, nanny drives our car, new driver in
    the house, everyone in my household, wife got her license, husband lost his license remove him, new last name, hyphenated name, wrong
    address on my policy, moved across town, moved apartments, new apartment address, moving to a rental, moved out of the house, house is
    empty now, house is rented now, renovating tell you, finished remodel, new siding, new windows, new wiring, new plumbing, installed an
    alarm, installed a wood stove, removed the trampoline, dog died, more coverage, less coverage, better coverage, bump up my limits, add
    collision, add comprehensive, add uninsured motorist, drop rental, drop towing, remove coverage, take off roadside, adjust my policy,
    modify my policy, edit my policy, alter my policy, correct my policy, policy is wrong, policy has a mistake, switch to paying liability
    only, stop covering my old car, end coverage on a car, cancel coverage on the boat, cancel my life policy, cancel as of a date, cancel at
    renewal, cancel before renewal, cancel request form, cancellation request, i already have other insurance cancel, double insured cancel
    one, moved out of state cancel, put my new truck on, we moved across town, my bank changed, drop a vehicle, add my roommate, my daughter
    moved out, increase my coverage, correct the vin, add the new shop building, switch my car for another, take off full coverage, wife needs
    to be on the policy, update the mileage, spelling of my name is wrong on the policy, we got divorced, cancel at the end of the month, add
    an additional insured,
    we bought another pickup saturday who do i tell, the baby came last week does my insurance need to know, who do i call when we put a
    new roof on, do i get something in writing after you change it, i do not know who to call to take the old car off, daughter moved to
    denver for school should i tell you, we sold the farm truck and still pay for it, bank sold our loan to another bank where do i send
    the change, moved to a different house same town how do i tell you, i want out of my policy at the end of the month what do i do, i
    found something cheaper how do i stop mine, does one phone call change it or do i have to sign papers, who changes the policy my agent
    or the office, the name of the agent is where on my policy, need to switch the insurance to my new car today, i am getting married in
    june and want us on one policy, my ex is still on the car insurance get him off, dad died and the policy is in his name what do we do,
    we are putting the place in a trust and the policy must say so, i paid off the truck so the bank should come off, my address on the
    policy is the old one, i only want to insure the car against hail and theft this winter, my wife does not drive any more can we take
    her off, bought a trailer at the auction and want it on there, we built a shop and i want it added, hired man drives my truck now does
    he go on the policy, want more coverage on the house since lumber is so high, i would like to lower what i pay by dropping something,
    change who gets the bills, i want to insure my new ring along with the house, spelled my name wrong on everything you sent, how do i
    change car on insurance please, switch which bank is on the house, rented out our old house and need the insurance changed, sold the
    cows so take them off, i am retired and barely drive now tell who, our hired hand got married and moved into the bunkhouse,
    got a new truck who do i tell, had a baby who needs to know, new roof went on should i call, changed my name after the wedding, take my
    ex off the policy, put my boy on the policy, sold the car take it off, add my wife as a driver, bank changed on my mortgage, new lender
    on the house, paid off the truck take the bank off, add towing to my policy, want more liability, drop the comp on my old car, trade in
    my truck today, new email for my policy, change the name on the policy, mom died and the policy is in her name, who do i call to fix my
    policy, wrong vin on my policy, spelling of my name is wrong, wrong address on my papers, add a camper to my policy, put the horse
    trailer on, add a ring to my home policy, cancel one car but keep the other, kid moved out take him off, daughter got her own car,
    bought a house trailer, built a shop add it, tore the barn down take it off, need a change in writing, do changes start right away, want
    to switch agents on my policy, add my new tractor, got married, got divorced, loss payee, dealer needs me to add the car now, need it
    changed before closing, we had a little girl last month do i have to tell you, traded the old ford for a newer one at noon today who do
    i call, my daughter moved home with her car what do we change, the bank sold our loan and the new one wants on the policy, husband died
    in june and everything is in his name what do i do about the insurance, our son joined the army and does not drive ours anymore, put a
    steel roof on last fall who should know, getting hitched saturday and want one policy, my ex is still on my car policy and i want her
    off, i need somebody to put my new camper on before we leave friday, the address on my policy is our old place, built a new shop and
    want it on there, do i call you or my agent to change something, they spelled my name wrong on the papers`,
  'faq#what-is-the-mailing-address-of-the-main-office': `
    mailing address, po box, where do i mail my payment, where to send a check, send payment by mail, mail a check, address for payments,
    postal address, mail documents to you, send you papers by mail, where do i send my bill payment, address for the check, zip code of the
    main office, send a letter, overnight address, where do i send my check, where to mail my check, what address do i mail the check to,
    address to send money, mail in my payment, mail in payment address, can i mail my payment, send my premium by mail, send in my bill, snail
    mail, mail you a letter, where do i mail papers, where do i send forms, address to send documents, p o box number, billing address, remit
    to address, payment address, company mailing address, address for mailing papers, po box for you, where to send a form by mail, send
    documents by post, what address do i put on the envelope, mail a letter to the office,
    where do i send papers if i do not have a computer, what address goes on the envelope when i pay by check, do you have a box at the
    post office, i want to write you a real letter where does it go, should i put my policy number on what i mail, is it okay to send cash
    in the mail, can i mail in my claim or is that too slow, where do i post the form i filled out by hand, what town and zip do i put for
    the main office, my grandson wants to know where to mail grandmas check, the envelope you sent got lost what address was on it, send
    certified mail to which address, where to send the stub from my bill, the bank wants an address to mail the insurance papers to, my
    bank mails my bills for me and needs your address, i want to send you pictures by mail, is there a different address for paying than
    for letters, address please for send letter, where do the title papers get mailed,
    where do i send mail, address to mail papers, po box sterling, zip code of your office for a letter, mail a letter to you, can i mail
    cash, mail the form to what address, where to send the estimate by mail, overnight a package to you, what address goes on the envelope,
    post office box number, where does certified mail go, send the signed paper where, can i mail in a claim, put what on each page when i
    mail it, return address on the bill, fax or mail`,
  'faq#who-do-i-make-the-check-out-to': `
    make check out to, who is the check payable to, payable to, write a check to whom, name on the check, what do i write on the check, check
    memo line, money order made out to, make out a check, whose name goes on the check, who do i write the check to, write the check to who,
    who to make check payable, checks payable to, what name goes on my check, do i make the check to my agent, check to the agent or the
    company, what to put on my check, put my account number on the check, pay to the order of, cashiers check made to, money order payable,
    name to write on a check, what do i put on the check, check goes to whom, writing you a check,
    can i write the check to my agent, what name do i put on the check for the premium, should the account number go on the memo line, what
    else goes in the envelope with my check, do i send the stub along with the check, my agent asked me to make the check out to him is
    that right, how do i fill out a check for my insurance, money order for insurance who do i put, my daughter writes my checks now who
    should it say, does the check go to a person or the company, what do i write in the corner of the check, is it safe to hand my agent a
    check in his own name, who gets the check when i pay by mail, check made out wrong will you still take it, i am old fashioned and pay
    by check what do i put on it,
    what name goes on the check, make a check to who, write the check to my agent, can i hand my agent a check made out to him, what do i
    put on the memo line, memo line, pay by check to whom, stub with the check, do i send the stub, check by mail who is it for, can i write
    the check to the company, who is the payee, cashiers check name, my bank wants the payee name, bill pay from my bank what name`,
  faq: `
    faq, frequently asked questions, common questions, questions and answers, help page, help center, general questions, q and a,
    where are the answers to what everybody asks, what do most people ask at the counter, short answers to the usual things, i have a
    simple question is there a list, where can i look something up before i call, things people ask all the time, is my question already
    answered somewhere, page with questions and the answers under them, short answers to look up without calling anybody, what are the
    seven questions people ask most, a page for beginners who have questions,
    questions everybody asks, the seven questions, short answers, quick answers to things people ask, frequently asked, i have a dumb
    question, basic questions about you, answers, faqs, things people ask at the counter, is there a help section, most asked questions`,
  customerLogin: `
    my account, customer login, online account, create an account, register online, sign up for an online account, policyholder portal, view my
    policy online, see my policy, policy documents, get my policy documents, download my policy, print my policy, my declarations page, dec
    page, copy of declarations, id card, insurance card, print my id card, lost my insurance card, new insurance cards, card for my glovebox,
    proof of insurance card, temporary card, digital id card, show the cop my insurance, policy number, what is my policy number, lost my
    policy, where is my policy, tax form, see my coverages online, manage my policy online, see my documents, log in to my policy, log into my
    account, my online account, open an online account, set up my account, make an account, customer portal, account sign up, register my
    policy online, get my insurance card, print insurance card, need an insurance card, need my id cards, email me my insurance card, insurance
    card on my phone, proof of insurance on my phone, card for the dmv, i got pulled over and need my card, lost my card, new id card, copy of
    my insurance card, copy of my policy, send me my policy, get a copy of my policy, need my policy papers, policy paperwork, policy
    declarations, declarations page for my mortgage company, dec page for my lender, find my policy number, policy number lookup, forgot my
    policy number, what does my policy say, see what i have, what coverage do i have, what am i covered for, check my coverage, my coverages,
    do i have rental coverage, when does my policy expire, when does my policy renew, my renewal date, is my policy active, am i insured, is my
    insurance still good, my documents, view my documents, download documents, show me my policy, see my policies, see my id card, pull up my
    card, proof of coverage for bank, proof of coverage for my loan, proof for the dmv, evidence of insurance, insurance verification, verify
    my insurance, cop wants my card, electronic card, print cards, mail me a card, wallet card, policy packet, policy booklet, reprint my
    policy, declarations, declaration sheet, what is on my policy, what do i have with you, which cars are on my policy, who is on my policy,
    when did my policy start, expiration date, renewal papers, renewal documents, app, mobile app, is there an app, download the app, set up
    online access, online access, register for online access, activate my account, policyholder account, member account, customer account, see
    my policy online, where is my account, print my proof of insurance, get my id cards, look at my bills online, download my declarations, set
    up an online account, policyholder sign on,
    where do i sign in to see my policy and bills, how do i make a login for the first time, what do i need to link my policy to my email,
    it wants the number from a bill and my zip code, deputy stopped me and i need the insurance card on my phone, where do i find my
    insurance card at the dmv counter, can i print the cards for both of our cars, my mortgage lady wants the declarations page by friday,
    how do i see a bill i already paid last spring, i scheduled a payment and want to take it back, change the day of a payment i set up
    online, where can i see what i am covered for without calling, the glovebox got cleaned out and the card is gone, my daughter needs
    proof of insurance for college parking, is my coverage still good i want to check at night, can i look at my policy on sunday when you
    are closed, cannot remember if we have towing where do i look, apartment manager wants proof i am insured, where do customers sign up
    for the online thing, my bill says quick pay and i cannot find where that is, who opens the other payment company for me, put my card
    in a wallet so it is there next time, i want all my policies in one place on the computer, new phone and i lost my insurance card on
    it, want to see what day my policy runs out, rental car place wants to see my policy, how do i register if i never had an email with
    you, need card of insurance where i get, school wants proof of insurance before my son can park, show me the papers for my house, i
    have a policy but no account online,
    my policies online, proof of insurance for the cop, proof of insurance to print, need my card for the dmv, declarations page for the
    bank, look at my coverage, see my bills, old bills, bill history, what did i pay last year, my claims status, check on my claim online,
    register as a customer, see when my policy ends, renewal date, policyholder log in, tax paper for insurance paid, prove i paid, show my
    due date, set up monthly schedule sign in, member portal, the cop wants my card and i am on the road, dmv needs proof i am insured, the
    bank needs the front page of my policy, need last years payments for my taxes, i want to see what my policy says from home, how do i
    make an account, is there a place to look at my old bills, where can i see if my claim got anywhere without calling, want my bills by
    email and not paper, renew date of my policy i forgot`,
  login: `
    log in, login, sign in, cant log in, cannot sign in, forgot my password, reset password, forgot username, locked out of my account,
    account locked, password does not work, code did not come, verification code, change my password, user name, two factor, sign in
    problems, log out, cannot log in, cant get into my account, login does not work, login not working, password reset, forgot login, lost
    password, new password, reset my login, wrong password, i forgot my user name, email for login, sign on, sign in page, log on, account
    is locked, too many tries, never got the code, code for login, two step code, trouble logging in, how do i log in, need to log in,
    login problem, login page, login help, sign in help, sign in not working, passcode, recover my password, recover account, unlock my
    account, my username, what is my username, email not recognized, reset link, authenticator, code by text, two step,
    it will not take my password and i know it is right, i never got the email with the code, the sign in window pops up and closes again,
    how do i get back in i changed my phone number, what email did i use for this, it says my account does not exist, my wife set it up and
    i do not know the login, keeps asking me to sign in over and over, who helps if i cannot get in, the sign in needs something turned on
    in my browser, i am locked out after too many wrong tries, which button do i press to sign in, how do i get a new password by email, is
    the sign in down today, one sign in for everything,
    cannot get in, reset my password, forgot my user name, two step code did not come, code to my phone, where do i sign in, sign in
    trouble, new phone and cannot get the code, my code never comes to my phone, it says wrong user name and i know it is right, signed in
    but it kicks me out, i forgot what i used to sign in with`,
  agentLogin: `
    agent login, agent sign in, agent portal, i am an agent log in, agents page, employee login, staff login, agent login problem, agent
    login not working, agent login help, agents cannot log in, agent cannot sign in, agent password, agent forgot password, reset agent
    password, agent is locked out, trouble with the agent login, login for agents, sign in for agents, i am an agent and cannot get in,
    i write policies for you and cannot get into the hub, where do i see my commission statement this month, new girl in our office needs a
    sign in, how long does it take to set up a new agent in the system, do i make a second account if i am locked out, what number do
    agents call for sign in trouble, where do agents quote and bind while the customer waits, the rate pages for agents are behind which
    door, i am a producer where do i get in, our office sign in quit working this morning, where is what you still owe me in commissions,
    application forms for agents where are they, door for people who sell your policies, agents desk sign on from home, support line for
    agents who cannot log on,
    i am an agent where do i sign in, agents only, producer log in, agents door, agent hub sign in, work log in for agents, new agent needs
    a log in, where do i find agent forms, forms and bulletins for agents, agents rate guides, scoreboard for agents, im an agent and need
    my tools`,
  disclosure: `
    why did my rate go up, premium went up, my bill went up, insurance went up, rate increase, why is it so expensive now, price jumped, why
    so high, renewal is higher, my premium doubled, rates going up every year, no claims and it still went up, will my rates go up if i file
    a claim, does a claim raise my premium, does an accident raise my rate, how long does an accident stay on, surcharge, will a ticket
    raise my rate, credit score, do you check my credit, insurance score, does bad credit matter, credit report, why do you need my credit,
    nonrenewed, non renewal, you dropped me, got dropped, why was i dropped, can you cancel me, cancellation notice, reasons you can cancel,
    why was i canceled, how much notice before you cancel, will you drop me after a claim, too many claims, refused to insure me, why was i
    turned down, application denied, declined coverage, refund if i cancel, unearned premium, do i get money back if i cancel, cancellation
    fee, short rate, appeal a decision, my rights, policyholder rights, bill of rights, rights as a customer, complain to the state,
    division of insurance, insurance commissioner, state insurance department, report an insurance company, file a complaint with the state,
    fair claim practices, unfair treatment, discrimination, fraud warning, disclosure, disclosures, summary of coverage, policy summary,
    disclosure form, colorado disclosure, what is not covered, exclusions, exclusions in my policy, what is excluded, list of exclusions,
    fine print, policy wording, read the policy, condo disclosure, condominium summary, renters disclosure, auto disclosure, homeowners
    summary, legal notices, uninsured motorist rejection, is racing covered, intentional damage, war and nuclear, business use exclusion,
    named driver exclusion, exclude a driver, excluded driver, vacancy clause, thirty days vacant, occupancy, ordinance or law, how are
    rates decided, what affects my rate, how do you figure my premium, rating factors, does my age affect my rate, does my zip code matter,
    why is my insurance going up, why did my insurance go up so much, why did you raise my rates, you raised my rates, my price went up and
    i did nothing, my payment went up, my bill is higher, bill is more than last year, my bill doubled, why is my bill so big, bill
    increased, insurance is higher this year, increase in premium, premium increase, went up two hundred dollars, everybodys rates going up,
    how come it costs more now, rate change notice, how often do rates change, are my rates going up because of hail, did my rate go up
    because of my credit, will my insurance go up if i have an accident, will it go up after a claim, if i turn in a claim will it go up, do
    hail claims raise rates, does a not at fault accident raise my rates, does a glass claim count against me, how many claims before you
    drop me, will a speeding ticket hurt me, ticket effect on insurance, dui effect on rates, how long does a ticket count, how long do
    claims count, accident forgiveness, how do you set rates, how are premiums calculated, what goes into my price, does my credit score
    affect my insurance, bad credit insurance, you ran my credit, credit check, fair credit reporting, my credit was wrong, claims history
    report, motor vehicle report, mvr, why did you cancel me, my policy got cancelled, got a letter that you are cancelling, got a letter
    you will not renew, you are not renewing me, nonrenewal notice, dropped because of my roof, dropped because of my dog, dropped after
    hail, can you drop me, when can an insurance company cancel you, how many days notice, cancelled without telling me, why did you turn me
    down, you would not insure me, denied insurance, reason for denial, adverse action letter, do i get a refund, refund when i cancel,
    money back from unused premium, penalty to cancel early, what are my rights, consumer rights, rights under colorado law, who regulates
    you, state regulator, how do i complain to the state, insurance department complaint, complaint to the commissioner, report you to the
    state, illegal, bad faith, discriminated, what is not covered by my policy, what does my policy not cover, things not covered, what is
    excluded on auto, what is excluded on home, am i covered for racing, am i covered if i drive for pay, is intentional damage covered,
    exclusions list, limitations, limits on jewelry and guns, limits on cash, special limits, summary of my coverage, plain summary of auto
    insurance, short summary of the policy, coverage summary form, disclosure statement, required disclosures, legal disclosure, colorado
    summary disclosure form, full policy text, sample policy, read the whole policy, policy language, definitions in my policy, what is an
    insured, who is an insured, household member excluded, can i exclude my son, reject um coverage, med pay opt out, electronic delivery
    consent, fraud is a crime, misrepresentation, lied on the application, do you report to credit bureaus, do you use my credit, does
    shopping hurt my credit, soft pull, insurance score low, my credit is bad, why do you look at my credit, bankruptcy, does a claim stay
    on my record, is my claim on a claims report, points on my record price, ticket raise, accident raise, will my price rise, will my
    premium increase, how much will it go up, how much more after an accident, going to be more expensive, got more expensive, too expensive
    now, higher bill this time, higher renewal, renewal went way up, i pay more than last year, reason for increase, explain the increase,
    inflation on my premium, why do i pay more than my neighbor, why is colorado so expensive, hail made rates go up, i want my premium
    refunded, refund of premium, refund after cancelling, how much do i get back, prorated refund, get money back, i want to sue you, sue
    the insurance company, lawsuit against you, my lawyer will call, legal action, bad faith claim, report you, regulator, ombudsman state,
    my rights in colorado, appeal, review of a decision, why did you say no, refused coverage, not insurable, uninsurable, lost my
    insurance, my insurance was taken away, canceled by you, terminated by you, notice of cancellation, notice of nonrenewal, letter says
    you will not renew, kicked off, inspection failed, roof too old to insure, dog too dangerous to insure, does my policy exclude, is there
    an exclusion, am i excluded, what am i not covered for, gaps in my coverage, not insured for, what is the catch, small print, things the
    policy leaves out, is anything excluded, what a homeowners policy does not pay for, does your policy leave out wear and tear, what is
    left out of my car policy, can you raise my premium after hail, when may you end my policy, how long before you tell me you wont renew,
    will you look at my credit, what does the law say about my policy, summary for renters in colorado, summary for condo owners, limits on
    cash and guns, is damage on purpose covered, is rust covered, is rot covered, are rats and mice covered, am i covered if the ground
    moves, wear and tear, who can i complain to in denver, my right to know why you refused me, does an accident follow me for years,
    minimum limits by law, how many days do you have to tell me before you cancel, can you drop me in the first two months for no reason,
    what happens in the first 59 days of a new policy, what can you cancel me for once i have had it a year, do i get money back for the
    days i did not use, how much does the law say i must carry on my car, what is the least insurance the state lets you drive with, how
    many thousand dollars for hurting one person is required, does asking about a claim count against me, i only called to ask and now i
    worry it went on my record, will hail on my car make my rate go up, does hitting a deer raise what i pay, does a cracked windshield
    claim make it go up, how long does the surcharge last after a wreck that was my fault, i was rear ended will you raise my rate, i do not
    think the wreck was my fault how do i object, how many days do i have to argue about a surcharge, do you use my credit to set the price,
    does my race or religion or pay change my price, what is the biggest amount for stolen jewelry without listing it, how much cash would
    you pay back if it burned up, what is the limit on guns that get stolen, how long do you pay for a motel while our house is fixed, what
    percent of the house is there for the garage and fence, is mold paid for at all, will you pay if the power goes out all over town and my
    freezer thaws, house will sit empty for the winter is that a problem, how long can the place stand empty before you cancel, my dog bit
    somebody once can you refuse me, we got a letter to fix something on the house or else, can i get a free copy of the report you used
    against me, who do i complain to if you treat me wrong, member advocate what does she do and how do i reach her, how many days till you
    answer a complaint, the state office that watches insurance companies, can i have my whole policy sent to me in big letters, may i see
    my claim file, what should i bring when we go over my coverage each year, how much of a special assessment does my condo policy pay, is
    racing at the strip left out of the car policy, does the car policy leave out delivering pizzas for pay, does the car policy leave out
    my work tools in the truck, what happens if i lied on the application by mistake, how do you figure what i pay, grades my son needs to
    keep the discount, how few miles do i have to drive to get the low mileage price, turned me down and never said why, do i have to put in
    writing that i do not want medical payments, is an earthquake in my home policy, what does the policy leave out in plain english, kicked
    me off after three claims is that legal, what does your car policy refuse to pay for, stuff the house policy leaves out, is there a list
    of everything not covered, i race my car at the dirt track on saturdays does my policy know, my cousin drives for a pizza place in his
    own car, if i deliver groceries for pay in my car am i out of luck, took money to haul folks to the airport is that still insured,
    somebody in the house is left off the policy by name what if he drives, my nephew took the car without asking and hit a mailbox, engine
    blew up by itself and no accident, pothole tore up two tires do i eat that, rust ate the floor of my truck, tools i had for work in the
    back of the car got taken, what counts as doing it on purpose, what if there was a war, tornado siren and nuclear plant stuff in the
    policy, government took my car away, the bank says i am upside down on my loan and the car is a total, difference between what i still
    owe the dealer and what the car was worth, lease company wants gap, does gap come with it or do i add it, rental while they fix it is
    that an extra line, how high can i set my bodily injury limits, what is the lowest injury limit the state allows, property damage
    fifteen thousand, how much medical is in there if i said nothing, i signed a paper saying no to the medical part, can i say no to
    uninsured motorist in writing, hit by a guy with no insurance and i have no collision who fixes my car, what makes my car rate what it
    is, does where i park at night change the price, does how long i have had my license count, you look at my credit for the price, do you
    look at my income or religion, does having a lapse cost me more, was not insured for a while will that hurt my rate, how long before you
    can drop me as a new customer, first two months of a policy can you just cancel it, fifty nine days, my license got suspended will you
    throw me off, husband lost his license what happens to our policy, i fibbed on the application what can happen, what if i forgot to pay
    can you cancel right off, how many days notice for not paying, ten days notice letter, thirty days before you raise it, they did not
    renew me and i want to know why, letter said nonrenewal, i got a nonrenewal notice in the mail, can you drop somebody for being old,
    could you drop me just for asking about a claim, if i call about a claim and do not file it does it count, i want to quit in the middle
    of the term do i get money back, cancel halfway through is there a refund, why is my bill higher when i had no wreck, nothing happened
    and my rate still jumped, rate went up after a speeding ticket, how bad does a ticket hurt, does a hail claim raise my rates, will a
    deer hit make my insurance go up, windshield claim does that count against me, my insurance score changed, surcharge on my bill what is
    that, how long do i pay extra after a wreck that was my fault, three years of surcharge, they say i was at fault and i say no way, how
    do i fight being called at fault, parked legal and somebody hit me do i pay more, rear ended and my rate went up is that right, appeal
    the surcharge, they moved us and the rate went up because of the new zip, we moved to the city and car insurance is higher, lost the
    student discount when grades dropped, what limits come on other structures, ten percent of the house for the garage and fence, how much
    cash is covered if it is stolen, two hundred dollars of cash, my coin jar and cash were stolen, limit on jewelry theft, my grandmas
    diamond got stolen, gun safe got hauled off, rifles taken from the house, can i list my saddle by name on the policy, put my fiddle on
    the policy separate, scheduled articles what is that, list a ring by itself with a value, how long will you pay for me to live somewhere
    else, can i buy twenty four months of living somewhere else, hail deductible is one percent of what, my hail deductible says percent not
    dollars on my home, four hundred thousand dollar house with one percent, rebuilding cost more than my limit is there extra, extended
    replacement twenty percent, new building codes made the repair cost more, code upgrade coverage, water line between the street and the
    house broke, buried pipe to the house leaks is it in there, service line, sewer line in the front yard collapsed, does the house policy
    have earthquakes, ground moved and cracked the foundation, house is settling and the wall cracked, sinkhole under the porch, mud came
    down the hill into the house, mold in the bathroom, black mold after a leak how much will you pay, mice chewed the wires in the attic,
    raccoons tore up the insulation, dry rot in the deck, the guy who built it did a lousy job, bad workmanship, we let it leak a long time,
    i did not fix it and it got worse, power out across town and the food in my home freezer spoiled, running a daycare in the house am i
    covered, i sew for people at home for money, i do hair in my basement, home business add on, we farm a little on a house policy is that
    left out, trampoline does it change the price, got a pool put in do i tell you, wood stove and the price, my dog bit somebody before
    will you still insure us, we have a pit bull that bit, fire hydrant is far does that cost more, how old is my roof matters for the
    price, old wiring and the rate, brush against the walls will you drop us, you told me to fix the porch steps or lose the policy, house
    has sat empty since mom died, empty for two months, vacant for sixty days, snowbird house sits empty all winter, two hail claims in two
    years, condo insurance summary, i own a unit in a building, condo association sent every owner a bill, hoa charged us all for the roof,
    special assessment after hail, loss assessment limit, five thousand dwelling in a condo is that enough, what does the hoa policy insure
    and what do i, walls in insurance, i put new floors in my condo, condo kitchen remodel, hoa reserve ran dry and they bill us, can i rent
    my condo out and stay insured, condo i only use part of the year, what do i pay if the upstairs unit floods mine, does the landlords
    insurance pay for my stuff or no, do we each need one if three of us share a flat, name my roommate on my policy, renters limits for
    cash and jewelry, thirty percent for a place to stay on renters, bedbugs are they covered, i caused water damage to the building i rent,
    bookshelves i built into the rental, storage unit things, things i keep in a storage shed in town, my bike by name and value, motor
    scooter under renters, who do i complain to about you, i want to talk to the member advocate, what is a member advocate, i want to file
    a grievance about an adjuster, insurance commissioner colorado, you turned me down and i want the reason in writing, right to know why i
    was denied, credit report you used against me can i see it, free copy of the report you used, what are my rights as a policyholder, full
    copy of the policy i bought, large print for my dad who cannot see, what should we go over once a year, yearly checkup of my policies,
    five questions to ask each year, summary of what homeowners covers in colorado, summary of auto coverage required by law, legal notice
    about coverage, the fine print on cars, what you leave out on renters, what you leave out on condos, terrorism or war damage, who
    decides if it was my fault, underinsured motorist limits, can i choose less uninsured than my liability, what are usual limits for
    liability on a house, guest got hurt and i do not want a lawsuit medical payments to others, a thousand to five thousand for guests, do
    i have to have car insurance by law, fine for driving without insurance, drove without insurance and got caught, community service for
    no insurance, what happens if i just do not carry insurance, my son got two tickets this spring and now the bill is up is that why, i
    have been with you nine years never a claim and the renewal is higher what gives, the letter says i was at fault but he ran the sign how
    do i argue, mom moved to the home in town and her house is sitting there with nobody in it are we still ok, my boyfriend delivers
    sandwiches in my car three nights a week does my policy go along with that, we bought the truck new and it got totaled and the loan is
    bigger than the check, the association wants eleven hundred dollars from each of us after that storm does anything help with that, they
    say they will not renew us because the dog bit a kid can they do that, we are going to israel for a year and the house will be empty
    what does the policy say, i never liked the adjuster and want to tell somebody official, you people turned me down and nobody will say
    why, i want everything you have written on my claim sent to me, dad is half blind and needs his papers in big letters, are the guns in
    my safe insured for what they are worth, burglars took my mothers pearls how much of that do i get back, someone took the cash box off
    my dresser does the policy pay it all, my stuff is in a storage unit across town is it insured there, ground under the garage sank six
    inches is that ever paid, the creek mud came through the walkout, rats got in the walls and chewed the wiring, whole neighborhood lost
    power for days and our food spoiled, the wall has been rotting behind the shower for years can i turn that in, i run a little beauty
    shop out of my house is that insured on the house, my roommate and i split the rent does her stuff count on mine, we all three rent
    together do we each have to buy it, can i lower my uninsured motorist to save money, how come my credit matters for insurance, you ran
    my credit and it was wrong what then, my husband is not allowed to drive our car by the policy and he did, i left my car with no
    insurance for two months will that hurt me now, i want to leave you mid year do i get some back, i sold everything and want my policy
    ended tomorrow what about the money i paid ahead, i missed one payment and got a letter with ten days on it, can you throw me out three
    weeks after i signed up, if i just ask about a claim does that go on my record, does a cracked windshield claim hurt my price, does a
    deer make my price go up at renewal, my kids grades fell and did the price go with it, is there somebody neutral at the company i can
    talk to, what limit do most folks carry on a house for getting sued, my new building code wants wider stairs who pays that part, my
    condo floor was upgraded by me is that the buildings or mine, who insures the studs in a condo, when a pipe in the yard between street
    and house breaks who pays to dig, is my credit score pulled for a price, will bad credit cost me more, my credit rating and my rate, a
    low score from a bankruptcy and car insurance, gap coverage on my loan, i drive for a food delivery service, delivering pizza, rideshare
    coverage, delivery driver, driving to deliver groceries, delivering packages, pizza delivery job, rideshare gap, insurance for a
    delivery driver, i drive for a delivery app at night does my policy still work, earthquake, does homeowners cover earthquakes, is mold
    covered, jewelry, diamond, engagement ring coverage, condo, condominium, condo association, hoa, lost my diamond, my condo, what does
    the hoa cover, condo assessment, ski condo, mold behind the shower, jewelry coverage above the limit, what my condo policy pays inside
    the walls, the hoa insures the building so what do i still need for my condo`,
} as const
