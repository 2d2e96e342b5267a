import type { MetaDescriptor } from 'react-router'
import { readPoint } from '../../nouns/places/point.ts'
import { address } from '../../routes.ts'
import type { Tenant } from '../../ui/tenant.ts'
import { wordsIn } from '../../words/languages.ts'
import { withBlogLabel } from '../../words/with-blog-label.ts'
import { pagesAbove } from './page-names.ts'

/** A thing as search engines read it (schema.org). */
export type Thing = { '@type': string; [property: string]: unknown }

/** Whose site it is and where, which is all that most of these need. */
type Site = { tenant: Tenant; origin: string }

/** One data block of the page's head. The browser does not run it, and React Router writes `<` so that nothing can end it early. */
export const dataBlock = (thing: Thing): MetaDescriptor => ({ 'script:ld+json': { '@context': 'https://schema.org', ...thing } })

/** The insurer by one name on every page. */
export const insurerId = ({ origin }: Site) => `${origin}${address.home}#insurer`

/** Who the insurer is, where its office is, and how it is reached. `picture` is absolute. */
export function describeInsurer(site: Site, picture: string, office?: { address: string; lat: string; lng: string }): Thing {
  const { name, tagLine, description, phones, servedStates } = site.tenant
  const at = office && readPoint(office.lat, office.lng)
  const line = (contactType: string, telephone: string) => ({ '@type': 'ContactPoint', contactType, telephone })
  return {
    '@type': 'InsuranceAgency',
    '@id': insurerId(site),
    name,
    slogan: tagLine,
    description,
    url: site.origin + address.home,
    image: picture,
    telephone: phones.support,
    ...(office ? { address: office.address } : {}),
    ...(at ? { geo: { '@type': 'GeoCoordinates', latitude: at.lat, longitude: at.lng } } : {}),
    areaServed: servedStates.map((state) => ({ '@type': 'State', identifier: `US-${state}` })),
    contactPoint: [line('customer service', phones.support), line('claims', phones.claims), line('roadside assistance', phones.roadside)],
  }
}

/** Where a page is in the site: the pages above it by address, and its own title. */
export function describeTrail({ tenant, origin, blogLabel }: Site & { blogLabel: string }, path: string, title: string): Thing {
  const { pageNames } = withBlogLabel(wordsIn(tenant.language), blogLabel)
  const trail = [...pagesAbove(path, pageNames), { name: title, path }]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((page, index) => ({ '@type': 'ListItem', position: index + 1, name: page.name, item: origin + page.path })),
  }
}
