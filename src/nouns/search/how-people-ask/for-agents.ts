/** What agents ask for that is on their own paper, by the name of the paper: whoever may not be led to it is shown the door to where agents find it. */
export const askedForByAgents = {
  'form-vehicle-change': `
    form when a customer trades trucks, agent form for adding a car, pdf to swap a vehicle on a policy, form with vin and main driver, paper
    form for a car that leaves a policy, form to add a trailer for a client, where is the vehicle form for agents, which form when my client
    bought a pickup, form for car comes or goes, blank vehicle change, client traded pickups which form do i send in, printed form to drop a
    vehicle`,
  'form-mortgagee-change': `
    mortgagee change form, form for a new lender, loan was sold form, change of mortgagee, form when a loan is paid off, lender change form
    with loan number, agent form for a new bank on a home policy, form old lender new lender,
    customers loan went to another bank which paper do i send`,
  'form-claim-witness': `
    witness statement form, form for a witness, paper for what somebody saw, witness form pdf, statement of what they heard and saw, blank
    witness statement, form to take down a witness account, what do i have a bystander fill out, witness sheet to sign, the neighbor watched
    it happen and i need a paper for him to fill in, what do i hand an onlooker to write on`,
  'form-farm-application': `
    farm and ranch application form, paper application for a farm, application for a new farm client, farm app pdf, form with acres
    irrigated and dry, blank farm application, application legal description livestock head, farm application to print and sign, new ranch
    application form for agents`,
  'form-supply-request': `
    supply request form, order supplies form, form for folders and calendars, agent supplies form, request brochures form, supply form pdf,
    form to get signs and calendars, blank supply order`,
  'guide-license-renewal': `
    renew my producer license, license renewal guide, how many course hours for agents, ethics hours, continuing education for agents, ce
    credits, where do i send my course certificate, when does my producer license end, does hail school count for hours, birth month license
    renewal, agents license every two years, licensing desk phone, courses i need before my license to sell insurance is up, how do i stay
    licensed to sell insurance`,
  'guide-farm-equipment': `
    farm equipment values guide, how do i value a baler for a policy, dealers list for machinery values, guide to put a number on a sprayer,
    equipment value guide for agents, attachments have their own line, value used tractor guide`,
  'guide-auto-rates': `
    auto rates autumn 2026, new auto rates guide, rate change december 1, what changes in auto rates, front range base rates up, rate guide
    for agents, autumn rate bulletin, good student to age 24 guide`,
  'guide-claims-first-hour': `
    guide for agents when a customer calls with a claim, first hour claims guide for agents, what do i tell a client who calls me first,
    claims guide pdf, agent guide to the first hour`,
  'bulletin-hail-season': `
    hail season bulletin, bulletin 26 07, can we lower a hail deductible during a watch, roof pictures for new home quotes rule, catastrophe
    adjusters bulletin, four sides of the roof pictures rule for agents`,
  'bulletin-signature': `
    signatures by phone bulletin, can my customer sign on a phone, bulletin 26 09, esign link how long does it work, which applications need
    a paper signature, phone signing rule for agents, producer engage signature link`,
  'bulletin-wildfire-survey': `
    wildfire survey bulletin, order a wildfire survey, bulletin 26 04, free wildfire survey for a ranch, somebody walks the ranch for
    wildfire free, survey of roof fuel water way out, how do i order the fire survey for a client, does a fire survey cost anything, does
    the wildfire survey lower the rate, fire danger survey of our place`,
  'scoreboard-2026-10': `
    october scoreboard, scoreboard 2026, who wrote the most policies in october, agents scoreboard, monthly report of new policies,
    retention numbers october`,
} as const
