import { address } from '../../routes.ts'
import { linkGroup } from './link-group.ts'

const papers = (name: string) => `/papers/${name}.pdf`
const search = (words: string) => `${address.internalLanding}?q=${encodeURIComponent(words)}#archive`

export const businessTools = linkGroup('Business Tools', [
  { label: 'Rating desk', link: 'https://rating.windbreak.example' },
  { label: 'Property reports', link: 'https://reports.windbreak.example' },
  { label: 'Signatures by phone', link: 'https://sign.windbreak.example' },
  { label: 'Sales & Marketing', link: address.sales },
])

const licensingInformation = linkGroup('Licensing Information', [
  { label: 'Renewing your license', link: papers('guide-license-renewal') },
  { label: 'Courses that count', link: 'https://courses.windbreak.example' },
  { label: 'Hail school, five hours', link: address.meetingUpcoming },
  { label: 'Licensing desk: (970) 555-0123', link: 'tel:+19705550123' },
])

const importantLinks = linkGroup('Important Links', [
  { label: 'Meetings', link: address.meeting },
  { label: 'Request a meeting', link: address.meetingRequest },
  { label: 'Brochures in boxes', link: address.salesCart },
  { label: 'Golf fundraiser', link: address.golf },
])

const claimsResources = linkGroup('Claims Resources', [
  { label: 'How a claim is filed', link: address.claims },
  { label: 'The first hour of a claim', link: papers('guide-claims-first-hour') },
  { label: 'Witness statement', link: papers('form-claim-witness') },
  { label: 'Claims desk: (970) 555-0111', link: 'tel:+19705550111' },
])

const salesDirectors = linkGroup('State Sales Directors', [
  { label: 'North and east: Greta Lund', link: 'tel:+19705550171' },
  { label: 'Front Range: Amos Whitfield', link: 'tel:+19705550172' },
  { label: 'South: Pilar Montoya', link: 'tel:+17195550173' },
  { label: 'West: Cal Hendricks', link: 'tel:+19705550174' },
])

const lastSearched = linkGroup('Last Searched Results', [
  { label: 'hail', link: search('hail') },
  { label: 'equipment', link: search('equipment') },
  { label: 'application', link: search('application') },
  { label: 'wildfire', link: search('wildfire') },
])

export const hubLinkGroups = [businessTools, licensingInformation, importantLinks, claimsResources, salesDirectors, lastSearched]
