/** What people ask about whom to talk to. */
export const askedWhoAndWhere = {
  findAnAgent: `
    i do not know who my agent is since the old fellow retired, is there somebody of yours close to us out here, i want to sit across from a
    person and go over my insurance, who would i see about insurance in this end of the state, can one of your people drive out to the place
    and look at it, my agent and i do not get along can i have another one, who is your agent where we are moving, agent in the town we are
    moving to, agent near our new house, moving and want an agent over there, which of your people is closest to our new farm, nearest agent
    to my work, my agent quit who do i have now, is there an agent out this way, any of your agents out by us, agent that speaks my language,
    agent who will drive out, we need somebody local to talk to, who has an office in our county, agents name and number, how do i look up my
    agent, find the phone of my agent, who is closest, who is near me, nearest one, agent close by, agent around here, someone in my town,
    someone local, local person, branch, nearest office, agents by zip, zip code for agents, agents in my county, who covers my county, which
    agent is mine, my agents phone, my agents number, lost my agents card, agent left, agent retired, need another agent, pick an agent, pick
    somebody, change my agent, different agent, dont like my agent, fire my agent, agent list, all agents, agent map, find somebody, find a
    person, my insurance man, my insurance lady, insurance agents, representative, see an agent, see somebody in person, sit across the desk,
    meet an agent, meet with someone, agent come to the house, agent come out to the farm, someone come look at my place, agent open now,
    agent open evenings, open late agent, agente, agente cerca, agente en espanol, busco un agente, who help me in person,
    find an agent, agent near me, local agent, nearest agent, closest office, agents, insurance agent, list of agents, agent directory, agent
    locator, agents in my area, agent in my county, who is my agent, my agents name, my agents phone number, i forgot who my agent is, my agent
    retired, my agent left, new agent, change agents, switch agents, get a different agent, do not like my agent, agent is not calling me back,
    talk to my agent, call my agent, email my agent, meet with an agent, sit down with an agent, appointment with an agent, someone to come to
    my farm, someone to explain insurance to me, help me pick coverage, need advice, insurance advice in person, local office, branch office,
    office in my town, offices, spanish speaking agent, someone who speaks spanish, agent who speaks vietnamese, bilingual, do you have anyone
    who speaks spanish, interpreter, woman agent, agent open on saturday, agent open late, farm agent, crop agent, commercial agent, life
    agent, agent for business, agent by zip code, map of agents, broker, insurance broker, agency, agencies, insurance man, insurance lady,
    representative in my town, rep, salesperson, who sells your insurance, where can i buy in person, do i have to have an agent, do you have
    an agent around here, i need an agent, get an agent, talk to an agent, speak to an agent, agent phone, agent email, agent hours, agent
    website, agent office, where is my agent, where is the nearest office, agent close to me, agents nearby, agents around here, any agents
    near here, local insurance agent, local insurance office, office near me, insurance near me, insurance office near me, insurance place near
    me, someone near me, somebody close by, someone i can talk to face to face, talk in person, come to my house, come out to my ranch, have
    someone look at my farm, who covers my area, who is the agent for my town, who handles my county, look up an agent, search for an agent,
    agent finder, find agent by name, find my agent, name of my agent, who do i have as an agent, dont know my agent, cant remember my agent, i
    want a new agent, want a different agent, my agent quit, my agent died, my agent moved, agent never answers, agent does not return calls,
    can i pick my agent, choose an agent, best agent, recommend an agent, agent that knows farms, agent who does crop insurance, agent for life
    insurance, agent for my business, does anybody speak spanish, spanish agent, habla espanol, agent that speaks german, sign language, is
    there an office in my town, do you have offices in the mountains, western slope agents, agents on the eastern plains, office locations, all
    your offices, how many offices do you have, list of offices, zip code search, evening appointment, make an appointment, set up a meeting
    with an agent, book an appointment, is there anybody in my town, is there someone in my area, is there somebody near, anyone in town, agent
    in town, who is in my town, who is nearby, who is around here, your guy in town, your agent here, new agent since mine retired, need a new
    agent, mine retired, mine quit, who took over for my agent, who replaced my agent, agent was let go, assigned agent, agent of record, reach
    my agent, message my agent, call an agent, ask an agent, have an agent call me, visit an agent, agent visit, agent come to my shop,
    somebody to look at my place, somebody to go over my coverage, explain my options, help choosing insurance, not sure what i need, what
    insurance do i need help, which policy is right for me, women agents, young agent, experienced agent, agents by county, agent zip, agent
    list by town, agent in the next town, weld county agent, larimer county agent, agents in the valley, who can i sit down with, somebody who
    can come by the ranch, talk to someone in my town, who sells for you around here, an agent my age, look one up by zip, someone who
    understands cattle, where do i find a local office, agent with evening hours, one who speaks my language, who is the closest, agents on a
    map, my old agent is gone,
    is there somebody in my town i can sit down with, who is closest to our ranch and is the office open now, i want somebody who has
    driven past my place, can i see all of them on a map, which ones are open right now, how do i look somebody up if i only know the first
    name, i know the town but not the name of the man, need somebody who talks spanish with my parents, my husband is deaf do you have
    anybody who signs, is there anyone who speaks vietnamese around denver, my mother only speaks portuguese who can help her, do you have
    an agent who knows about cattle and water, someone who does annuities near us, we want a woman to come out and look at the farm, who
    can i see after work, who has the door open on saturday morning, my old agent passed away who has my policy now, the agent i had does
    not pick up the phone can i get another, i would rather talk with a neighbor than fill out a form, what county is my agent in, we just
    moved who would be our agent now, how far is it to the nearest one, use where i am to find one, want to shake a hand before i buy, do
    you have anybody up in the mountains, somebody to go over my papers with me at the kitchen table, which agent writes shops and
    restaurants, who do i see about life insurance near here, i dont know who to ask can you ring the right office, agent who talks plain
    and does not push, which of your people are near my zip code, i am new in this country and need agent that speak my language, is there
    one in the next town over, show me the ones who do farm and ranch, who took over the office on main street, can i pick my own agent or
    do you pick for me, give me somebody local not a call center, looking for the man who insured my dad, what languages do your agents
    speak, agent that will come out to the place, page through all of them by name,
    who sells your insurance near me, is there somebody in my town, find my guy, who is my agent i forgot, agent on my street, agents near
    80720, somebody by the feed store, agent close to home, agent who knows cattle, agent who does farms, agent for a bakery, agent who does
    life insurance, somebody for annuities, agent who speaks spanish, agent for seniors, evening hours agent, agent open saturday, agent
    that comes to the house, my agent retired who is it now, new in town need an agent, agent phone number, my agents office hours, agent
    never calls back, switch to another agent, lady agent, look up an agent by name, which office is mine, not sure who to ask, agent at the
    county seat, nearest office to me, closest agent to the lake, want to sit down with someone, face to face, office in the mountains,
    western slope agent, eastern plains agent, san luis valley agent, agent in the big city, somebody who can come out to the farm, i lost
    the card with my agents name, moved from yuma to the mountains who is my agent now, is there anyone out by the reservoir, need somebody
    who can come to the kitchen table, my agent passed away and i do not know who has us, want an agent that farms himself, the old fellow
    in town retired who took over, do you have a woman agent, need an agent my mother can talk to in spanish, i work days so who is open in
    the evening, i want a different agent than the one i have`,
  contact: `
    i have been pushing one and two for ten minutes can i talk to somebody, is there anybody at your place i could talk to before seven, what
    number do i call if i have a question about my bill and it is saturday, we will be in sterling thursday and want to stop in when are you
    there, where is your office from the grain elevator, i have pictures of the damage on my phone how do i get them to you, you folks asked
    for a picture of my roof how do i send it, i need to send you a copy of the bill of sale, they told me to send in the police report how do
    i do that online, got a refund coming and it never came who do i ask, there is a charge on my bank from you that i never made, you billed
    me for the car i sold in may who fixes that, i think my bill is wrong who do i talk to, my agent will not return my calls who else is
    there, the button on your form does not do anything who do i tell, it is two in the morning and i need somebody on the phone, can i bring
    my papers by the office and hand them to a person, grandma can not hear well is there another way to reach you, quien me puede ayudar por
    telefono en espanol, a que hora puedo ir a la oficina, send you pictures of my roof, email the pictures to who, where do i upload pictures
    of the wreck, how do i get photos to you, get you a copy of my license, get papers to you by computer, my bill is not right who do i call,
    wrong bill, report a wrong bill, billing error, charged for something i dropped, fix my bill, somebody to explain my bill to me, go over
    my bill with me, who can i talk to about money i am owed, money you owe me, refund has not come, hours today, holiday hours, phone hours,
    are the phones on, what time does the phone get answered, saturday phone, front door open, office in sterling, office address street,
    where to park, somebody human please, give me a person, a person not a machine, i cant stand the robots, press zero for a human, can a
    body talk to somebody over there, somebody pick up the phone, phone number of the office, number for you folks, whats a good number, your
    number please, number for billing, number to ask about my bill, call about a letter i got, got a letter i dont understand who do i call,
    got a strange call from you, can someone call me, have someone call me tomorrow, call back, what are your hours, when do you pick up the
    phone, till when tonight, open right now, are you there saturdays, is somebody in on friday, open on monday, open the day before
    christmas, open good friday, closed for the blizzard, can i stop by, stop in and see somebody, come in and talk, come see you, walk ins,
    what street, how to get to you, your place in sterling, main office where, the office with the bench, bring the kids to the office, drop
    off a check, leave papers after hours, hand in my papers, bring you a form, upload a photo, upload papers, upload a document, attach a
    paper and send it, send a copy of my drivers license, send a copy of the bill of sale, send the police report to you, send you the title,
    email you a document, email you pictures, send you receipts online, turn in papers online, you asked me for papers where do i send them,
    they want pictures of my house where do i send them, underwriting asked for photos, photos of my wood stove, inspection pictures where do
    they go, you sent me a form to sign where does it go, return a signed form, send back the signed paper, dispute, dispute my bill, dispute
    a payment, you made a mistake on my bill, you charged me wrong, charged for a car i sold, billed for something i cancelled, there is a
    charge i dont know, charge on my bank statement from you, who took money from my account, fraud charge, refund, my refund has not come,
    refund check, refund check lost, waiting on a refund, check got lost in the mail stop it, website is messed up, your page is broken, page
    wont load, form wont send, form keeps erroring, picture wont upload, file too big, site is slow, link goes nowhere, your website has the
    wrong phone, report an error on your site, i am blind and your site does not read, cant read this site, help, i got a question, question,
    questions, ask about my coverage, ask about a claim, question for billing, billing, billing dept, billing office, accounts, service dept,
    customer help, customer assistance, tech support, contacts, contact info, contact information, contact page, contact number, how to reach
    you, get ahold of you, get in touch, talk to someone, talk to somebody, talk to someone about my policy, i want the manager, talk to the
    owner, phone no, tel, toll free, 800 number, fax no, fax a form, email, e-mail address, email for questions, interpreter on the phone,
    speak spanish, habla alguien espanol, hablar con una persona, numero de la oficina, a que hora abren, donde estan, horario, oficina,
    quiero hablar, tengo una pregunta, necesito ayuda, ayuda, please call me no english, after hours, after hours phone, after hours line,
    night number, emergency number, middle of the night, weekend number, holiday number, 24 hour number, day and night phone, who answers at
    night, complaint line, complain on the phone, who do i talk to about a problem, my agent wont call me back, agent left who do i call now,
    agent died who do i call, call the main office about my agent, office manager, directory of phone numbers, extension, claims and office
    numbers, all your phone numbers, numbers to keep in the truck,
    contact, contact us, contact you, phone, phone number, telephone number, call you, how do i call you, customer service, customer service
    number, talk to a person, talk to a human, real person, speak to somebody, speak with a representative, operator, live person, somebody
    answer the phone, on hold forever, toll free number, main number, fax, fax number, email address, your email, main office, head office,
    home office, headquarters, corporate office, office address, street address, where are you located, where is your office, directions, how
    do i get there, map to the office, parking, hours, office hours, opening hours, what time do you open, what time do you close, are you
    open today, open on saturday, open on weekends, open on holidays, closed on thanksgiving, christmas hours, after hours number, lunch hour,
    visit the office, come by the office, drop off papers, walk in, drop box, reach you, get hold of you, call me back, call me, someone call
    me, who do i call, who do i talk to, which number, i have a question, question about my policy, question about my coverage, question about
    my bill, need help, help me, i need assistance, dispute a charge, wrong charge, stop payment on a check, refund of my payment, website is
    broken, problem with the website, page does not load, chat, live chat, text you, text message number, deaf relay, tty, hearing impaired, i
    want to talk to someone, let me talk to a person, i need a person, get me a human, a live human, no robots, how do i reach a person, how
    do i get a hold of you, how to contact you, what is your number, what is your phone number, whats the number, number to call, phone for
    customer service, customer care, customer support, support, help line, hotline, service center, who can i call, who can help me, someone
    to help me, i need some help, can someone call me back, please call me, request a call back, call center hours, are you there, anybody
    there, are you open now, what days are you open, when do you open, when do you close, what time do you close on friday, open weekends,
    open sunday, open late, closed for snow, closed for holiday, hours on christmas eve, lobby hours, where are you, where is the main office,
    where is your building, where do i go, your address, company address, physical address, address of your office, directions to your office,
    how do i find you, find your office in sterling, main office sterling, come to your office, stop by, visit you, drop something off, bring
    a check to the office, can i come in and pay, home office number, headquarters address, fax you something, fax number for documents, email
    for customer service, what is your email, text number, can i text you, online chat, messenger app, talk about my bill, someone to explain
    my bill, explain my policy, billing department, billing question, underwriting department, claims and billing phone, wrong charge on my
    card, unknown charge, charge i do not know, want my money back, get a refund, page is down, website not working, your site is broken, link
    does not work, error on your page, billing mistake, mistake on my bill, who do i contact about billing, who handles billing, who do i ask,
    who can answer a question, general inquiry, inquiry, enquiry, ask you something, ask a question, quick question, i got a letter from you,
    got a call from you, missed your call, someone called me from your office, return your call, extension number, department, front desk,
    reception, receptionist number, switchboard, main line, after five, before eight, lunch time, veterans day open, labor day open, memorial
    day hours, new years hours, fourth of july hours, snow day, is the office closed, is anyone there, weekday hours, business hours, hours of
    operation, opening times, located, location, locations, map, gps address, cross street, which floor, parking at your office, wheelchair
    access, bathroom, deliver something to you, bring papers, leave papers, drop slot, mail slot, drop off documents, meet you at the office,
    tour the office, phone for deaf, translator by phone, spanish phone line, app does not work, form does not work, cannot upload, button
    does not work, screen is blank, page will not load, 404, site map broken, phone number for the main office, are you open friday, speak to
    a person, call center, directions to the office, is anyone there on saturday, number for questions, reach somebody now, email for the
    office, what time does somebody start answering the phone, are you there at six in the evening, is there a person to talk to at night, how
    late can i call on friday, what is the street your office is on, is there coffee and a place to sit when i come in, can i bring my kids
    along to the office, where do i park when i come to the office, which number do i call when it is after hours, i want to come by and hand
    you the papers, how do i get to the main office from the highway, is your door open on saturdays, i need to hear a human voice today, what
    is the number for questions about my bill, can i walk in without an appointment, who answers in the middle of the night, somebody from
    your place called and left no message, how do you pronounce it i just want to call, what city is your main office in, one number to call
    for everything, is anybody there during lunch, do you have somebody who can read it to me on the phone, grandma wants to talk to a real
    lady not press buttons, how fast do you answer when i write on the contact page, can i attach pictures to my question, i have question no
    speak good english call me, where is the building and when can i come, phone for the front desk, are you open the day after thanksgiving,
    what number do i save in my phone for you, do you answer on sundays, i want to ask something about a policy i already have, i am lost
    outside of town looking for your office, can somebody meet me at the counter at seven in the morning, where do i go to pay in person, is
    it mountain time or what for your hours, can you transfer me to claims, cottonwood avenue, what town are you in, how do i get to the
    office, when does the door open, open till when, close for lunch, is anybody there at seven in the morning, can i just walk in, can i
    bring my dog to the office, phone number please, number for a person, i hate robots let me talk to somebody, real human, call center or
    people, middle of the night number, claims line number, chat with somebody, send you photos, write you a letter, main switchboard, who
    answers the phone, i am deaf how do i call you, tty relay, speak spanish on the phone, hablan espanol por telefono, sterling office,
    complaint by phone, give a compliment, say thanks to somebody, your website is broken, talk to the boss, president of the company number,
    is there coffee, i have been pushing buttons and just want to talk to a lady, can i come see someone in sterling tomorrow morning, what do
    you do if it is midnight and the house burned which number, i want to tell the boss how good she was, are you closed the day after
    thanksgiving, how do i find the building with my gps, is the lobby open over lunch, need to call from overseas, your form gives me an
    error, who can i call that speaks spanish,`,
  sendMessage: `
    i would just as soon write it down than call you, can you answer me in writing about whether you cover something, i work nights and can
    not call so where do i write you, i want to tell somebody what a good job your adjuster did for us, that girl on the phone was rude to my
    mother and i want it known, i have left four messages and not one person has called me back, where do i type in a question for you to
    answer tomorrow, i have an idea that would make your bills easier to read, how long does it take for you to write back, i want to say
    something to the company but not on the phone, write you, write to somebody, type my question, type it out instead, rather type than talk,
    dont like phones, hate the phone, i stutter can i write, i am hard of hearing want to write, i work nights so write me, write me back,
    answer me by email, reply by email please, email me back, just email me, message the company, messages, send message, send a note, send a
    note to the office, leave a message for somebody, leave word, leave word for the office, drop a note, online message, comment form,
    comments, feedback form, give you my opinion, my two cents, suggest something, i got an idea for you, you should do this, tell you what i
    think, tell you thanks, thank the adjuster, thank my agent, thank the girl on the phone, want to brag on one of your people, your people
    are wonderful, good job you guys, nice to us after the fire, pat on the back for the office, say something nice, kudos to your team, lady
    was so kind on the phone, that young man was so patient with me, happy with you, not happy, i am ticked off, mad, real mad at you people,
    nobody will listen, nobody answers, nobody calls me, waited on hold forever, got the runaround, tired of the runaround, passed around from
    one to the next, rude lady, rude on the phone, treated me like dirt, talked down to, lied to by the agent, agent is no good, your agent
    hung up, adjuster was short with me, lousy, worst ever, gripe, got a gripe, beef with you, got a bone to pick, complaining, complain
    online, complain in writing, write a complaint, send a complaint, complaint form, ask about a policy i might buy, ask about a policy by
    writing, question about getting a policy in writing, ask by email if you cover something, can you write me about my policy, message about
    my policy, message my agent through the site, question for later, not urgent question, ask at night, sunday question, when will i get an
    answer if i write, how long for a reply, answered by when, next working day answer, name on the policy, i want an answer by phone but i
    will write, mandar un mensaje, escribir un mensaje, quiero quejarme, dejar un comentario, mandar correo, i write no good english but send
    message,
    send a message, send us a message, message you, write to you, write us, email you, send an email, contact form, message form, leave a
    message, leave a note, ask a question in writing, feedback, give feedback, comment, suggestion, suggestion box, complaint, complain, i
    want to complain, complaint about an agent, complaint about my adjuster, speak to a manager, supervisor, unhappy, not happy with service,
    terrible service, rude, your agent was rude, bad experience, i am angry, you people are awful, worst insurance company, nobody helps me,
    nobody calls back, ignored my calls, ridiculous, scam, rip off, compliment, say thank you, thanks for your help, praise an employee, great
    service, testimonial, leave a review, review, tell you about a good agent, problem with an employee, send you a file, attach a document,
    send photos to you, reply to your letter, i want to send you a message, send you a note, email someone, email customer service, email the
    company, write a message, message, write you a letter online, online contact form, fill out a contact form, how do i write to you, tell
    you something, i have a comment, i have a suggestion, idea for you, leave feedback, i want to leave feedback, rate your service, complain
    about service, complain about a claim, complain about my agent, agent was mean to me, agent lied to me, agent was rude, your people are
    rude, your adjuster was rude, treated badly, bad service, poor service, awful service, horrible company, worst company ever, i am so mad,
    i am very upset, i am furious, disgusted with you, fed up, this is ridiculous, this is unacceptable, you guys suck, crooks, ripoff, i want
    to speak to your boss, talk to a manager, talk to the president, escalate, nobody answers my emails, no one will help me, no one is
    calling me back, you never call back, thank you, thanks, want to thank my agent, thank an adjuster, great job, good experience, happy
    customer, recommend someone, compliment an employee, write a review, good review, share my story, thank the lady at the counter, nice lady
    at the counter, nice agent, nice people, kind employee, helpful person, want to thank someone, thank you note, card for an employee, shout
    out, good job, kudos, appreciate, grateful, praise, i love you guys, best insurance, five stars, one star, online review, disappointed,
    upset with you, angry at you, mad at my agent, mad about my bill, mean agent, lazy agent, agent ignored me, agent hung up on me, hung up
    on, put on hold too long, waited an hour, lied to me, you lied, cheated me, treated unfairly, not fair, unfair, shame on you, i hate this
    company, hate your website, your website is bad, confusing website, i am done with you, problem with service, issue with service, service
    issue, not satisfied, lousy service, slow service, nobody cares, no answer to my letter, still waiting for an answer, second request, no
    response to my email, who is your manager, contact a manager, contact the president, write to the ceo, letter to the board, question by
    email, ask by email, reply to you, answer your email, send you my documents, send you a picture, attach a file, form to write you, i want
    to say thank you, tell you about a bad experience, leave a comment, your website confuses me, write to the company, a compliment for your
    adjuster, something i want to report about service, complain about how i was treated, i would rather write than call where do i do that,
    how can i tell you i am not happy with how i was treated, want to say something nice about the man who helped us, can i write you at night
    and get an answer tomorrow, how soon does somebody answer what i write, do i need my policy number to write to you, i want my answer by
    email not by phone, your adjuster talked down to my wife and i want it known, who do i tell that nobody has called me back in a week, the
    girl in your office went out of her way for me, please tell somebody your hold music is too long, i have an idea how you could do better,
    can i send a letter to the street address, where do i type a long question, how do i get a message to the people in charge, let me write
    it down for you in my own words, my neighbor got better service than me and i am sore, i was promised a call and never got it, somebody
    should know how good your people were after the fire, i want to complain in writing, where do i tell you about something that went wrong,
    i am shy on the phone can i type it, write to you about a policy i might want, i have a gripe with my agent where does it go, can you
    answer me by phone if i write, drop you a line about my policy, leave my name and what i want to say, is there a form for comments, nobody
    listens so i am putting it in writing, note for the whole office to say thanks, question is too long for the phone, write you a note, i
    want to email you a question, have someone write back, message about a policy i might want, ask a question online, type a message instead
    of calling, do not want to phone, say something to the company, tell you about good service, rude person on the phone, unhappy customer,
    send you a picture and a question, ask you to call me, message after hours, send a note to claims, drop you a line, ask about something
    not on the page, general question, compliment an agent, complain about an agent, write to the office from here, i would sooner write than
    call, have a question that is not an emergency, want someone to write me about a policy i am thinking of, need to say thank you to the
    girl who helped me, the fellow at the desk was short with me and i want it known, can i attach a photo and ask if it is insured, where do
    i type a question to you, send word to the office on a sunday,`,
} as const
