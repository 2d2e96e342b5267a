/** What people ask about bills, prices, papers, and what is to be changed. */
export const askedOfMoneyAndPapers = {
  pay: `
    i have the bill right here in front of me and a card so where do i go, wife usually does this but she broke her arm so how do i pay the
    insurance, we sold the steers today and i would like to get you folks paid up, never done this on a computer before where do i put my
    numbers in to pay, my mom is in the home now and i do her bills can i pay hers on here, i do not want an account with anybody i just want
    to give you your money, tried three times to pay and that new tab thing will not come up, i get my pension on the third so can you take it
    on the fourth each month, the bill says one forty eight twenty can i pay only part of that till friday, somebody at the bank told me my
    card is no good any more and you have that card, we changed banks last week and the old account is closed so what do i do about your
    payments, please quit taking money out of my checking i will send it myself from now on, i set up to pay by bank but now i want it on my
    card instead, i cannot find the number you are asking for on this bill, the thing says ten digits and mine has a dash in it, drought has
    us short this summer is there anything you can do about the bill, husband lost his job at the plant and we can not make the whole payment,
    the letter says pay by the twelfth or else so can i pay it right this minute, i was in the hospital and missed the bill how do i fix that,
    what happens if i only pay the minimum on there, does it come up with my name so i know i am paying the right one, my address came up
    wrong when i typed in the account is it safe to go on, if i pay at eleven at night does it still count for today, can you send me
    something for my records after i pay, i need a receipt to give to the accountant for this payment, how do i get you to just take it every
    month so i do not have to think, we want to pay for everything once a year in november after harvest, is it cheaper if i pay it all at
    once in place of monthly, can my son in law pay it with his card for me, my boy is at college and his part of the insurance comes out of
    his own account, can i put one card on the trucks and the other on the house, i do not trust putting my bank stuff on the internet is
    yours safe, there is an extra two dollars on there what is that for, the post office lost my bill and i know it is due about now, i would
    like to talk to somebody about the amount before it is due, it is harvest and i forgot all about the insurance bill how do i pay it from
    the field, hello i want to pay my bill and i do not have a password, need to pay two of these one for the shop and one for the house,
    where is that place on here where you just punch in the account number, i think my payment is due today and i am out of town, can the
    hired man pay his own renters bill from his phone, tengo el bill aqui y quiero pagar con mi tarjeta de debito, se me paso la fecha de pago
    que hago, quiero que lo saquen de mi cuenta cada mes, mi pago sale muy temprano puedo cambiar el dia, no se mi numero de cuenta para
    pagar, the bill is on the fridge and i want it off my mind tonight, got your bill in the mail today how do i get it paid on here, take my
    money please, want to settle up for the year, how can i get this premium off my back, let me pay the note on my insurance, premium note
    due, bill stub says pay online where is that, paying a bill i got on paper, i have my card in my hand where does it go, where do i put the
    ten digits, number off the bill where does it go, i just want to pay and go no sign up, can a person pay without making a log in, dont
    make me sign up just let me pay, no account needed to pay right, just the account number and my card that is all i want to do, quick way
    to pay what i owe, fastest way to pay this thing, get it paid before midnight, pay at night when you are closed, pay on a sunday, is the
    pay page open on weekends, pay from the tractor on my phone, paying on my cell phone, pay it off my tablet, can i use a debit card for the
    insurance bill, will you take my credit card or only checks, bank draft instead of card, pay it straight out of my checking, pay out of
    the farm account, pay from the shop account, paying from my savings at the bank, can i use two different cards for one bill, half on the
    card and half out of the bank, is there an extra charge if i pay by card, what do you tack on for using a card, does it cost me something
    to pay here, is it okay to type my bank numbers on your page, who sees my card number when i pay, is the pay page safe for an old man,
    want to pay for my mother she is ninety, paying my dads bill from out of state, my neighbor is in the hospital and i want to pay his
    premium, can i pay somebody elses insurance for them, pay the hired mans bill, church treasurer needs to pay the church policy, pay for
    two accounts at one sitting, i have three bills from you can i do them together, pay the car and the house at one time, how much is it
    this month, what do you want from me this time, need to know what we owe before the banker comes, how much before you cut me off, lost the
    stub now what, the dog ate the bill, never got the paper in the mail how do i know what to pay, no bill came this time and it must be due,
    where is the account number on this paper, which of these numbers is the account number, account number top right corner, it wont take my
    account number, it says the number is wrong, typed the number and it shows a stranger, billing zip it asks for which one, what is minimum
    amount on the pay page, can i pay the minimum and the rest later, can i pay just a piece of it now, send fifty now and the rest when the
    calves sell, pay some now some later, can we do it in two payments, break it up for me, spread it out over the year, i want to pay by the
    month, quarterly payments please, pay once a year and forget it, pay six months at a time, pay ahead before we go south, pay for the whole
    winter now, take it on the day i get paid, pick my own day to pay, set a day for the payment to come out, set it and forget it, let me
    choose when you take it, schedule it for after the milk check, set up a payment for the first of next month, put my payment on the
    calendar, line up a payment for later this month, have it come out on the tenth, make it come out by itself, have the bank send it every
    month, take it out every month without me doing anything, auto pay set up, sign me up for auto draft, can you just pull it from my account
    each month, how do i get on automatic, get me off automatic, quit taking it automatically, turn the automatic thing off, no more auto
    withdrawal, stop the draft, i need the autopay to go to a different bank, switch autopay to my new card, put a new card on there, my old
    card got cut up need to use another, bank gave me a new card number, take my card off your system, delete my bank account off the pay
    page, erase the saved card, keep my card on file for next time, add a second bank account to pay from, manage how i pay, change payment
    method, card said no, it says declined but there is money in there, payment didnt take, it spun and spun and never paid, it froze when i
    hit pay, page quit in the middle of paying, window did not come up for paying, not sure if i paid, how do i know it went through, got no
    confirmation, need a receipt for what i just paid, receipt for the accountant, can you email me a receipt, print the receipt, show me
    something that says paid, i need proof i paid this month, how long till it shows paid, cant make the payment this time, money is tight can
    you work with me, cows are not sold yet need more time on the bill, hay is not sold yet can the bill wait, crop money comes in november
    can you wait on me, laid off last week and the bill is due, out of work and cant pay insurance, husband is in the hospital and the bill is
    late, we are behind on the house insurance, behind two months what do i do, i am past due how do i catch up, catch up on my payments, get
    caught up before you cancel me, i got a pink slip about not paying, red notice for not paying, final notice what do i do, pay it today so
    the insurance stays on, dont cancel me i am paying right now, i forgot all about the payment, payment slipped my mind, went past the due
    date by a week, is there a grace period, how many days late can i be, late charge on there why, will you waive the late fee, is there a
    fee if i am late, give me two more weeks on the premium, extension on my bill, can i move my due date to after payday, due date falls
    before my check comes, social security comes on the third so due on the first does not work, different due date please, bill looks too
    big, amount on the bill dont look right, is this amount right, not sure about the amount, bill is more than last time what do i pay, what
    is this bill even for, i got two bills and do not know which to pay, bill has the wrong amount on it, pay the agent or pay here, can i
    give the agent a card number, who takes payments over the phone, let me read you my card over the phone, have someone take my payment by
    phone, call to make a payment, take payment from my 88 year old mother by phone, old man no computer wants to pay by telephone, can my
    daughter do the paying for me on her phone, quiero pagar mi seguro, donde pago mi bill, pagar mi aseguranza, pagar con tarjeta, como pago
    en linea, necesito mas tiempo para pagar, cuanto debo, pagar por telefono, poner pagos automaticos, quick pay page, quick pay with account
    number, use quick pay, proceed to pay, pay a bill page, payment page, payment portal, bill payment site, pay screen, online payment, make
    payment now, payment options, payment by bank, ach payment, e check, pay with checking account and routing, routing number goes where,
    money order or card, can i come in with cash, pay at the counter, premium payment, premium, premium is due, insurance payment, car payment
    insurance, monthly insurance payment, farm premium due, make premium payment farm, house insurance payment, renters payment, life
    insurance payment due, pay my life insurance premium, pay bill for motorcycle, owe, amount i owe, past due balance, balance on account,
    how much left on my bill, remaining balance, pay remaining balance, pay in full discount, pay down payment, pay first month, first
    installment, next installment, installment due, reminder to pay, remind me before it is due, text me before the bill, send bills by email,
    stop sending paper, ebill sign up, reinstate by paying today, my insurance got cut off for not paying, it lapsed last week can i pay and
    get it back, turned off because of nonpayment want it back on, i paid late are we still good, paid a day late, bank sent it back nsf,
    insufficient funds on my insurance payment, check bounced and i want to pay with a card, make good on a bad check, redo a payment that
    failed, try my payment again, second try at paying, use a different card, my moms card for my bill, company card, fleet card, the wife
    pays the bills and she is gone now show me how, first time paying online walk me through it, steps to pay, how does paying on here work,
    how does it go when i pay, what do i need in hand to pay, can i see what is due before paying, check what i owe without paying, look at
    the minimum before i put a card in, pay extra, pay ahead two months, does the escrow pay this or me, got a bill for a car i dont have any
    more, milk check came and now i can pay, sold the calves ready to pay, hay money pays the insurance today, bill due on my birthday lol
    just pay it, bill in my late husbands name i need to pay, who is the payment company, does my card number stay with you, pay with two
    signatures business account, bookkeeper paying for the elevator, i do the books for a dairy and need to pay their insurance, i am the
    landlord paying for my tenants policy, can my boss pay mine, my ex is supposed to pay can he do it online, kid at college wants to pay his
    part, split with my brother on the farm bill, how soon does it count if i pay tonight, pay before five, what if i pay after hours, pay
    button where, cant find where to pay, where is the pay thing, show me the pay page, i need the place to pay, paying the insurance from the
    combine cab, log on or not i just want to pay, pay it with the number on the bill, account number and card, pay with no login, pay without
    a user name, not signed up and want to pay, can you take ten days to pay, need until the twentieth, can it wait till i sell corn, will you
    hold off till friday, pay late without losing it, how late can i pay, short this month, short this time, tight month, hard month, cant
    swing it, not enough in the bank for the bill, pay a part, part payment, make payments, payments every month, choose payment day, choose
    the day, pick a day to pay, pick which day, draft day, auto payment, autopay on, autopay off, autopay change card, turn on autopay,
    different bank for autopay, delete my card, remove bank, add a card, new card to pay, payment card expired, update card number, switch
    from card to bank, drop my check pay online now, pay the overdue bill, pay before they cancel, pay off what i am behind, behind on it,
    balance due today, what is owed, whats due, how much is due this month, bill amount, bill, pay your bill, pay our bill, pay mutual bill,
    pay insurance, pay insurance bill, want my bills by email and not paper,
    pay, pay bill, pay my bill, pay online, make a payment, quick pay, pay premium, pay my insurance, payment, bill pay, pay without logging
    in, guest payment, pay as a guest, one time payment, pay with card, pay by credit card, debit card, do you take charge cards, pay with
    bank account, pay from checking, electronic check, pay by phone, pay over the phone, pay with my phone, payment app, pay with cash, cash
    payment, is there a fee to pay by card, processing fee, is it safe to pay online, secure payment, my bill, see my bill, view my bill, i
    lost my bill, did not get a bill, where is my bill, bill did not come, copy of my bill, paper bill, email my bill, paperless billing, how
    much do i owe, what do i owe, amount due, balance, account balance, when is my payment due, due date, change my due date, next payment,
    did my payment go through, payment not showing, was my payment received, confirmation number, receipt for payment, print my receipt,
    autopay, automatic payments, set up autopay, auto draft, stop autopay, turn off automatic payment, recurring payment, monthly payments,
    pay monthly, pay quarterly, pay in full, pay for the whole year, payment plan, installments, installment fee, split my payment, half now
    and half later, schedule a payment, pay on the first, pay on payday, late payment, i am late, missed a payment, past due, past due notice,
    late fee, grace period, need an extension, cannot pay this month, short on money, make arrangements, behind on payments, pay before it
    cancels, got a cancellation notice for not paying, avoid cancellation, reinstate after paying, card declined, payment failed, payment
    returned, bounced payment, nsf, wrong account number, new card, my card expired, update card, change card on file, new bank account,
    payment error, page says error when i pay, account number, where is my account number, find account number, what is my account number,
    number on my bill, ten digits, pay someone elses bill, pay my moms bill, pay my sons insurance, pay two policies, pay several bills, pay
    my farm bill, pay auto and home together, who do i pay, pay for my policy, mortgage company pays, escrow pays my bill, first payment, down
    payment, i want to pay, i need to pay, i would like to pay my bill, pay my car insurance, pay my house insurance, pay my farm insurance,
    pay on my account, pay my premium online, pay the bill for my dad, how can i pay, ways to pay, where do i pay, can i pay online, can i pay
    by phone, can i pay with my phone, can i use a credit card, do you take cards, which cards do you take, can i use my checking account,
    routing number, pay by e check, can i pay in cash, can i pay at the office, can my agent take my payment, pay weekly, pay every month, pay
    every six months, pay twice a year, pay once a year, go to monthly, what is my bill, how much is my bill, what is due, how much is due,
    how much is left to pay, how much do i have to pay, when do i have to pay, when is it due, is my bill paid, did my check clear, did you
    get my check, was my check cashed, you did not get my payment, you lost my payment, sent the payment and still got a notice, got a late
    notice, i got a bill i do not understand, bill is wrong, two bills, why two bills, bill came late, never got my bill, no bill this month,
    get bills by email, stop paper bills, go paperless, take it out of my bank automatically, take it out every month, set up bank draft,
    automatic withdrawal, change my autopay, autopay did not work, stop taking money from my account, turn autopay off, change the draft date,
    move my due date, pay later, pay next friday, can i wait till i get paid, give me a few more days, need an extension on my bill, i lost my
    job and cannot pay, i am broke, hard time paying, can i pay half, partial payment, minimum payment, make a small payment, will you cancel
    me if i am late, how long till you cancel for nonpayment, i forgot to pay, i forgot my bill, payment was due yesterday, pay an overdue
    bill, past due amount, late charge, service charge, fee for monthly, my policy was cancelled for nonpayment, reinstate my policy, get my
    insurance back after missing a payment, my card got rejected, card does not work, card will not go through, insufficient funds, bounced
    check fee, stop payment, credit on my account, need a receipt, receipt, invoice, statement, email me a receipt, payment confirmation, save
    my card, remove my card, update my bank info, new debit card, expired card, number to pay by phone, account number on bill, cannot find my
    account number, lost my account number, which number do i enter, do you offer paperless, paperless, e bill, ebill, text me when my bill is
    due, payment reminders, reminders, bill reminder, overdue notice, second notice, final notice, balance forward, minimum due, bill dispute
    amount, explain the fees on my bill, service fee, convenience fee, pay with a payment app, pay from my banking app, money app, tap to pay,
    gift card, money order online, wire transfer, pay from savings, routing and account number, foreign card, pay from canada, pay for my
    grandson, pay for my church, pay all policies at once, combine my bills, separate my bills, one bill for everything, bill my mortgage
    company, billed wrong, autopay took too much, autopay date, enroll in autopay, remove autopay, cancel autopay, quit auto draft, pay till
    next month, pay a little now, can i skip a month, defer a payment, hardship, laid off, payment help, financial help with my bill, due on
    the wrong day, due on the 1st, bill due today, pay today, pay now, pay right now, pay fast, pay late, pay early, pay ahead, prepay, pay in
    advance, payment posted, payment pending, payment processing, payment stuck, send you money, where do i put in my card, set up automatic
    withdrawals, how much do i owe you, i forgot to pay last month, pay with my checking account, pay half now, paying over the phone, change
    the day my payment comes out, my card got declined, pay for my mom, stop the automatic payments, get a receipt, pay with no account, my
    policy number for paying, i moved banks, monthly instead of yearly, pay the premium, take my new card, can i pay this without making an
    account first, where on the bill is the number you want me to type in, the number on my bill has only eight digits is that the right one,
    how many digits should the account number have, i want the money taken on the day the milk check comes, my social security comes on the
    third can you take it after that, can i set it up once and forget about it every month, we are short this month who do we call before it
    is due, things are tight after the drought can i get more time on the premium, my mother cannot use a computer can somebody take her
    payment on the phone, do i get something in writing that shows i paid, i need to print something that says it is paid, will you send the
    receipt by mail or only show it on the screen, i want to see what is due before i give you my card, what happens after i put in my account
    number, it says this is not my account what did i do wrong, some other name came up when i put in my number, how do i take my old card off
    your payment page, i want to keep a bank account there so i do not type it every time, can my son in another state pay the bill for me,
    the screen said nothing was charged but i am not sure, page went blank in the middle of paying did it take my money, do i need the routing
    number or can i just use the card, is it ok to pay only the smallest amount this time, what is the least i can send so i do not get
    dropped, i do not have the bill with me how do i find out what to pay, the bill blew out of the truck and i do not know what i owe, i want
    to pay for the winter before we leave in november, can i change the card that gets charged every month, please stop taking it out of
    checking we closed that account, i get paid every other friday can the payment match that, how much do i owe and by which day, will it
    cost extra if i use a credit card, my english not good i only want pay bill, want to pay for my car and house same time, my husband always
    paid this and he passed how do i pay now, i sent too little last time how do i pay the rest, got a red letter about the bill what now, i
    need one more week can you wait, is there a way to pick a later day for the bill, where do i type the numbers from my bill, does my
    payment go through right away or take days, i missed it by two days are we still insured, my kid is paying her own part can we split it on
    two cards, do i need a password to pay what i owe, pick the day the money goes out myself, how do i give you money, pay without a
    password, do not want to make an account just pay, ten digit number on the bill, account number top right of bill, pay with my debit card,
    pay from my checking, credit card ok, can i use visa, pay from my phone, set it so it pays by itself, auto withdraw, pick the day you take
    it, payment after milk check, due date is bad for me, i get paid on the fifteenth can i pay then, cannot pay it all this month, short on
    cash this month, need a few more days to pay, going to be late, i am late on my bill, pay half now half later, pay the year at once, what
    is the least i have to pay, receipt for my payment, lost the receipt number, pay my moms bill for her, pay for my son, pay two policies at
    once, pay three bills, bill went to the wrong address, never got a bill, the amount is wrong on my bill, why is this bill so much, i do
    not understand my bill, pay at the office in person, pay at my agents, stop taking money out of my bank, turn off autopay, new bank
    account for payments, it will not take my card, payment page is stuck, does it cost to pay by card, fee for paying, is it safe to type my
    card here, who is taking my money when i pay, payment company, monthly or yearly, every three months, pay today so it does not cancel,
    reinstate by paying, past due notice came, final notice bill, check is in the mail but it is late, check bounced, bank sent the payment
    back, paying online for old people, grandpa has a bill and no computer, pay bill no internet, i do not do computers how can i pay, i never
    made a password and just want to pay the thing, my check comes on the tenth so can you take it after that, lost my bill and need to pay by
    friday, the bill came to my dead mothers house, i paid already but got another notice, can my daughter pay mine from her house, took the
    payment out on the wrong day, i want you to quit drawing on my account, my bank changed and autopay will fail, card expired and i got an
    email, can i pay all year and be done, what if i can only send half, harvest is late and so am i on the bill, where on the bill is the
    number it wants, is there a way to pay with cash, which company runs the card, how long before it shows that i paid, farm bill is due
    before i sell calves,`,
  quote: `
    how much would it be to insure two pickups a car and the house, we are closing on a place the end of the month and need insurance on it, i
    am paying too much where i am now what would you charge, my son is sixteen and i want to know what he would cost, i only want to know a
    price i do not want ten phone calls, i started this form yesterday and my supper burned can i go back to it, do you need the vin or can
    you give me a price without it, they dropped me and i need insurance by friday, what would it run for a little cafe with two girls
    working, can i send you the policy i have now so you can see if you can do better, cuanto me cobran por asegurar mi casa y mi carro, need
    price for my truck can you tell me today, what would it run me, whatll it cost, how much, how much a month, how much a year, price me,
    price my farm, price my house, price for both cars, give me a figure, ball park it, rough price, rough idea of cost, just a number, price
    by tomorrow, price before friday, price before closing, closing soon need a price, need insurance to close, buying a car need insurance,
    bought a car need insurance today, need insurance fast, need insurance now, get insurance, get me insured, insure my car, insure me,
    insure us, insure my son, insure my trailer, will you insure me, will you take us on, can you take us, do you take new people, new
    customers, start new, start up insurance, start quote, start my quote, start over my quote, finish quote, go back to my quote, saved
    quote, quote i started, half done quote, how long for a quote, who reads my quote, quote me, quote request, quote form, quote please, free
    quote no strings, no strings, does it cost to ask, quote without an agent, email me a price, text me a price, dont call just give a price,
    call me with a quote, quote by mail, compare you to mine, compare what i pay, beat this, better price, cheaper, cheaper than mine, cheaper
    insurance, save money, save on insurance, lower my cost switch, switching, come over to you, used to be with you, leave my company, leave
    my old outfit, tired of my company, other outfit raised me, my company dropped me need new, dropped and need insurance, been dropped, need
    insurance after being cancelled, no insurance now, have not had insurance in a while, first insurance, first policy, kids first car quote,
    teen quote, old truck quote, quote for camper, quote for bull riders event, quote for an apartment, quote for renters, quote for condo,
    quote for a farm, quote for cattle, quote for equipment, quote for a shop, quote for a restaurant, quote for trucking, life quote for me
    and my wife, annuity quote, quote annuity, quote umbrella, bundle price, everything in one price, package price, one price for it all,
    moving there need quotes, new in town need insurance, application, apply for a policy, fill out an application, buy it online, purchase,
    want a policy, what do you need to quote me, do you need my social for a quote, can i send my old policy, attach my current policy, send
    pictures of my house for a price, start date, start it the first, coverage to start monday, sr22 price, bad driver quote, tickets and need
    a price, dui and need insurance price, cotizacion, cotizar, cuanto sale, cuanto cuesta asegurar mi carro, precio del seguro, aseguranza de
    carro precio, i want buy insurance,
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
    traded pickups today, new to us truck, brought home a different car, picked up a new car an hour ago, wrecked one is gone and i have a new
    one now, put the new one on and take the old one off, add a side by side, put the grain truck on for harvest only, farm truck on for two
    months, license came today for my boy, my girl passed her driving test, son turned sixteen put him on, grandson is driving my truck now,
    new hired man will be driving, take grandma off the car she quit driving, kid joined the navy take him off, my son bought his own policy
    drop him, daughter is off to college with no car, wife and i split up, splitting from my husband and the insurance, ex wife still on my
    insurance, we got hitched, getting married want both cars together, put us on one policy, changed my name, my new name on the policy, name
    is spelled wrong on my policy, birthday is wrong on my papers, they have my wrong middle initial, vin off by one digit, they put the wrong
    truck on, wrong year for my car on the policy, fix an error on my policy, change of address, new address for you, got a new po box, we are
    at a new place now, moving in two weeks, moved in with my mother, moving off the farm into town, sold the place and moving to town, change
    where you send my mail, send my bills to a different address, different phone now, changed my cell number, update my contact info, update
    my info, let you know about something, who do i tell about a change, who do i let know, who needs to know, do i call you or the agent for
    changes, person to call about changes, who handles changes, who changes my policy, make a change on my insurance, change something, need
    something changed, change request, policy change form, can i change it online, when does the change take effect, will i get something in
    writing, do you send new papers after a change, sign anything for a change, what will it cost to add a car, can i add a car on a saturday,
    add a car after hours, leased a car and they want limits raised, bank wants on the title and the policy, add the credit union to my truck,
    loan is paid take the lender off, paid the house off take the bank off, we refinanced, our mortgage was sold, new mortgage company needs
    to be on there, lender changed their address, escrow changed, bank merged and has a new name, landlord wants to be listed, list the
    landlord as interested party, add the fair as additional insured, customer wants to be named on my policy, take a name off the policy, put
    the kids on the deed and the policy, put the farm in an llc change the policy, trust owns the house now, changed the business name, took
    on a partner in the business, sold half the business, moved the shop across the street, opened a second shop, hired two more people tell
    you, added a bay on the shop, built a calving shed, put up a hoop building, new machine shed, new grain bin, added two bins, barn came
    down take it off, sold the combine, traded for a newer tractor, bought a baler at the sale, leased a pivot, rented out the pasture, sold
    the quarter, sold off the herd, got chickens and a milk cow tell you, bought a horse, got a hot tub, put in a wood stove, new furnace and
    wiring, new shingles last month, added a bedroom, built a deck on the back, put in solar, put in an alarm, took out the trampoline, house
    is standing empty now, tenant moved in to the old house, renting the basement out, mom went to the home and the house is empty, we go
    south for the winter change anything, house is for sale and empty, working from home now, drive a lot less now, retired no more commute,
    new job longer drive, use the truck for work now, started hauling for pay, do deliveries now tell you, raise my limits, more coverage
    please, want more insurance on the house, bump the house up, higher deductible to save, change the deductible to a thousand, drop down to
    liability, take collision off the old truck, put full coverage on the car, just liability on this one, add rental car coverage, put glass
    on there, add roadside, add the ring to my house policy, add the camper for the summer, parking the motorcycle for winter, store a car and
    save money, put the car on storage, pull the plates and park it, suspend while i am deployed, drop the second car, drop one vehicle, take
    a vehicle off, remove the trailer, off the policy, on the policy, add to policy, take off policy, put on policy, put it in my name, my dad
    passed and his truck is mine now, dad died what about the insurance on the farm, mother passed change her policy, husband passed away take
    him off, widow now need things in my name, estate owns it now, executor who do i talk to about the policy, took over the place from my
    folks, farm went to my brother and me, kid moves between two houses, nanny drives our car add her, boyfriend moved in do i tell you,
    girlfriend drives my car now, mother in law moved in, my agent retired who changes my policy now, agent does not call back need a change,
    agents name on top of my policy, where is my agents number on the policy, going over my coverage, yearly checkup, sit down and look over
    my insurance, review it with me, have not looked at my policy in years, do i need to tell you about a new roof, do i tell insurance about
    a new baby, had twins, foster kids in the house now, baby on the way, kid is back home, cambiar mi poliza, agregar un carro, quitar un
    carro, cambiar de direccion, agregar a mi esposa, cambie de troca, quitar a mi hijo de la poliza, quien cambia mi poliza, i sell my car
    need remove, i buy car need put insurance, change name please marry, change address policy please, bought a different pickup off my
    neighbor tonight and want it covered before i drive it, we sold the blue car so there is no need to insure it any more, my boy turned
    sixteen and passed his test so who do i tell, the baby got here tuesday do you need to know that, we moved off the farm into town last
    month and you still have the old address, my wife passed in april and her name is still on everything, i got married and my last name is
    different now, the divorce is final and i want him off my car insurance, we put a steel roof on and the neighbor says i should tell my
    insurance, the bank that had our loan sold it to somebody else and they want on the policy, paid my truck off today how do i get the bank
    off of there, we built a new shop this fall and it is not on the policy yet, i want to raise what the house is insured for since lumber
    went up, i would like a higher deductible so it costs less, my daughter moved to town with her car and is not on our place any more, took
    the motorcycle off the road for winter do i need to pay for it, is there a form to add a trailer or do i just call, you have the wrong
    year on my truck on the card you sent, my kid went in the army and does not drive at home, i traded tractors and need the new one on the
    list, who do i talk to about putting the farm in a trust, we added a room to the house last summer, i started hauling hay for other people
    do i need to tell you, i drive fifty miles less a day now and want you to know it, dad signed the place over to me and i need it in my
    name, my roommate wants to be on my renters policy, the customer i work for wants his name put on my policy, cambie de casa y necesito
    cambiar mi direccion en la poliza, compre otra troca y quiero ponerla en mi seguro, ya me divorcie quiten a mi esposo, he turned sixteen
    and will drive, she got her permit do you need to know, our youngest is driving now, oldest moved out with her car, kid is away at school
    without a car, grandma quit driving, dad should not be driving any more take him off, wife does not drive our truck now, hired a new man
    who drives, hired hand quit take him off, put a camper shell on and a lift kit tell you, put a flatbed on the truck, bought a stock
    trailer, bought a gooseneck, bought a boat last night, bought a snow machine, bought a second house, bought the neighbors quarter, bought
    cows at the sale, bought a skid steer, sold the skid steer, sold the boat, sold the second house, sold the trailer to my brother, gave the
    old truck to the church, junked the van, car quit and i hauled it off take it off, the bank repossessed it, lease is up turned it in,
    truck is paid for now, house is paid for now, paid off the note tell you, new bank, new loan company, lender wants to be on there, they
    want the bank named, add the bank, name the bank on it, switch banks on the house loan, wrong last name, got remarried, moved in together,
    moved out on my own, moved down the road, moving next week, new house number, county changed our road name, new mailing address for my
    bills, bills go to the wrong house, different email, new cell, house has a new roof, redid the kitchen, added on to the house, new barn is
    done, tore down the coop, barn is empty now, house is rented to my nephew, nobody lives in the old house now, opened a shop at home,
    started baking to sell, started plowing snow for money, retired from hauling, quit farming kept the house, more liability, raise it, lower
    it, take full coverage off, put comp back on, spring is here put the bike back on, put the motorcycle back on, bring the camper back on,
    start the truck back up on insurance, when does it start after i call, one call to change it, who is it i call for that,
    change my policy, make a change, update my policy, policy change, add a car, add a vehicle, add my new truck, put my new car on the
    policy, replace a car, swap cars, trade in, traded my car, got a different truck, remove a car, take a car off, sold my car, sold the
    pickup, junked the car, add a driver, add my son, add my daughter to the policy, put my wife on, add my husband, add my boyfriend, remove
    a driver, take my ex off, take my son off he moved out, my kid moved out, remove my daughter, add a trailer, add a tractor to my policy,
    bought a new tractor add it, bought cows need to add them, new roof tell you, told about new roof, new barn add, put up a new building,
    added a garage, finished the basement tell insurance, change my address, new address, i moved, we moved, moving next month, moving to
    another town, moving out of state, update my phone number, new email, change my name, got married change my name, name change, divorce,
    getting divorced, separated, married, just had a baby, my father died change the policy, policyholder died, husband died what about the
    policy, take my late husband off, estate policy change, transfer policy to my son, put policy in my name, change owner of policy, add a
    lienholder, remove lienholder, paid off my car, paid off my house, paid off the mortgage, new mortgage company, refinanced, refinance the
    house, change mortgagee, change bank on my policy, add additional insured to my policy, add my landlord, raise my coverage, increase my
    limits, lower my coverage, drop collision, drop full coverage, go to liability only, raise my deductible on my policy, change my
    deductible, add rental coverage, add roadside to my policy, add towing, add jewelry to policy, add coverage, take off coverage, reduce
    coverage, put policy on hold, suspend coverage, pause my insurance, park my car for winter, storing vehicle drop coverage, change
    effective date, fix a mistake on my policy, wrong vin, wrong car on my policy, misspelled name, correct my birthday, who do i call for
    changes, who handles my policy, renew my policy, is my policy renewed, talk about my renewal, changed jobs, retired now change mileage,
    kid off to college change policy, got a dog tell insurance, started a business at home tell you, renting out my house now, i bought a new
    truck, got a new car today, just bought a car add it, bought a used pickup from my neighbor, new vehicle on my policy, switch cars on my
    policy, replace my old truck with a new one, i sold my car, sold my truck, sold the farm truck, gave my car to my son, donated my car,
    scrapped the car, car got totaled take it off, we only have one car now, add my teenager to the policy, my son got his license add him, my
    daughter moved out take her off, my son moved away, kid is on his own policy now, add my fiance, got married add my wife, add my new
    husband, wifes name on the policy, my wife left take her off, take my ex wife off, husband died take him off, my wife passed away change
    policy, my mom died what do i do with her policy, dad is in a nursing home change policy, change the name on my policy, i changed my last
    name, misspelled my name, change who gets the bill, change my mailing address, changed address, got a new address, my address changed,
    update address, moved to a different house, moving to an apartment, moving to another county, moved to town, sold our house, sold the
    house and bought another, selling our house, sold my house, built a garage, built a barn, built a deck, put up a shop, tore down the old
    barn, put on a new roof, new roof last year, got solar panels, put in a pool, got a trampoline, remodeled, new furnace, rewired the house,
    rent out my old house now, bought more land, sold some land, bought more cows, sold my cows, bought a tractor, sold the tractor, add
    equipment, remove equipment, change my equipment list, add a building, remove a building, add jewelry, add a ring to my policy, add my
    guns, add an umbrella, add flood, add more liability, increase coverage, raise limits, lower limits, lower my deductible, raise deductible
    on policy, add glass coverage, take off comprehensive, drop liability, go down to liability, go to full coverage, add the bank to my
    policy, new bank on my truck, change lender, changed mortgage company, loan was sold to another bank, refinanced my house, took out a home
    equity loan, truck is paid off take the bank off, house is paid off, remove the lien, add a landlord, add loss payee, add my contractor
    customer as additional insured, cancel one car, put my car in storage, winter storage, take insurance off my motorcycle for winter, park a
    vehicle, not driving it right now, pause my policy, start it back up, turn my policy back on, date change on my policy, change the start
    date, fix my policy, mistake on my policy, vin is wrong, wrong year on my car, wrong birthday, change drivers, change vehicles, change
    coverage, who do i tell, who do i notify, do i need to tell you, should i let you know, let you know i retired, new job shorter commute,
    drive fewer miles now, i work at home now, kid went to college, son back from the army, new dog tell insurance, change agent on policy,
    review my policy, go over my coverage, policy review, annual review, renewal coming up questions, endorsement, amend my policy, policy
    update, update mortgage info, mortgage changed, new lender, lender change, lienholder change, title changed, new title, car in my name,
    put the car in my sons name, put the house in a trust update, add a trust, add an llc, ownership change, bought out my brother, inherited
    a truck add it, bought a trailer, bought a camper, bought a boat add it, bought a four wheeler, bought a motorcycle add to policy, got rid
    of the boat, sold the camper, sold the motorcycle, sold the horse trailer, traded tractors, traded combines, leased a car add it, turned
    in my lease, car was repossessed, gave the truck to my grandson, teen got license, teen moved out, son enlisted take him off, daughter got
    married take her off, roommate moved in, boyfriend moved in, mom moved in with us, nanny drives our car, new driver in the house, everyone
    in my household, wife got her license, husband lost his license remove him, new last name, hyphenated name, wrong address on my policy,
    moved across town, moved apartments, new apartment address, moving to a rental, moved out of the house, house is empty now, house is
    rented now, renovating tell you, finished remodel, new siding, new windows, new wiring, new plumbing, installed an alarm, installed a wood
    stove, removed the trampoline, dog died, more coverage, less coverage, better coverage, bump up my limits, add collision, add
    comprehensive, add uninsured motorist, drop rental, drop towing, remove coverage, take off roadside, adjust my policy, modify my policy,
    edit my policy, alter my policy, correct my policy, policy is wrong, policy has a mistake, switch to paying liability only, stop covering
    my old car, end coverage on a car, cancel coverage on the boat, put my new truck on, we moved across town, my bank changed, drop a
    vehicle, add my roommate, my daughter moved out, increase my coverage, correct the vin, add the new shop building, switch my car for
    another, take off full coverage, wife needs to be on the policy, update the mileage, spelling of my name is wrong on the policy, we got
    divorced, add an additional insured, we bought another pickup saturday who do i tell, the baby came last week does my insurance need to
    know, who do i call when we put a new roof on, do i get something in writing after you change it, i do not know who to call to take the
    old car off, daughter moved to denver for school should i tell you, we sold the farm truck and still pay for it, bank sold our loan to
    another bank where do i send the change, moved to a different house same town how do i tell you, does one phone call change it or do i
    have to sign papers, who changes the policy my agent or the office, the name of the agent is where on my policy, need to switch the
    insurance to my new car today, i am getting married in june and want us on one policy, my ex is still on the car insurance get him off,
    dad died and the policy is in his name what do we do, we are putting the place in a trust and the policy must say so, i paid off the truck
    so the bank should come off, my address on the policy is the old one, i only want to insure the car against hail and theft this winter, my
    wife does not drive any more can we take her off, bought a trailer at the auction and want it on there, we built a shop and i want it
    added, hired man drives my truck now does he go on the policy, want more coverage on the house since lumber is so high, i would like to
    lower what i pay by dropping something, change who gets the bills, i want to insure my new ring along with the house, spelled my name
    wrong on everything you sent, how do i change car on insurance please, switch which bank is on the house, rented out our old house and
    need the insurance changed, sold the cows so take them off, i am retired and barely drive now tell who, our hired hand got married and
    moved into the bunkhouse, got a new truck who do i tell, had a baby who needs to know, new roof went on should i call, changed my name
    after the wedding, take my ex off the policy, put my boy on the policy, sold the car take it off, add my wife as a driver, bank changed on
    my mortgage, new lender on the house, paid off the truck take the bank off, add towing to my policy, want more liability, drop the comp on
    my old car, trade in my truck today, new email for my policy, change the name on the policy, mom died and the policy is in her name, who
    do i call to fix my policy, wrong vin on my policy, spelling of my name is wrong, wrong address on my papers, add a camper to my policy,
    put the horse trailer on, add a ring to my home policy, cancel one car but keep the other, kid moved out take him off, daughter got her
    own car, bought a house trailer, built a shop add it, tore the barn down take it off, need a change in writing, do changes start right
    away, want to switch agents on my policy, add my new tractor, got married, got divorced, loss payee, dealer needs me to add the car now,
    need it changed before closing, we had a little girl last month do i have to tell you, traded the old ford for a newer one at noon today
    who do i call, my daughter moved home with her car what do we change, the bank sold our loan and the new one wants on the policy, husband
    died in june and everything is in his name what do i do about the insurance, our son joined the army and does not drive ours anymore, put
    a steel roof on last fall who should know, getting hitched saturday and want one policy, my ex is still on my car policy and i want her
    off, i need somebody to put my new camper on before we leave friday, the address on my policy is our old place, built a new shop and want
    it on there, do i call you or my agent to change something, they spelled my name wrong on the papers,`,
  'faq#what-is-the-mailing-address-of-the-main-office': `
    mail it where, where to mail, what do i put on the front of the envelope, mailing the bill, mail a payment, payment by mail, pay by mail,
    pay through the mail, send my payment the old way, paying with a stamp, i still use stamps where do i send it, check in the mail to where,
    bill came with no envelope, lost the return envelope, envelope had no address in it, bank bill pay needs your address, bill pay address,
    remittance address, lockbox address, payment mailing address, po box number, post office box, p o box, po box in sterling, zip for the po
    box, zip for sterling office mail, mail papers, mail in a form, mail my signed form, mail you the title, mail you pictures, mail the
    estimate, mail receipts to you, send by post, post you a letter, letter to the company, write the company by mail where, snail mail
    address, us mail, certified mail, registered letter to you, overnight letter, where does mail go, where do letters go, your postal
    address, address for mail, address for letters, address on file for you, address for correspondence, company address for mail, main office
    mail, home office mailing address, whats your address for sending stuff, is it the same address for checks and papers, can i send cash,
    cash in an envelope, is it ok to mail cash, can i mail my claim in, mail in claim form, put the policy number on what i mail, what to
    write on each page i mail, address for the bank to send things, mortgage company needs your mailing address, lienholder address for mail,
    lawyer needs your mailing address, address for legal papers, moms check where does it go, grandpa wants to mail a check, no computer just
    a stamp, direccion para mandar el cheque, donde mando el pago por correo, direccion postal, mandar cheque por correo, i send paper mail
    where, address to send, send it to what address, mailing adress, i do not do computers so where do i put my check in the mail to, what
    address goes on the envelope for the payment, my bank will mail it for me if you give me an address, i threw out the envelope that came
    with the bill where do i send it, i have papers to mail you for the house where to, is the box in sterling still where you get your mail,
    can i stick cash in an envelope and mail it to you, what do i write on the papers so they do not get lost in your mail,
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
    whos name on the check, what do i write on the pay to line, pay to line, payee, payee name, check made out to, who is it made out to, who
    gets my check, check to who, put on the check, filling out a check, how to fill out the check, what goes in the memo, memo, account number
    on check, put what number on the check, write something on the check, does the stub go with it, send the stub with the check, stub in the
    envelope, include the stub, money order to who, money order name, check to my agent, agent said make it to him, agent wants a check in his
    name, agents name on my check is that okay, my agent takes checks made to herself, scam agent wants a check to him, can i hand the agent a
    check, check for the premium who to, premium check, farm check made out to, checks go to, personal check, paying with a check, pay by
    check, writing a check, do you still take checks, old school check, check payable, exact name for a check, full name for my bank to pay
    you, bill pay payee name, name of payee for bank, a nombre de quien hago el cheque, cheque a quien, hacer cheque, check write who, who
    name write in check, wrong name on the check i sent, made the check out to the agent by mistake, three party check, two party check for
    premium, my mom writes the checks and asks who to, i am writing the check right now who do i put on it, what name should the bank put on
    the cashiers check for insurance, do i tear off that bottom part of the bill and send it with my check,
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
    the bank called and says they need paper that our house is insured before monday, my landlord will not give me the keys till he sees proof
    i have renters, they will not give me my plates without a card showing insurance, cop pulled me over and all i had was last years card
    where do i get a new one, my daughter is leaving for college and needs her own copy of the insurance card, the lady at the mortgage place
    keeps asking for a declarations page what is that and where do i get it, tax lady wants to know what i paid you all last year, i need to
    go back and see what we paid in the spring, did i already pay february i want to look it up, i told it to take the money on friday and now
    i need it to be monday, put in a payment for next week and changed my mind, how can i see if you already have a payment lined up for me, i
    want one place where i can see my bills and my cards and all that, never signed up on here but i am a customer how do i get started, what
    do i type to hook my policy to my email, i moved and it will not take my zip when i try to register, my bill has some quickpay name on it
    that i do not know, who are these oneinc people on my bill are they you, my neighbor says he can see his policy on the computer how do i
    do that, we are buying a pickup tonight and the dealer wants proof of insurance, insurance card blew out the window on the highway need
    another, i cannot find my policy anywhere in this house can you show me a copy, what is my deductible on the blue truck i need to look it
    up, is the camper on our policy or not where do i check, i want to know if we are paid up and covered before we leave on a trip, how do i
    know the day my policy runs out, the judge says bring proof i had insurance on the day of the ticket, the fair wants a paper that says my
    steer trailer is insured, the loan on the swather wants proof every year where do i print that, my work needs my auto declarations since i
    drive for them, refinancing the house and they want the hazard insurance page, general contractor will not let me on the job without proof
    of coverage, hoa lady wants to see a copy of my condo policy, i need the policy number and do not have any papers with me, want to put my
    husbands policies and mine under one sign in, where do i see what card you are charging each month, how much are we paying you and when it
    is all on there somewhere right, where do i go to stop a payment i already set up, i picked the wrong day for my payment, can i get my
    insurance card sent to my phone while i sit here at the dmv, el banco quiere prueba de seguro de la casa, necesito ver lo que pague el ano
    pasado, donde veo mi numero de poliza, como me registro para ver mis biles, look at old bills, find a bill from last year, bills i already
    paid where are they, see a paid bill again, history of what i paid you, list of all my payments, how much did we pay you in all last year
    for taxes, tax man wants what we paid in insurance, accountant needs my insurance totals for the year, every payment this year, past
    bills, previous bills, last months bill i want to see it again, what did i pay in march, see if the march payment was posted, paid bills,
    print an old bill, copy of a bill i paid in spring, change a payment i set up, i set a payment for friday and need to move it, move my
    scheduled payment, cancel the payment i scheduled, undo a scheduled payment, call off the payment for the tenth, i scheduled it for the
    wrong day, stop the payment that is set for tomorrow, payment is set for monday and the money wont be there, take back a payment i set up,
    edit my scheduled payment, scheduled payment wrong amount fix it, my upcoming payment needs to change, reschedule my payment, proof of
    insurance letter, prove i have insurance, prove i am insured to my landlord, landlord wants to see my renters policy, landlord wants
    proof, the bank wants paper that i am insured, bank wants a copy of the house policy, lender wants the declaration, mortgage company says
    we have no insurance on the house, mortgage company never got my policy, loan officer needs my dec page, dec page for closing, dec sheet,
    need the page with my limits on it, page that shows my coverages, front page of the policy, certificate that i am covered, certificate for
    my landlord, paper for the credit union saying the truck is insured, credit union wants insurance on the truck loan, dealer wants to see
    my insurance before i drive off, car dealer needs proof right now, at the dealership and need my card, registering my truck need the card,
    plates are due and county wants proof, tag office wants my insurance, getting tags for the truck, motor vehicle office wants insurance
    paper, officer wants to see my card, got stopped and dont have my card, ticket for no proof of insurance need to show the judge, judge
    wants proof i had insurance that day, need an id card for my trailer, my card in the glove box ran out, card in the pickup is from last
    year, print a new card, email my card to me, get my card on the phone, put the insurance card in my wallet, send my son his card, my kid
    at school needs a copy of the card, two more cards for the kids cars, auto id card, digital card, copy of card, insurance card
    replacement, card got wet and ruined, lost wallet need new insurance card, washed my insurance card in my jeans, replacement proof card,
    temporary proof, my papers, my policy, my policies, see my policy papers, where are my policy papers, find my policy, policy number i need
    it, forgot the number on my policy, whats my policy number, view policy, view my coverage, what am i covered for on the truck, do we have
    towing on our policy let me look, do i have rental car on mine, do i have glass on my policy, look up my limits, which trucks are on
    there, who all is on my policy, is my son still on the policy, is the old car still on there, am i still insured, is my policy still
    active, am i covered today, did my insurance run out, when does it run out, renewal date please, when do we renew, did my renewal go
    through, renewal packet where, see my renewal offer, account page, customer page, customer hub, customer hub login, hub login customer,
    customer area, members area, member sign in, policyholder sign in, client login, client portal, insured login, customer log on, get an
    account, make me an account, new account, open account online, set up account first time, sign up to see my bills, sign up to see
    policies, register, register as new user, registration, customer registration, customer hub registration, new user, i am new here how do i
    get in, how do i sign up to see my stuff, link my policy, link my account, link my bill to my email, add my other account to my login, add
    my farm account to my online account, put both policies in one login, hook up my account, what do i need to register, zip code and bill
    number to register, activate my online access, get online access to my insurance, see everything in one place, all my policies on one
    screen, does it show my bills when i sign in, what can i do when i am signed in, see what is due when i log in, view my bills online, look
    up my bill, pull up my bill, see the bill on the computer, can i see my bill on here, my bills, bills and policies, oneinc, one inc,
    quickpay oneinc, quick pay one inc what is that, my statement says one inc, who is one inc, the bill has oneinc on it is it a scam,
    payment wallet, my wallet of cards, saved cards wallet, portal payment, payment portal wallet, where is the wallet to pay, cards i keep at
    the payment company, customer support for the portal, help with my online account, look at my claim, download policy, print policy,
    reprint declarations, email me my declarations page, send a declarations page to my bank, evidence of property insurance, insurance
    verification letter, verify coverage for a rental car, rental counter wants to see insurance, gym wants proof, fair board wants proof of
    insurance for my animals, school wants to see my car insurance, parking permit needs insurance card, hoa wants a copy of my policy,
    adoption agency needs proof of homeowners, green card paper needs proof of insurance, auction yard needs proof for my trailer, the co-op
    wants paper that i have liability, county road permit wants my insurance, delivery job wants a picture of my card, volunteer driver needs
    insurance card, my work wants a copy of my auto policy, dot wants to see my card, tarjeta de aseguranza, necesito mi tarjeta de seguro,
    prueba de seguro, comprobante de seguro, perdi mi tarjeta del seguro, imprimir mi tarjeta, ver mi poliza, ver mis pagos, mi cuenta, crear
    una cuenta, registrarme en linea, entrar a mi cuenta, police man ask insurance paper, print proof, print proof of insurance, where do i
    print my insurance card, get a copy of my dec page, homeowner declaration page for refinance, refi needs hazard insurance proof, title
    company needs the insurance paper, closing is thursday and they want proof of insurance, bank says force placed insurance but i am
    insured, they put their own insurance on my house because they say i have none, lender letter says send proof, proof for my loan, show
    coverage to my bank, vin on my card is wrong let me see, check if they put my new car on, see if the change went on my policy, did my
    agent add the car, my autopay details, what card is on my account, when does autopay come out, see my next payment date, look up due
    dates, what payments are pending, is my payment pending, see moms bills online, download my bills, pdf of my bill, insurance app, phone
    app to see my card, is there something like an app, get in to see what i have, i want to see my insurance on the computer, see my
    insurance online, get my insurance online, manage my insurance, manage my account, account settings, update my account online, account
    dashboard, unlink an account, sign in to pick a payment day, sign in to schedule, do we carry glass on ours, is rental on our policy look
    it up, see which cars are insured, see who is listed as a driver on ours, what limits did we pick, check what limits i have, check if i
    have uninsured motorist, look whether we have umbrella on ours, see if the new truck got added, did they add my son yet, did they fix my
    address, look at what i have with you, look over my own policy at home, read my policy online, show me my coverages, show me my bills,
    show me what i paid, show me my card, list my policies, policy expires when, does my policy run till spring, did we renew already, is it
    renewed, did my payment post to my account, my payments so far, see when you got my check, see if the check cleared on my account,
    everything i have paid since january, total paid last year, receipt from last year for taxes, premium paid letter for taxes, how much
    insurance did the farm pay last year, old statement, statement from last spring, find last years statement, look up last month, prior
    bills, bill from before, change the date on a payment i already scheduled, payment i set is too early move it back, wrong amount on the
    payment i scheduled, delete a payment that is scheduled, pending payment cancel it, take the pending payment off, what payments are lined
    up, what is scheduled to come out, when is my next automatic payment, judge says show proof of insurance, have to show the court i was
    insured, cop wrote me up for no insurance card and i have insurance, ticket says no proof but i am insured, need paper for court that i
    was insured in may, dmv says prove it is insured, vehicle registration needs proof, cant register the truck without proof, clerk wants my
    insurance before plates, trooper asked for insurance, deputy wants proof, show the deputy my insurance, sheriff asks insurance, insurance
    card for sons car at school, school parking wants proof, college parking insurance, apartment office needs my declaration, rental office
    wants proof of renters, proof of renters for my lease, proof of renters insurance, new landlord needs proof of coverage, lender needs
    proof of homeowners, loan needs proof of insurance, bank lady wants proof, bank keeps asking for proof of insurance, credit union letter
    says my truck is not insured, credit union wants proof on my truck, auto loan proof, mortgage wants proof, mortgage says send
    declarations, closing agent wants a declarations page, title company wants proof, refinance needs proof, escrow officer wants the policy,
    contractor wants proof i am insured, job site wants proof, employer wants a copy of my insurance, proof for work, show proof to the fair,
    arena wants proof of liability, elevator wants proof, feedlot wants to see my insurance, sale barn wants proof on my trailer, storage unit
    wants proof, marina wants proof, campground wants proof for my camper, rental car desk wants proof, renting a truck they want my
    insurance, going to mexico need proof, binder for closing, need a binder, binder of insurance, dec page for taxes, dec page for the
    accountant, print cards for both trucks, card for the new truck, card for the trailer, new glovebox card, replace the card, lost the
    insurance card again, card on my phone, pull my card up on the phone, get another card, second card for my wife, policy card, temporary
    card until the real one comes, sign up so i can see my bills, make a login for the first time, never set it up how do i start, link my
    bill to my name, connect the farm account, number on the bill and zip to register, cant link my account, wont link, two accounts one
    login, see both accounts, wallet at the payment company, what is the wallet, cards saved at the payment company, quickpay one inc on my
    bill, bill is from one inc, letter from oneinc, oneinc website, one inc payment, payment history, last payment, how much did i pay last
    year, year end statement, cancel a scheduled payment, move the payment i scheduled to another day, proof of payment,
    my account, customer login, online account, create an account, register online, sign up for an online account, policyholder portal, view
    my policy online, see my policy, policy documents, get my policy documents, download my policy, print my policy, my declarations page, dec
    page, copy of declarations, id card, insurance card, print my id card, lost my insurance card, new insurance cards, card for my glovebox,
    proof of insurance card, temporary card, digital id card, show the cop my insurance, policy number, what is my policy number, lost my
    policy, where is my policy, tax form, see my coverages online, manage my policy online, see my documents, log in to my policy, log into my
    account, my online account, open an online account, set up my account, make an account, customer portal, account sign up, register my
    policy online, get my insurance card, print insurance card, need an insurance card, need my id cards, email me my insurance card,
    insurance card on my phone, proof of insurance on my phone, card for the dmv, i got pulled over and need my card, lost my card, new id
    card, copy of my insurance card, copy of my policy, send me my policy, get a copy of my policy, need my policy papers, policy paperwork,
    policy declarations, declarations page for my mortgage company, dec page for my lender, find my policy number, policy number lookup,
    forgot my policy number, what does my policy say, see what i have, what coverage do i have, what am i covered for, check my coverage, my
    coverages, do i have rental coverage, when does my policy expire, when does my policy renew, my renewal date, is my policy active, am i
    insured, is my insurance still good, my documents, view my documents, download documents, show me my policy, see my policies, see my id
    card, pull up my card, proof of coverage for bank, proof of coverage for my loan, proof for the dmv, evidence of insurance, insurance
    verification, verify my insurance, cop wants my card, electronic card, print cards, mail me a card, wallet card, policy packet, policy
    booklet, reprint my policy, declarations, declaration sheet, what is on my policy, what do i have with you, which cars are on my policy,
    who is on my policy, when did my policy start, expiration date, renewal papers, renewal documents, app, mobile app, is there an app,
    download the app, set up online access, online access, register for online access, activate my account, policyholder account, member
    account, customer account, see my policy online, where is my account, print my proof of insurance, get my id cards, look at my bills
    online, download my declarations, set up an online account, policyholder sign on, where do i sign in to see my policy and bills, how do i
    make a login for the first time, what do i need to link my policy to my email, it wants the number from a bill and my zip code, deputy
    stopped me and i need the insurance card on my phone, where do i find my insurance card at the dmv counter, can i print the cards for both
    of our cars, my mortgage lady wants the declarations page by friday, how do i see a bill i already paid last spring, i scheduled a payment
    and want to take it back, change the day of a payment i set up online, where can i see what i am covered for without calling, the glovebox
    got cleaned out and the card is gone, my daughter needs proof of insurance for college parking, is my coverage still good i want to check
    at night, can i look at my policy on sunday when you are closed, cannot remember if we have towing where do i look, apartment manager
    wants proof i am insured, where do customers sign up for the online thing, my bill says quick pay and i cannot find where that is, who
    opens the other payment company for me, put my card in a wallet so it is there next time, i want all my policies in one place on the
    computer, new phone and i lost my insurance card on it, want to see what day my policy runs out, rental car place wants to see my policy,
    how do i register if i never had an email with you, need card of insurance where i get, school wants proof of insurance before my son can
    park, show me the papers for my house, i have a policy but no account online, my policies online, proof of insurance for the cop, proof of
    insurance to print, need my card for the dmv, declarations page for the bank, look at my coverage, see my bills, old bills, bill history,
    what did i pay last year, my claims status, check on my claim online, register as a customer, see when my policy ends, renewal date,
    policyholder log in, tax paper for insurance paid, prove i paid, show my due date, set up monthly schedule sign in, member portal, the cop
    wants my card and i am on the road, dmv needs proof i am insured, the bank needs the front page of my policy, need last years payments for
    my taxes, i want to see what my policy says from home, how do i make an account, is there a place to look at my old bills, where can i see
    if my claim got anywhere without calling, renew date of my policy i forgot,`,
  login: `
    i have tried every password i can think of and it still wont let me in, it used to let me in and now it just spins, how do i get in if i
    do not remember what email i used, my grandson set this up and now i can not get back in, they send a code to a phone i do not have any
    more, i push login and a window flashes and goes away, i changed my email last month and now it does not know me, it keeps telling me
    wrong password and i know it is right, where on this page do i sign in, cant get signed in, wont let me in, keeps kicking me out, log me
    in, let me in, sign me in, sign in button, login button does nothing, sign in window closed on me, pop up blocked when i sign in, pop ups
    blocked cant sign in, javascript off cant sign in, blank window when i sign in, log in with email, email and password, i forgot what
    password i used, dont remember my password, password expired, make a new password, pick a new password, password reset email never came,
    reset link does not work, where is forgot password, need to change my password, new email and cant log in, old email is dead and i cant
    get in, got a new phone and the code goes to the old one, text code never came, code is expired, code does not work, six digit code,
    second step when signing in, locked me out, account locked after wrong password, unlock me, it says user not found, user name forgotten,
    username please, user id, sign on trouble, trouble getting in, problem signing in, help me sign in, who helps with sign in, number to call
    when i cant sign in, where is the login, login please, log in page, sign in page please, sign in here, signing in, my wife knows the
    password and she is away, grandkid set it up and i cant get in, died and i need into his account, sign out, log off, stay signed in, am i
    signed in, olvide mi contrasena, no puedo entrar, iniciar sesion, contrasena, it thinks i am somebody else, signed in as my wife how do i
    switch, shows the wrong person when i log in, sign in is slow, sign in is down, is login broken, cookies and sign in, sign in on my phone
    does not work, fingerprint sign in, face id log in,
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
    agent sign on, agent log on, agents sign in here, producers, producer login, producer sign in, agents only page, for agents, agent tools,
    agent site, agent page, agent hub, agent hub login, agent desk, agent desktop, agent password reset, agent code does not work, agent
    locked out, agent cant get in, csr login, office staff login, my staff needs a login, new producer needs access, staff access, employee
    sign in, commission, commission statement, my commissions, where are my commissions, agent commission check, agent forms, forms for
    agents, agent paper forms, rate manual, rate book, rating pages, bulletins, agent scoreboard, agent appetite guide, underwriting guide,
    agent quoting, quoting system, bind a policy for a customer, bind coverage, submit an app, submit new business, download for my management
    system, agent help desk,
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
    i am going with my brother in laws company so how do i quit you, we sold the car and i want the rest of my money back, if i leave in the
    middle of the year do you send back what i paid ahead, i want out of this policy and do not care what it costs, you sent me a letter that
    you are not renewing and i want to know why, been with you twenty two years and now you drop us over one hail storm, how many days do you
    have to give me before you shut my insurance off, the price went up four hundred dollars and nothing has happened here, nobody had a wreck
    or a ticket so why is it higher, everybody i know got raised this year was it the whole state, he ran the stop sign and you put it on me
    and i want somebody to look again, how long am i going to pay extra for that wreck, who do i go to if the company will not treat me right,
    i want to talk to somebody who does not work for claims, you said no to my application and did not say why, send me every page of my
    policy not just the card, my eyes are bad can i get the policy with bigger letters, what is the least insurance the law will let me have
    on this old truck, does calling to ask about a hail claim go against me, if i turn in a cracked windshield does my rate go up, you told us
    to trim the trees or else how long do we have, the house is going to sit empty till spring will you cancel it, what should we talk about
    when we go over the policy with the agent each year, do you look at my credit to decide what i pay, the letter says my insurance score
    changed what is that, quiero cancelar mi seguro y que me regresen el dinero, missed a payment how many days before i get dropped, how many
    days late can i be before you cancel me for good, notice for nonpayment how long, if i am late when do you shut it off by law, days until
    cancelled for not paying, how long after a missed bill is the policy gone, what does the policy say about cancelling for not paying, my
    agent wants to cancel it for me what do i get back, we moved out of state so i want to stop the policy and get a refund, i have other
    insurance now and want rid of yours, stop the home policy since we sold, no longer need this insurance, we do not need your insurance any
    more, going elsewhere for insurance please end mine, sold out and quit farming cancel it all, quitting you at the end of this month, can i
    cancel today and have it stop tonight, does it cost anything to cancel, what do i owe if i cancel, mom died cancel her renters and send
    the rest back, explain why this costs so much more than last year, price hike, rate hike, rate increase reason, new bill is a lot higher,
    insurance keeps going up every year, our homeowners jumped and there was no claim, car insurance went up again why, my premium changed and
    nobody told me why, how come the neighbor pays less, wreck was not my doing and my price went up, when will my surcharge end, tell me why
    in writing, i want your reason on paper, want a written reason for the denial, you did not take me why not, my application was denied,
    whole policy in the mail, send me the complete policy, i want the long version of my policy, i want to see everything in my claim file,
    get the adjusters notes, complain about the company, complaint against an insurance company, complaint to the insurance commissioner, file
    a grievance, grievance, above the adjuster, adjuster and i do not agree who is next, who is over the claims people, who can help me fight
    a claim decision, independent person at the company, appeal a denied claim to somebody else, bought the policy last month and they
    cancelled it, in the first 59 days, new policy cancelled right off, what do i have to carry by law in colorado, liability limits required
    by the state, how little insurance can i legally have, is my credit part of my price, poor credit and insurance, a renewal letter came and
    the price is up, got my renewal and it went up, letter came that my policy is renewing what changed, got a notice about renewal, got a
    renewal notice in the mail, letter about my renewal says more money, late paying how long till i lose the policy, how late before you drop
    my policy, drop me for being late how many days, cancel it all, cancel the whole thing, cancel insurance, get me out of this, quit my
    insurance, done with you cancel, done with insurance, leaving you for another company, found somebody cheaper cancel me, going with my
    brother in laws company, penalty for cancelling, cancel in the middle, cancel any time, can i quit any day, can i cancel when i want, sold
    the car need money back for the rest, refund for unused months, unused premium, get back the rest of what i paid, paid for a year and
    leaving now, prorated, how much will you send back, cancel as of friday, stop the policy, stop coverage, end it, terminate, dont renew me,
    not going to renew, you cancelled me why, why was i cancelled, why did you drop us, dropped us after one claim, dropped after twenty
    years, letter says you wont renew, non renewed, cancel letter came, cancellation letter, cancellation notice reasons, how many days before
    you cancel, notice before you cancel, ten days, can you cancel for being late once, what can you cancel me for, is it legal to drop me,
    fight a cancellation, appeal a cancellation, bill jumped, why is my premium so high, how come it went up again, went up three hundred
    dollars, doubled since last year, up and no claims, no tickets no wrecks and it went up, what made it go up, reason for the increase,
    explain my increase, everybodys rates went up or just mine, rates for everybody, what is this surcharge, surcharge line on my bill, extra
    charge for an accident, how long does an accident count, how long till my accident drops off, accident three years ago, drops off when,
    not my fault and you raised me, contest fault, disagree about fault, you say i caused it and i did not, who decides fault, look at my
    accident again, government office for insurance complaints, who watches insurance companies, file against an insurance company, go over
    your head, somebody above the agent, somebody neutral, ombudsman for customers, not getting anywhere with claims who else, stuck with my
    adjuster who is over him, denied and want to fight it, appeal denied application, turned down, you turned me down, refused me, rejected my
    application, reason in writing, want it in writing why, right to know, what rights do i have, report you used on me, which report, credit
    check for insurance, bad credit higher price, my score, full policy not just the front page, entire policy, complete copy, see my claim
    file, claim file, what the adjuster wrote about me, big print, big letters, cant read small print, print too small for my eyes, read the
    fine print, plain summary, what my policy covers in short, coverage summary, colorado summary, state summary, legal summary, legal notice,
    notice of rights, required notices, new customer first two months, first two months rule, brand new policy and you cancelled it, just
    signed up and dropped, lied on my application, made a mistake on my application, forgot to mention a ticket, didnt tell you about a
    driver, left my son off will you cancel, what happens if i dont fix the steps, fix it or we cancel letter, you said fix the roof or lose
    it, house inspection said fix things, vacant house cancel, house empty too long, license suspended cancel, dui cancel, how many claims is
    too many, three claims, does asking count as a claim, just asking about a claim does that hurt me, will a claim raise my rate, hail claim
    raise my rate, will towing raise my rate, speeding ticket, one ticket, ticket my price, minimum insurance, state minimum, minimum
    liability, what does the law make me carry, least i can carry, no insurance ticket, caught with no insurance, fine for no insurance,
    yearly list, annual review list, what to bring to review, discounts i am missing, can i waive uninsured motorist, turn down medical
    payments, reject coverage in writing, sign to refuse, leave my son off the policy by name, named driver excluded, cancelar mi seguro, por
    que subio mi seguro, quejarme con el estado, me cancelaron, no quiero el seguro ya, i no want insurance more stop, why you cancel me, why
    price more big now, cancel, cancel my policy, cancel my insurance, how do i cancel, cancel car insurance, cancel my home policy, end my
    policy, stop my insurance, quit insurance, do not want it anymore, going with another company, found cheaper insurance want to cancel,
    sold my house cancel insurance, i want to cancel, please cancel my insurance, cancel everything, cancel my renters, cancel farm policy,
    how to stop my insurance, i do not need insurance anymore, i want out, get rid of my policy, not renewing, do not renew my policy, do not
    want to renew, going to a different company, switching to another company cancel, cancel my life policy, cancel as of a date, cancel at
    renewal, cancel before renewal, cancel request form, cancellation request, i already have other insurance cancel, double insured cancel
    one, moved out of state cancel, cancel at the end of the month, i want out of my policy at the end of the month what do i do, i found
    something cheaper how do i stop mine, member advocate, ombudsman, member advocate phone, large print, file a complaint, make a complaint,
    i have a complaint, want to make a complaint, where do i complain, who do i complain to, complaint department,
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
    the walls, the hoa insures the building so what do i still need for my condo, a stolen ring is paid up to what amount, what you pay for
    a watch or a ring that a thief took, somebody took her engagement ring how much of it comes back`,
} as const
