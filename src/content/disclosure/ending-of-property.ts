import { paragraphs, points } from '../legal-panels.ts'

/** Why a property policy may end or cost more; the same for a house, a condominium and a rented home but for the word. */
export function endingOfProperty(insured: 'house' | 'condominium' | 'rented home') {
  return {
    title: 'Reasons for cancellation, nonrenewal or a higher premium',
    description:
      paragraphs(
        '<strong>In the first 59 days</strong> of a new policy we may cancel it for any lawful reason. After that, while the policy runs, we may cancel only if',
      ) +
      points(
        'the premium is not paid;',
        'you knowingly made a false statement about something important in the application or a claim;',
        `the ${insured} has changed so much that we could not have insured it, such as standing empty for more than 60 days;`,
        'you do not mend a hazard after we have asked you in writing and given you time.',
      ) +
      paragraphs('We may decide not to renew, or raise your premium or your deductible, because of') +
      points(
        'several claims in a short time, other than from weather alone;',
        `the state of the ${insured}, above all its roof, wiring, plumbing or heating;`,
        'a hazard such as brush against the walls or a dog that has bitten;',
        'a change in your insurance score, or a discount that no longer applies;',
        'higher building costs, or a change of our rates for everybody, filed with the state.',
      ) +
      paragraphs(
        'We write to you at least 10 days before we cancel for a premium that was not paid, and otherwise at least 30 days before anything changes, with the reason in plain words. Asking about a claim is not a claim, and is not held against you.',
        'You may cancel at any time. We send back the premium for the days that are left.',
      ),
  }
}
