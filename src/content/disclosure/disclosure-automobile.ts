import { legalPanels, paragraphs, points } from '../legal-panels.ts'

/** The summary for private passenger automobiles. */
export const disclosureAutomobile = legalPanels({
  page: 'Disclosure',
  section: 'Section_1',
  editor: 'Edit Automobile Summary',
  title: 'Colorado private passenger automobile insurance',
  description: 'A summary for cars, pickups and vans that a family drives.',
  changed: 'Last changed January 5, 2026',
  panels: [
    {
      title: 'General information',
      description: paragraphs(
        'This summary describes the main parts of our Colorado automobile policy. It does not list every condition, limit or exclusion. Please read your policy; if anything is unclear, ask your agent or call <a href="tel:+19705550100">(970) 555-0100</a>.',
        'Colorado law requires every owner of a motor vehicle to carry liability insurance. Driving without it can cost you your license, a fine and community service.',
        '<strong>Look over your coverage every year.</strong> Families, cars and prices change, and last year’s limits may no longer be enough.',
      ),
    },
    {
      title: 'Coverages and limits',
      description:
        paragraphs('The declarations page of your policy shows which of these you bought, and how much of each.') +
        points(
          '<strong>Bodily injury liability</strong> pays for people you hurt in an accident that is your fault. The law asks for at least $25,000 for one person and $50,000 for one accident. Higher limits are offered.',
          '<strong>Property damage liability</strong> pays for things you damage in such an accident. The law asks for at least $15,000 for one accident.',
          '<strong>Medical payments</strong> pays reasonable health care bills for you and your passengers, whoever was at fault. <strong>Your policy includes $5,000 for each person unless you tell us no in writing.</strong> Higher limits are offered.',
          '<strong>Uninsured and underinsured motorist</strong> pays for your injuries when the driver at fault has no insurance, or too little. We offer it at the same limits as your bodily injury liability; you may choose less, or refuse it in writing.',
          '<strong>Uninsured motorist property damage</strong> pays for your car when it is hit by a driver without insurance and you carry no collision coverage.',
          '<strong>Collision</strong> pays for your car after it hits a thing, another car or the ground, less the deductible you chose.',
          '<strong>Other than collision</strong> pays for hail, wind, fire, theft, glass, flood, animals and the like, less the deductible you chose.',
        ),
    },
    {
      title: 'Optional extra coverages',
      description:
        paragraphs('Each of these costs extra and applies only when your declarations page names it.') +
        points(
          '<strong>Emergency roadside service:</strong> up to $250 for each breakdown, the tow included.',
          '<strong>Premier Auto:</strong> a $100 deductible for glass; up to $1,000 for a rental car and up to $1,000 for a pet hurt in the car; up to $500 for personal property; up to $500 for meals and lodging when it happens more than 100 miles from home.',
          '<strong>Special equipment:</strong> what you bolted on after you bought the car. $3,000 is covered from the day you add it; more can be added.',
          '<strong>Loan or lease gap:</strong> the difference when a totaled car is worth less than you owe.',
          '<strong>Rental reimbursement:</strong> a car to drive while yours is being repaired after a covered loss.',
        ),
    },
    {
      title: 'What your premium depends on',
      description:
        points(
          'The coverages, limits and deductibles you choose.',
          'Accidents, violations and claims of everyone who drives the car.',
          'How long each driver has had a license, and each driver’s age.',
          'The make, model and year of the car, its safety equipment and its repair cost.',
          'Where the car is kept, how it is used, and how far it is driven each year.',
          'Whether you were insured before, without a gap.',
          'An insurance score made from parts of your credit history, as far as Colorado allows. We do not use income, race, religion or national origin.',
          'Discounts: more than one car, a package with your home, a student with a 3.0 average, fewer than 7,500 miles a year, drivers of 55 or older with a clean record, an approved driving course.',
        ) + paragraphs('Ask your agent which of these apply to you, and what each is worth.'),
    },
    {
      title: 'General exclusions',
      description:
        paragraphs('The policy does not pay for everything. Among other things it leaves out') +
        points(
          'damage or injury that somebody causes on purpose;',
          'carrying people or goods for pay, unless you added a coverage for it;',
          'racing, or getting ready for a race;',
          'a car that you own or use regularly and that is not on the policy;',
          'a driver who is excluded by name, or who had no reason to believe they might drive;',
          'wear, rust, freezing, breakdown of the engine, and road damage to tires;',
          'business tools and merchandise in the car;',
          'war, nuclear events and seizure by the authorities.',
        ),
    },
    {
      title: 'Reasons for cancellation, nonrenewal or a higher premium',
      description:
        paragraphs(
          '<strong>In the first 59 days</strong> of a new policy we may cancel it for any lawful reason. After that, while the policy runs, we may cancel only if',
        ) +
        points(
          'the premium is not paid;',
          'you knowingly made a false statement about something important in the application or a claim;',
          'your driver’s license, or that of somebody who usually drives the car, is suspended or revoked.',
        ) +
        paragraphs(
          'We write to you at least 10 days before we cancel for a premium that was not paid, and at least 30 days before we cancel for another reason, do not renew, raise your premium or lower your coverage. The letter gives the reason in plain words, and tells you how to object.',
          'We do not cancel or refuse to renew only because of your age, your work, where you live, or a claim you only asked about.',
          'You may cancel at any time, by telling us the day. We send back the premium for the days that are left.',
        ),
    },
    {
      title: 'Reasons your premium may increase',
      description: points(
        'An accident that was your fault, or that of a driver in your household.',
        'A conviction for a traffic violation.',
        'A claim we paid, other than for hail, wind, an animal or a broken windshield.',
        'A new driver, a new car, or a car that is driven more or for work.',
        'A move to a place with more accidents, thefts or hail.',
        'A discount that no longer applies, such as a student’s average below 3.0 or more than 7,500 miles in a year.',
        'A change in your insurance score.',
        'Higher limits, lower deductibles or added coverages that you chose.',
        'A change of our rates for everybody, filed with the state. Repairs, parts and doctors cost more than they did.',
      ),
    },
    {
      title: 'Surcharges after an accident that was your fault',
      description: paragraphs(
        'If you are at fault in an accident and we pay more than $1,000 for it, we may add a surcharge to your premium when the policy renews. It stays for no more than three years, grows smaller each year, and is shown on its own line of the bill.',
        'There is no surcharge when your car was parked by the rules, was hit from behind, was hit by a driver who was convicted or who fled, or when the damage came from an animal, hail or a flying stone.',
        'If you think you were not at fault, tell us within 30 days of the notice. Somebody who did not handle your claim looks at it again and writes to you. You may also turn to the Division of Insurance.',
      ),
    },
  ],
})
