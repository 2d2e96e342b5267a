import type { MetaDescriptor } from 'react-router'
import { careersApply } from '../../content/careers/careers-apply.ts'
import { careersIntro } from '../../content/careers/careers-intro.ts'
import type { ContentOf } from '../../content/section.ts'
import { address } from '../../routes.ts'
import type { ShellData } from '../shell/shell-data.ts'
import type { StoredSection } from '../site.ts'

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

const contactType = 'recruiting'

/** The employer for job search engines. The jobs themselves, with their JobPosting data, stand on the job site it points to. */
export function employerData(matches: Matches, sections?: Record<string, StoredSection>): MetaDescriptor[] {
  const shell = matches.find((match) => match?.id === 'root')?.loaderData as ShellData | undefined
  if (!shell || !sections) return []
  const { email } = sections[careersApply.key].content as ContentOf<typeof careersApply>
  const { buttonLink } = sections[careersIntro.key].content as ContentOf<typeof careersIntro>
  const employer = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${shell.origin}${address.home}#organization`,
    name: shell.tenant.name,
    url: shell.origin + address.home,
    contactPoint: { '@type': 'ContactPoint', contactType, email, url: buttonLink },
  }
  return [{ 'script:ld+json': employer }]
}
