import type { Paper } from './paper-pdf.ts'

const form = (name: string, title: string, ask: string, fields: string[]): Paper => ({
  name,
  title,
  lines: [
    ask,
    '',
    'Policy number: ____________________   Date: ______________',
    ...fields.map((field) => `${field}: ______________________________________`),
    '',
    'Agent, signature: _____________________________________',
    'To agents@windbreak.example, or by fax to (970) 555-0124.',
  ],
})

/** Forms, bulletins and guides of the Agent Information Hub. */
export const agentPapers: Paper[] = [
  form(
    'form-farm-application',
    'Farm & Ranch application',
    'For a farm that is new to us. Fill in what you know; we call for the rest. Sending this starts no coverage.',
    [
      'Name',
      'Legal description',
      'Acres, irrigated and dry',
      'Buildings, year and size',
      'Equipment, make and year',
      'Livestock, kind and head',
      'Losses in five years',
    ],
  ),
  form(
    'form-vehicle-change',
    'Vehicle change',
    'A vehicle comes onto a policy or leaves it. Sending this starts and ends nothing; we confirm the change in writing, and the day it begins.',
    ['Vehicle that leaves', 'Vehicle that comes, with VIN', 'Miles a year', 'Main driver', 'Lender'],
  ),
  form('form-mortgagee-change', 'Mortgagee change', 'The loan was sold or paid off.', [
    'Old lender',
    'New lender and address',
    'Loan number',
    'From',
  ]),
  form('form-supply-request', 'Supply request', 'Brochures, folders, calendars and signs. Eight working days.', [
    'What',
    'How many',
    'Name and phone for the back',
    'By when',
  ]),
  form('form-claim-witness', 'Witness statement', 'What somebody saw, in their own words. Read it back to them.', [
    'Name and phone',
    'Where they stood',
    'What they saw',
    'What they heard',
  ]),
  {
    name: 'bulletin-hail-season',
    title: 'Bulletin 26-07: hail season',
    lines: [
      'From April 15 to September 30.',
      '- Deductibles for wind and hail cannot be lowered while a watch is posted for the county.',
      '- Roof pictures are asked for in every new home quote: four sides, with the sky.',
      '- After a storm, catastrophe adjusters come from Greeley. Tell customers to cover what is open and keep the bill.',
      'Questions: claims, (970) 555-0111.',
    ],
  },
  {
    name: 'bulletin-wildfire-survey',
    title: 'Bulletin 26-04: wildfire survey',
    lines: [
      'The survey is free for every ranch and country home that asks.',
      '- One of us walks the place with the owner: roof, fuel, water, way out.',
      '- They get a list in three days. What is done within a year lowers the rate.',
      '- Nobody loses a policy because they asked.',
      'Order at agents@windbreak.example.',
    ],
  },
  {
    name: 'bulletin-signature',
    title: 'Bulletin 26-09: signatures by phone',
    lines: [
      'From October 1 a customer may sign on a phone.',
      '- Send the link from Producer Engage; it works for 72 hours.',
      '- Farm applications with more than five buildings are still signed on paper.',
      '- Read the summary aloud first. It is the law, and it is kind.',
    ],
  },
  {
    name: 'guide-auto-rates',
    title: 'Guide: auto rates, autumn 2026',
    lines: [
      'What changes on December 1.',
      '- Base rates go up by 2 in 100 along the Front Range, and stay elsewhere.',
      '- Low mileage: under 7,500 a year, with one odometer picture.',
      '- Good student: 3.0 or better, to age 24.',
      '- Seniors: from 55, three years without a claim.',
      '- Package with home: both sides, from the same day.',
    ],
  },
  {
    name: 'guide-farm-equipment',
    title: 'Guide: farm equipment values',
    lines: [
      'How to put a number on it.',
      '- Use the dealer’s list of the month. Print the page and keep it.',
      '- Attachments have their own line.',
      '- Borrowed and leased machines count while they work on the place.',
      '- Special equipment on a vehicle has a coverage of its own: $3,000 from the day it is added, or the real number.',
    ],
  },
  {
    name: 'guide-claims-first-hour',
    title: 'Guide: the first hour of a claim',
    lines: [
      'What to say when they call you first.',
      '- Is everybody safe? Animals too?',
      '- Cover what is open. Keep the bill.',
      '- Take pictures before anything is moved.',
      '- A person from claims calls back within three business days.',
      '- Pay nobody more than 10% or $1,000 down.',
    ],
  },
  {
    name: 'guide-license-renewal',
    title: 'Guide: renewing your license',
    lines: [
      'Every two years, by the end of your birth month.',
      '- 24 hours of courses, three of them ethics.',
      '- Hail school counts for five.',
      '- Send us the certificate; we keep a copy for you.',
      'Licensing: (970) 555-0123.',
    ],
  },
  {
    name: 'scoreboard-2026-10',
    title: 'Scoreboard, October 2026',
    lines: [
      'Figures are invented.',
      '# New policies',
      '- Yuma 61',
      '- Sterling 58',
      '- Greeley 55',
      '- Alamosa 41',
      '- Steamboat Springs 22, with the pass closed for four days',
      '# Kept',
      '- 96 of 100 farm policies renewed; 94 of 100 auto policies.',
    ],
  },
  {
    name: 'scoreboard-2026-09',
    title: 'Scoreboard, September 2026',
    lines: [
      'Figures are invented.',
      '# New policies',
      '- Greeley 64',
      '- Sterling 52',
      '- Fort Morgan 47',
      '- Montrose 38',
      '# Kept',
      '- 95 of 100 farm policies renewed; 95 of 100 auto policies.',
    ],
  },
  {
    name: 'scoreboard-2026-08',
    title: 'Scoreboard, August 2026',
    lines: [
      'Figures are invented.',
      '# New policies',
      '- Greeley 82, many of them students',
      '- Fort Collins 71',
      '- Sterling 49',
      '# Kept',
      '- 96 of 100 farm policies renewed; 93 of 100 auto policies.',
    ],
  },
]
