/** What people ask about life insurance and about money for old age. */
export const askedOverALife = {
  life: `
    life insurance, term life, whole life, universal life, permanent life insurance, term or whole, difference between term and whole life, how
    much life insurance do i need, life policy, death benefit, what happens to my family if i die, who takes care of my kids when i die, leave
    money for my children, money for my wife when i am gone, protect my family, if something happens to me, if my husband dies, if my wife
    dies, pay off the house if i die, mortgage protection, debts when i die, loan paid off at death, funeral costs, burial insurance, final
    expenses, pay for my funeral, cremation, headstone, life insurance for seniors, life insurance over 60, too old for life insurance, 80 year
    old, life insurance for my parents, mom needs burial insurance, life insurance for children, insure my baby, policy on my grandchild,
    newborn, we are expecting, young family, stay at home mom, single mother, newly married couple, life insurance for couples, business
    partner life insurance, key man life, buy sell agreement, farm succession, estate taxes, pass the farm to my son, fair to all the kids,
    keep the farm in the family, medical exam, physical exam for life insurance, no exam, blood test, health questions, i have diabetes, cancer
    survivor, heart attack, high blood pressure, overweight, smoker, tobacco, vaping, chewing tobacco, pre existing condition, dangerous job,
    pilot, suicide clause, convert my term, term is running out, my term policy ends, renew my term policy, cash value, borrow against my
    policy, loan on my life insurance, cash in my life policy, surrender my life policy, paid up, beneficiary, who gets the money, name a
    beneficiary, minor as beneficiary, ex wife is beneficiary, contingent beneficiary, does it go through probate, is the death benefit taxed,
    how do i claim life insurance, my mother died and had a policy with you, death claim, find a lost life policy, rider, accidental death,
    disability waiver, long term care, terminal illness, life insurance through work, group life, veteran life insurance, college money, 20
    year term, 30 year term, million dollar policy, cheap life insurance, life insurance at 50, widow, widower, orphan, divorced parent, what
    if i die before the kids are grown, who pays the bills if i pass, leave something for my wife, leave money to grandchildren, provide for my
    family, single dad life insurance, i have three kids how much coverage, new baby need life insurance, just got married need life insurance,
    bought a house want life insurance, cover the mortgage if one of us dies, cover the farm note, cover my debts, cosigned loan, student loans
    if i die, cheap term for a young guy, is term cheaper, term for 20 years, lock in a rate, guaranteed issue, can i get life insurance with
    diabetes, life insurance after a heart attack, can smokers get life insurance, i chew, i quit smoking, health exam at home, nurse visit,
    how long to get approved for life insurance, waiting period on life insurance, can i have two policies, does life insurance pay for
    suicide, does it pay if i die skydiving, life insurance for a pilot, life insurance for a firefighter, life insurance in the army, life
    insurance through my employer is it enough, leaving my job and losing life insurance, policy for my wife who stays home, policy for my
    mother, insure my ex for child support, court ordered life insurance, life insurance on my business partner, life insurance to pay estate
    tax, equalize inheritance between my children, one child farms, burial plan, prepaid funeral, pay for cremation, bury my mother, my dad
    died did he have life insurance, death certificate, how to collect on a life policy, how long until life insurance pays, is the payout
    taxable, lump sum or payments, policy loan, borrow from whole life, cash value of my policy, surrender whole life, stop paying on whole
    life, paid up at 65, dividends on whole life, convert term to permanent, my term ended, outlived my term, universal life premium flexible,
    add a rider, child rider, waiver of premium, disability income, cancer policy, hospice, update my will, gift a policy, who should be my
    beneficiary, can my girlfriend be beneficiary, beneficiary died before me, trust as beneficiary, church as beneficiary, grandkids policy,
    life insurance on a child, should i insure my kids, small policy for burial, small policy, ten thousand dollar policy, policy to bury me,
    bury my husband, cheap burial policy, who inherits, leave an inheritance, leave the farm debt free, provide for my special needs child,
    guardian for my kids, orphaned kids money, my widow, my survivors, stay home dad, i am a widow do i need life insurance, engaged and need
    life insurance, ex spouse life insurance, second marriage, blended family, blood pressure pills life insurance, insulin, seizures, pregnant
    life insurance, felony life insurance, dui life insurance, private pilot, rodeo rider life insurance, motorcycle rider life insurance,
    dangerous hobby, paramedical exam, urine test, medical records for life insurance, decline for life insurance, graded benefit, policy lapse
    life, reinstating a life policy, owner of a life policy, gift to church life insurance, cash out whole life, cash out my life insurance,
    value of my life policy, interest on a policy loan, pay up my policy, dividends buy paid up, annual statement life, group term, voluntary
    life, insurance that pays off my house when i die, insurance that pays my debts when i am gone, when i am gone, insurance for my wife when
    i die, money for my kids if i am gone, policy for a new mother, how much life coverage do i need, does it pay if i die in an accident,
    insure my husband, pay for a funeral, term for twenty years, life policy with no exam, whole life cash value, smoker life rates, life
    insurance for a farmer with debts, policy on my child, leave something to my grandkids, pay off the house if one of us dies, change who
    gets the money, life insurance at seventy, burial money, keep the family on the land if dad dies, buy out my partner when he dies, can i
    borrow from my life policy,
    which kind is cheapest if i only need it until the kids are grown, what happens when my twenty years are up and i am still alive, do i get
    my premiums back if i outlive my term, can i borrow from my life insurance in a bad crop year, what happens to the policy loan if i die
    before i pay it back, is there one where i pay more in good years and less in bad ones, can a universal policy run dry if i pay too little,
    my mother is seventy eight can she still get something for her funeral, do i have to see a doctor to get a small burial policy, how quick
    is the money there so we can bury him, who pays the mortgage if my husband gets killed, i want my wife to keep the house if i am not here
    any more, my brother and i own the shop together what if one of us dies, three kids and only one wants to farm how do we make it fair, do
    my children pay tax on the money they get when i die, i smoke a pack a day can i still get life insurance, i had a heart attack two years
    ago will anybody cover my life, how much do i need with two little kids and a mortgage, is life insurance worth it for a single guy with no
    kids, we had a baby and i lie awake thinking what if i die, can i buy a little policy on my grandson, my ex wife is still named to get my
    life insurance, can i name two people to get the money when i die, i have some life through my job is that enough, the life insurance from
    my job ended when i quit, does the price of a whole life policy go up as i get older, i have sugar and take insulin can i get covered, dad
    passed away and we found an old policy in his desk, what papers do you need to pay out when somebody has died, does it pay if i die under
    my own tractor, ten or twenty or thirty years which term should i pick, can i turn my term policy into one that lasts, i stay home with the
    kids do i need a policy on me too, the bank wants a policy on my life for the operating loan, which kind builds cash i can use later, do
    you draw blood or ask about my health first, i do not want them passing the hat at my funeral, is it too late to start life insurance at
    sixty, i am young and healthy why would i buy life insurance now, who decides what the money is for after i am dead, if my partner dies can
    i buy his half of the store, who will send my girl to college if i am dead,
    i am expecting twins and my husband drives a truck for a living, my nana raised me and i want to pay for her casket and stone, who gets it
    if my wife and i die in the same wreck, can a toddler have a policy that grows with him, i beat cancer four years ago is there anything for
    me, i have a pacemaker can i still leave something to my kids, i dip and chew am i counted as a smoker, if i quit smoking does my life
    price go down, can my godson be the one who gets paid, fiancee and i just bought a house what if one of us is gone, alimony stops when i
    die so my ex wants me insured, i am the guardian of my niece how do i leave her money, i do not want the farm sold to pay the bank when i
    die, is the money for my family taken for my debts, do they pay if he killed himself, how does cash value work and when can i touch it, can
    i stop paying whole life and keep some of it, the premium was fixed when i was thirty does it stay, my policy at work ends the day i
    retire, what is the smallest life policy i can buy, what do people pay for life insurance at thirty in good health, how old can you be and
    still buy a funeral policy, will the nurse come to my house to weigh me, mortgage is twenty five years so how long should my term be, we
    split and the kids live with me should i insure him, grandpa wants to leave each grandchild the same, does the undertaker get paid straight
    from the policy, who do i call when my husband has died about his policy with you,
    if i die who pays for the house, money for my kids if something happens to me, i am thirty with two kids, just had a baby need life, ten
    year term, thirty year term, what happens when term runs out, do i get money back from term, cheapest kind, whole life price never goes
    up, borrow from it in a bad year, what if i do not pay back the loan on my policy, pay more in good years and less in bad, policy ran
    dry, pay for a headstone, funeral policy no exam, no medical exam, health questions only, i am seventy eight can i still get it, i
    smoke, i have sugar diabetes, had a heart attack can i get life insurance, rodeo rider, pay off the operating loan if i die, keep the
    cows if i am gone, keep the ranch in the family, estate bills, split the farm with my kids who left, buy my partners half, business
    partner dies, buy sell, key man, i am a single mom, stay at home mom needs it, wife does the books what if she dies, policy for my
    children, policy for a grandchild, small policy for the baby, send my girl to college if i die, is it taxed, do they pay tax on it, name
    who gets it, change who gets it, ex wife is on my policy, more than one person gets it, i already have some at work, life insurance from
    work ends, when should i buy, healthy people pay less, old policy in a drawer, my dad had a policy with you is it still good, claim on a
    life policy, my husband died how do i get the money, mother passed and had life insurance, how fast does the money come, mortgage
    insurance, insurance that pays the bank when i die, joint policy for both of us, over fifty, for my parents, accident only, last bills,
    my wife and i have three little ones and a mortgage what should we get, dad is seventy and wants enough for a funeral, the bank wants
    life insurance for the operating note, if i go first can she keep the place, our boy wants to farm and the girls want money how does
    insurance help, my partner owns half the shop what if he drops dead, i only need it until the kids are grown, is there one where the
    price stays the same till i die, i had one at the plant and lost it when i quit, what if i live past the twenty years, can i skip a
    payment when crops are bad, can i get it with bad sugar and no doctor visit, i want a little policy on each grandbaby, i do all the
    bookwork and cooking do i need insurance on me, how much would forty thousand cost an old man, who pays for my stone and the church
    supper, need to take my first husband off as the one who gets it, my aunt passed and left a policy with your name on it`,
  annuities: `
    annuity, annuities, fixed annuity, indexed annuity, variable annuity, immediate annuity, deferred annuity, what is an annuity, how do
    annuities work, annuity interest rate, current annuity rates, guaranteed income, income for life, monthly check when i retire, money coming
    in every month after retirement, outlive my money, run out of money in retirement, pension, no pension, retirement, retire, retirement
    plan, retirement savings, save for retirement, planning to retire, retire early, retiring from the farm, i am 60 and want to retire, ira,
    roth ira, 401k rollover, move my 401k, left my job what about my 401k, roll over an ira, transfer my annuity, tax deferred, taxes on an
    annuity, surrender charge, surrender period, take money out of my annuity, withdraw early, withdrawal penalty, cash out, required
    distribution, rmd, inherited annuity, annuity death benefit, annuity beneficiary, lump sum, sold the farm what do i do with the money, sold
    land where to put the money, safe place for savings, cd alternative, better than a cd, stock market scares me, safe investment, invest,
    nest egg, old age money, social security not enough, supplement social security, income when i am too old to work, payout options, ten year
    certain, joint life, guaranteed rate, index cap, minimum to open an annuity, bonus, i am retiring next year, about to retire, ready to
    retire, how can i retire, when can i retire, how much do i need to retire, money for retirement, retirement money safe, safe place for my
    retirement, will my money last, income i cannot outlive, regular income in retirement, paycheck for life, steady check every month, turn
    savings into income, monthly income from savings, guaranteed monthly payments, pension of my own, no pension from farming, farmers
    retirement, selling the farm and retiring, sold my cows want to invest, land sale proceeds, inheritance where to put it, got a settlement
    invest it, lottery, lump sum pension, pension rollover, teacher pension, 403b, 457 plan, old 401k from a job, move my ira, roth conversion,
    traditional ira, sep ira, open an ira, contribute to an ira, catch up, what rate do annuities pay, interest on annuity, is the rate
    guaranteed, is my money locked up, get my money out of an annuity, early withdrawal, penalty free withdrawal, ten percent free, surrender
    fee, how long is the surrender period, close my annuity, cash in my annuity, my annuity statement, annuity value, annuity taxes, 1099r,
    1035 exchange, are annuities safe, are annuities insured, annuity versus cd, annuity versus stocks, index annuity cap, participation rate,
    fixed or variable, income rider, annuity for my wife after i die, spouse keeps the annuity, leave annuity to kids, required minimum
    distribution at 73, social security and annuity, long term savings, college fund annuity, grow my savings, savings account with interest,
    better interest than the bank, savings plan, investment, rolling my pension into something, pension lump sum, roll my pension, what rate
    are you paying, what interest do you pay, interest rate today, today's annuity rate, rates on annuities, current interest, crediting rate,
    five year guarantee, multi year guarantee, myga, ten year annuity, add money to my annuity, single premium, flexible premium, minimum
    deposit, put fifty thousand somewhere safe, where to put money after selling the farm, where to put an inheritance, afraid of the stock
    market, not lose my principal, no risk, guaranteed not to lose, live off my savings, money to last, pay me every month, pay me for life,
    pay us both for life, start my payments, change my payout, skip a payout, annuity owner died, transfer from another company, take my money
    out, get out of an annuity, closing an annuity, penalty for cashing out, steady income once i quit working, money every month for as long
    as i live, safe place for my savings, roll my old 401k into something, what does an annuity pay each month, guaranteed rate for five years,
    take money out early penalty, lump sum from selling the farm, interest on a fixed annuity, start payments at sixty five, what happens to my
    annuity when i die, tax on annuity payments, retire in ten years, my pension is too small, turn savings into a paycheck,
    i sold my herd and want the money to come like a paycheck, what can i do with the money from selling the shop so it lasts, i do not trust
    the stock market where are my savings safe, can i lose what i put in when the market drops, what does it cost if i need my annuity money
    back early, will my wife keep getting the checks when i am gone, does what is left of the annuity go to my kids or do you keep it, do i pay
    tax when the monthly checks come, i am fifty five can i take retirement money out without a penalty, how soon does the first check come
    after i pay in, which kind of annuity is like a certificate at the bank, how is an annuity different from life insurance, is an annuity
    insured by the government like a bank account, who promises that you will still be paying me in thirty years, what are the caps on the
    indexed kind, i have ten years until i quit working what should i put in, can i put in a little every year instead of all at once, social
    security is not enough for me to live on each month, i got two hundred thousand from the land what income is that, how much would i get a
    month for a hundred thousand dollars, i am afraid i will live longer than my money, will somebody look at my retirement statement and do
    the arithmetic with me, does somebody explain the rules before i hand over my savings, my bank pays almost nothing on savings do you have
    better, what happens at the end of the years with a set rate, i inherited money and want it to last until i am old, is it smart to buy an
    annuity when i am eighty, can i get some savings out for an emergency like a new furnace, roll my old work plan into something that pays me
    every month, tell me fixed and indexed in plain words, i want to know the exact number before i put my savings in, do i owe tax on the
    growth every year or only at the end, money for groceries and propane every month when i am old, will my monthly amount ever go down once
    it has started, both of us want to be paid until the last one dies, my husband died and he had an annuity what do i do, we sold the big
    house and need the money to pay us each month, what age should the income begin, my neighbor put all his savings in one is that a good
    idea, how does a farmer with no pension get a check every month,
    i am seventy and my cds keep coming due at less, my thrift plan from the army what can i do with it, i am a retiree and the market keeps me
    up at night, sold the bakery and have a lump of money to turn into pay, will i get the same amount even if i live to a hundred, what if i
    die the year after i put everything in, my mother is in a home and needs money each month from her savings, can i leave some to my wife and
    the rest to my church, what do you charge if i pull it all out the second year, do i have to pay the ten percent penalty at fifty eight, is
    my principal safe if the company goes under, how do i turn my nest egg into a wage, is a deferred one good for a forty year old, i do not
    have a pension because i always farmed, my rollover from an old job is sitting there what can it earn, how long is my money tied up, can
    the payments start next month, should i take payments for ten years or for life, explain like i am a child how the income for life works,
    do the caps mean i never get the full gain, we want a fixed income to pay propane and taxes on the house, what do i bring when i come to
    talk about retirement money, divorced at sixty with half a pension how do i make it last,
    turn savings into a check every month, pension from my own money, make my money last, sold the herd where do i put it, sold the shop and
    retired, sold the big house and have money, cd is coming due, set rate for five years, first check next month, income right now, grows
    and no tax yet, ten years till i retire, stock market but cannot lose, caps on what i earn, what is a cap, market goes down do i lose,
    take it all out early, charge for leaving, need the money back, is it insured by fdic, who backs the annuity, what if the company goes
    broke, what does my wife get when i die, does it stop when i die, leftover money for my kids, smaller check but it pays my wife too,
    when do i pay tax on it, before fifty nine and a half, ten percent penalty, roll my ira, inheritance money what to do, how much a month
    from a hundred thousand, retiring farmer, savings i cannot outlive, bring my statement, do the arithmetic with me, questions to ask
    before i sign, should a seventy five year old buy one, groceries and propane money, teachers retirement, social security is not enough,
    long life, is an annuity a good idea, annuity or life insurance, we sold the cows and land and want it to come back as a check, i am
    sixty six and scared of running out, my cd comes due in march and the bank pays nothing, i want the money to start next month, i do not
    need it for twelve years where do i put it, i lost a lot in the market and want something that cannot drop, if i die early does the
    insurance keep the rest, want my wife to keep getting it after me, what do they take if i pull it out in two years, is the tax due now
    or when i get paid, i have fifty thousand from my brothers estate and no debts, got an old 401k from the sugar plant what can i do with
    it, does the government stand behind these, somebody told me they are bad for old people is it true`,
} as const
