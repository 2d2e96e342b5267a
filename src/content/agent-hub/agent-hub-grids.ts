import { address } from '../../routes.ts'
import { hubGrid, linksOf, paperOf, pictureOf } from './hub-sections.ts'

const paper = (name: string) => `/papers/${name}.pdf`

/** What an agent works with. */
export const agentHubTools = hubGrid('Section_2_10', 'Edit Section 2', [
  linksOf('Tools', [
    ['Rating desk', 'https://rating.windbreak.example'],
    ['Policy lookup', 'https://engage.windbreak.example'],
    ['Commission statements', 'https://commissions.windbreak.example'],
    ['Property reports', 'https://reports.windbreak.example'],
    ['Signatures by phone', 'https://sign.windbreak.example'],
    ['Start a quote for a customer', address.quote],
  ]),
  linksOf('Forms', [
    ['Farm & Ranch application', paper('form-farm-application')],
    ['Vehicle change', paper('form-vehicle-change')],
    ['Mortgagee change', paper('form-mortgagee-change')],
    ['Witness statement', paper('form-claim-witness')],
    ['Supply request', paper('form-supply-request')],
    ['Report a roadside incident', address.roadsideReport],
  ]),
  linksOf('Rates and guides', [
    ['Auto rates, autumn 2026', paper('guide-auto-rates')],
    ['Farm equipment values', paper('guide-farm-equipment')],
    ['The equipment list for winter visits', paper('letter-equipment-list')],
    ['Compliance checklist', paper('compliance-checklist')],
    ['Renewing your license', paper('guide-license-renewal')],
    ['Rates for spring', ''],
  ]),
  linksOf('Bulletins', [
    ['Signatures by phone', paper('bulletin-signature')],
    ['Hail season', paper('bulletin-hail-season')],
    ['Wildfire survey', paper('bulletin-wildfire-survey')],
    ['Scoreboard, October', paper('scoreboard-2026-10')],
    ['All forms, bulletins and guides', `${address.internalLanding}#archive`],
  ]),
  linksOf('Claims', [
    ['Claims desk: (970) 555-0111', 'tel:+19705550111'],
    ['The first hour of a claim', paper('guide-claims-first-hour')],
    ['How a claim is filed', address.claims],
    ['Letter after a claim', paper('letter-after-claim')],
    ['When a customer cannot pay', address.pay],
  ]),
  paperOf('The roof sheet, for the glove box', paper('hail-school-roof-sheet')),
])

/** What an agent looks up less often: how to be seen, and whom to call. */
export const agentHubLinks = hubGrid(
  'Section_3_11',
  'Edit Section 3',
  [
    linksOf('Marketing', [
      ['Letters and e-mails', address.salesTemplates],
      ['Brochures in boxes', address.salesBrochures],
      ['Radio scripts', address.salesRadio],
      ['Logos, colors and photos', address.salesResources],
      ['Shared cost of advertising', paper('shared-cost-form')],
    ]),
    linksOf('People', [
      ['Agents’ line: (970) 555-0122', 'tel:+19705550122'],
      ['Licensing: (970) 555-0123', 'tel:+19705550123'],
      ['The sales team', address.salesTeam],
      ['Find another agent', address.findAnAgent],
      ['Write to the home office', address.contact],
    ]),
    pictureOf('Hail school, April 8', '/art/meeting-road', address.meetingUpcoming),
  ],
  // The second page of the source keeps it under this name.
  ['Section_3_3'],
)
