import { careersApply } from '../../content/careers/careers-apply.ts'
import { careersIntro } from '../../content/careers/careers-intro.ts'
import type { ContentOf } from '../../content/section.ts'
import { address } from '../../routes.ts'
import type { ShellData } from '../shell/shell-data.ts'
import { insurerId, type Thing } from '../shell/structured-data.ts'
import type { StoredSection } from '../site/site-content.ts'

const contactType = 'recruiting'

/** The employer for job search engines. The jobs themselves, with their JobPosting data, are on the job site it points to. */
export function describeEmployer(shell: ShellData, sections: Record<string, StoredSection>): Thing {
  const { email } = sections[careersApply.key].content as ContentOf<typeof careersApply>
  const { buttonLink } = sections[careersIntro.key].content as ContentOf<typeof careersIntro>
  return {
    '@type': 'Organization',
    '@id': insurerId(shell),
    name: shell.tenant.name,
    url: shell.origin + address.home,
    contactPoint: { '@type': 'ContactPoint', contactType, email, url: buttonLink },
  }
}
