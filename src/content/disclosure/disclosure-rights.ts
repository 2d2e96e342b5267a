import { legalPanels, paragraphs, points } from '../legal-panels.ts'

/** What everybody may ask for, whatever they insure. */
export const disclosureRights = legalPanels({
  page: 'Disclosure',
  section: 'Section_5',
  editor: 'Edit Your Rights',
  title: 'Your rights, whatever you insure',
  description: 'They cost nothing to use, and using them is never held against you.',
  panels: [
    {
      title: 'The right to complain to the state',
      description:
        paragraphs(
          'Tell us first, if you can: call <a href="tel:+19705550100">(970) 555-0100</a> and ask for the member advocate, who works for neither claims nor sales. You have an answer in writing within 15 working days.',
          '<strong>Whether or not you have talked to us, you may complain to the Colorado Division of Insurance</strong>, part of the state’s Department of Regulatory Agencies. Its address and phone number stand on the first page of your policy. The Division asks us to explain, and tells you what it found.',
        ) + paragraphs('You may do so about a claim, a price, a cancellation, a renewal that was refused, or the way you were treated.'),
    },
    {
      title: 'The right to know why',
      description: paragraphs(
        'If we turn you down, cancel, do not renew, charge more or pay less than you asked for, you get the reason in writing. If a report from another company played a part, we name it, and you get a free copy from them.',
      ),
    },
    {
      title: 'The first 59 days',
      description: paragraphs(
        'For the first 59 days of a new policy, we may cancel it for any lawful reason, with at least 10 days’ notice. After 59 days, only the reasons named in the summaries above count.',
      ),
    },
    {
      title: 'A look at your coverage every year',
      description:
        paragraphs('We ask you to sit down with your agent once a year. Bring this list:') +
        points(
          'What did you buy, build, sell or inherit?',
          'Who moved in, moved out, or got a license?',
          'What would it cost to build the house again today?',
          'Are the liability limits as high as what you own?',
          'Which discounts are missing?',
        ),
    },
    {
      title: 'A copy of everything',
      description: paragraphs(
        'You may have a full copy of your policy, your claim file and these summaries at any time, on paper or by e-mail, in large print if you like. This page prints with every panel open.',
      ),
    },
  ],
})
