import { legalPanels, paragraphs, points } from '../legal-panels.ts'

/** The rules for using this site. */
export const termsPanels = legalPanels({
  page: 'TermsConditions',
  section: 'Section_1',
  editor: 'Edit Terms',
  title: 'The rules of this site',
  description: 'They apply to the site, not to your insurance. Your policy has its own terms, and those always come first.',
  changed: 'Last changed January 5, 2026',
  panels: [
    {
      title: 'Using this site',
      description: paragraphs(
        'By using this site you agree to these terms. If you do not, please do not use it; call <a href="tel:+19705550100">(970) 555-0100</a> and we will do the same things with you on the phone.',
        'You must be 18 or older to buy insurance, pay a bill or send us a form here. Anyone may read.',
      ),
    },
    {
      title: 'A page is not a policy',
      description:
        paragraphs(
          'What you read here describes our insurance in general. It is not an offer, and it does not change any policy. Only the policy we send you, with its declarations page and endorsements, says what is covered.',
          'A price shown here is an estimate until an agent has checked it. <strong>Asking for a quote, leaving a message or sending an e-mail does not start, change or end coverage.</strong> Coverage begins when we or your agent tell you, in writing, that it has begun.',
        ) + paragraphs('We sell insurance in Colorado only. Not every coverage is offered to every person or for every place.'),
    },
    {
      title: 'Your account',
      description:
        paragraphs('If you sign in, the account is yours alone.') +
        points(
          'Keep your password to yourself, and use one you use nowhere else.',
          'Sign out on a computer that other people share.',
          'Call us the same day if you think somebody else has been in your account.',
          'We may close an account that is used to harm others or to deceive us.',
        ),
    },
    {
      title: 'Paying online',
      description: paragraphs(
        'Card and bank numbers go straight to our payment company and never pass through our computers. A payment counts on the day that company accepts it, and you get a receipt number at once.',
        'If a payment is returned by your bank, the bill is still due. If you think you have paid twice, call us: we look at it the same day and send back what is yours.',
      ),
    },
    {
      title: 'What you may not do here',
      description: points(
        'Try to get into parts of the site, or other people’s accounts, that are not meant for you.',
        'Send anything that is false, threatening or against the law, or that carries a virus.',
        'Collect names, addresses or prices with a program, or load the site so heavily that others cannot use it.',
        'Say or suggest that you speak for us.',
      ),
    },
    {
      title: 'Our words and pictures',
      description: paragraphs(
        'The words, pictures, name and mark on this site belong to Windbreak Mutual. You may print pages and share links for your own use. Please ask before you use any of it in your own work: write to <a href="mailto:hello@windbreak.example">hello@windbreak.example</a>.',
      ),
    },
    {
      title: 'Links to other sites',
      description: paragraphs(
        'Some links lead to sites of others, such as our payment company, the job site or a charity. They open in a new tab. We chose them with care, but we do not run them, and their own terms apply there.',
      ),
    },
    {
      title: 'When something goes wrong',
      description: paragraphs(
        'We work to keep this site correct and open, and we mend mistakes when we hear of them. Still, we cannot promise that it is always available or free of every error. As far as the law allows, we are not liable for a loss that comes only from using the site or from not being able to use it.',
        'This takes nothing away from your rights under your policy or under the law of Colorado.',
      ),
    },
    {
      title: 'Which law applies, and changes to these terms',
      description: paragraphs(
        'The law of Colorado applies to these terms, and its courts decide about them.',
        'When we change the terms, the new date stands at the top of this page. A change that matters to you is announced on the home page 30 days before it starts.',
      ),
    },
  ],
})
