import type { ShownAgent } from '../../calls/agent-search-call.ts'
import { readPicture } from '../../fields/picture-value.ts'
import { minutesOfDay, openSpansOf } from '../../nouns/agents/office-hours.ts'
import { wordsIn } from '../../words/languages.ts'
import type { ShellData } from '../shell/shell-data.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** An office as search engines read it (schema.org InsuranceAgency). What is not known is not said. */
export function describeAgent(agent: ShownAgent, { tenant, origin }: ShellData, path: string) {
  const words = wordsIn(tenant.language).agents
  const { title, email, phone, mobile, address, city, state, zip, place, image, table, languages, lines, website2 } = agent
  const telephone = phone || mobile
  const hours = openSpansOf(table).map(([from, to]) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days[Math.floor(from / minutesOfDay)],
    opens: clock(from),
    closes: clock(to),
  }))
  return {
    '@context': 'https://schema.org',
    '@type': 'InsuranceAgency',
    '@id': origin + path,
    url: origin + path,
    name: `${title}, ${tenant.name}`,
    ...(image ? { image: origin + readPicture(image).path } : {}),
    ...(telephone ? { telephone } : {}),
    email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: city,
      addressRegion: state,
      ...(zip ? { postalCode: zip } : {}),
      addressCountry: 'US',
    },
    ...(city
      ? { areaServed: { '@type': 'City', name: city, ...(state ? { containedInPlace: { '@type': 'State', name: state } } : {}) } }
      : {}),
    ...(place ? { geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lng } } : {}),
    ...(hours.length > 0 ? { openingHoursSpecification: hours } : {}),
    ...(languages.length > 0 ? { knowsLanguage: languages } : {}),
    ...(lines.length > 0
      ? { makesOffer: lines.map((line) => ({ '@type': 'Offer', itemOffered: { '@type': 'Service', name: words.insurance(line) } })) }
      : {}),
    ...(website2 ? { sameAs: website2 } : {}),
    parentOrganization: { '@type': 'Organization', name: tenant.name, url: origin },
  }
}

/** 510 → "08:30"; the end of a day is its last minute. */
function clock(minute: number): string {
  const inDay = minute % minutesOfDay
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`
}
