import { link } from '../../fields/link.ts'
import { list } from '../../fields/list.ts'
import { pdf } from '../../fields/pdf.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { asksToBeRead } from './asks-to-be-read.ts'
import { defineSection } from '../section.ts'
import { titleField } from '../title-and-description.ts'

const paper = (kind: string, date: string, title: string, description: string, name: string) => ({
  title,
  description,
  kind,
  date,
  pdf: '',
  url: `/papers/${name}.pdf`,
  asks: false,
})

/** The papers that can be searched, newest first. */
export const internalLandingArchive = defineSection({
  page: 'Internal_Landing',
  section: 'Section_Archive',
  editor: 'Edit Document Archive',
  fields: {
    title: titleField('Document Archive'),
    text: text({ label: 'Text', fallback: 'Forms, bulletins and guides in the version that counts today.' }),
    items: list({
      label: 'Documents',
      noun: 'document',
      item: {
        title: titleField(),
        description: text({ label: 'Description', rules: [required('Please enter description!')] }),
        kind: text({ label: 'Kind', hint: 'Such as "Form", "Bulletin" or "Guide".', rules: [required('Please enter kind!')] }),
        date: text({ label: 'Date', hint: 'Such as "Oct 28 2026".' }),
        pdf: pdf({ label: 'PDF', hint: 'For people who are signed in. It goes before the link below.', for: 'signedIn' }),
        url: link({ label: 'Link', hint: 'Where the paper is while no PDF is uploaded.' }),
        asks: asksToBeRead(),
      },
      fallback: [
        paper(
          'Guide',
          'Nov 2 2026',
          'Auto rates, autumn 2026',
          'What changes on December 1: mileage, students, seniors, packages.',
          'guide-auto-rates',
        ),
        paper(
          'Bulletin',
          'Sep 28 2026',
          'Signatures by phone',
          'A customer may sign on a phone. What still wants paper.',
          'bulletin-signature',
        ),
        paper(
          'Guide',
          'Sep 14 2026',
          'The first hour of a claim',
          'What to say, what to cover, and what nobody should pay.',
          'guide-claims-first-hour',
        ),
        paper(
          'Guide',
          'Aug 31 2026',
          'Farm equipment values',
          'Balers, sprayers and what hangs behind them: how to put a number on it.',
          'guide-farm-equipment',
        ),
        paper('Guide', 'Aug 3 2026', 'Renewing your license', 'Hours, courses and where to send the certificate.', 'guide-license-renewal'),
        paper('Bulletin', 'Apr 15 2026', 'Hail season', 'Deductibles, roof pictures and catastrophe adjusters.', 'bulletin-hail-season'),
        paper(
          'Guide',
          'Apr 9 2026',
          'Hail school: the roof sheet',
          'What to look at from the ground before anybody takes a ladder.',
          'hail-school-roof-sheet',
        ),
        paper('Bulletin', 'Mar 2 2026', 'Wildfire survey', 'Free for every ranch that asks. How to order one.', 'bulletin-wildfire-survey'),
        paper('Form', 'Feb 16 2026', 'Farm & Ranch application', 'For a farm that is new to us.', 'form-farm-application'),
        paper('Form', 'Feb 16 2026', 'Vehicle change', 'A car, pickup or trailer comes or goes.', 'form-vehicle-change'),
        paper('Form', 'Feb 16 2026', 'Mortgagee change', 'The loan was sold or paid off.', 'form-mortgagee-change'),
        paper('Form', 'Feb 16 2026', 'Witness statement', 'What somebody saw, in their own words.', 'form-claim-witness'),
        paper('Form', 'Jan 5 2026', 'Supply request', 'Brochures, folders, calendars and signs.', 'form-supply-request'),
        paper(
          'Form',
          'Jan 5 2026',
          'Shared cost of advertising',
          'Half of radio, newspaper and fair booths comes back.',
          'shared-cost-form',
        ),
      ],
    }),
  },
})
