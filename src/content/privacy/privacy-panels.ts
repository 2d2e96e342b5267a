import { legalPanels, paragraphs, points } from '../legal-panels.ts'

/** What we know about people, why, and what they may ask of us. */
export const privacyPanels = legalPanels({
  page: 'PrivacyPolicy',
  section: 'Section_1',
  editor: 'Edit Privacy Policy',
  title: 'What we know, and why',
  description: 'We have never sold anybody’s information, and we will not. The rest of this page is the detail.',
  changed: 'Last changed January 5, 2026',
  panels: [
    {
      title: 'What we collect',
      description:
        paragraphs('It depends on what you do with us.') +
        points(
          '<strong>When you read this site:</strong> that a page was read, by what kind of device and after which site, each added up by day. No internet address, no cookie, nothing that names you.',
          '<strong>When you ask for a quote or a call:</strong> what you type: your name, how to reach you, and what you want insured.',
          '<strong>When you are insured:</strong> what the policy needs, such as birth dates, license numbers, vehicles, buildings, loss history and payments.',
          '<strong>When you have a claim:</strong> what happened, photos, estimates and, if somebody was hurt, medical bills.',
        ),
    },
    {
      title: 'Where it comes from',
      description: paragraphs(
        'Most of it comes from you or your agent. With your knowledge we also ask others: the state for driving records, reporting companies for past claims and for an insurance score, an appraiser for a building, and a doctor or body shop for a claim.',
        'You may ask who told us what. If a report was wrong, we help you have it corrected and look at your price again.',
      ),
    },
    {
      title: 'What we use it for',
      description: points(
        'To give you a price, write and renew your policy, and send your bills.',
        'To look into claims and pay them.',
        'To find fraud, which honest members pay for.',
        'To meet the law, the auditors and the state’s examiners.',
        'To tell you about a coverage that would fit. One word from you and we stop.',
      ),
    },
    {
      title: 'Who else sees it',
      description:
        paragraphs('Only those who need it for one of the uses above, and only the part they need:') +
        points(
          'your agent and our own people;',
          'the companies that work for us, such as the payment company, the printer and towing firms, who may use it for nothing else;',
          'companies that insure us against very large losses;',
          'your lender or landlord, when the policy names them;',
          'a court, the police or the Colorado Division of Insurance, when the law requires it.',
        ) +
        paragraphs('We do not sell it, rent it or trade it, and we do not give it to advertisers.'),
    },
    {
      title: 'Cookies and other small files',
      description: paragraphs(
        'If you sign in, one cookie keeps you signed in until you leave. Your browser may also hold your own unfinished form, so that a bad connection does not lose it; that stays on your device.',
        'There are no advertising cookies here, no trackers of other companies, and so there is no banner to click away.',
      ),
    },
    {
      title: 'How we protect it',
      description: paragraphs(
        'Everything between your browser and us travels encrypted. Account numbers are encrypted once more before they leave your browser. Only people whose work needs a file can open it, and each opening is recorded.',
        'If we ever find that somebody got at your information who should not have, we tell you and the state without delay, and say in plain words what was taken and what to do.',
      ),
    },
    {
      title: 'How long we keep it',
      description: paragraphs(
        'A quote that was not bought: 2 years. A policy: 7 years after it ends. A claim: 7 years after it is closed, longer if a child was hurt. A message to us: 2 years. Then it is deleted, on paper as well.',
      ),
    },
    {
      title: 'What you may ask of us',
      description:
        paragraphs('Write or call, and a person answers within 30 days, at no charge. You may ask us to') +
        points(
          'show you what we know about you, and give you a copy;',
          'correct what is wrong;',
          'delete what we no longer need;',
          'stop sending you offers;',
          'explain, in writing, any decision that went against you.',
        ) +
        paragraphs('We never treat you worse because you asked.'),
    },
    {
      title: 'Children',
      description: paragraphs(
        'This site is not for children under 13, and we do not knowingly collect anything from them here. Young drivers are named on a policy by a parent.',
      ),
    },
  ],
})
