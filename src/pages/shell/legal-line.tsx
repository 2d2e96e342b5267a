import { footerSiteMap } from '../../content/footer/footer-site-map.ts'
import type { ContentOf } from '../../content/section.ts'
import { useWords } from '../../words/use-words.ts'
import { useShell } from './shell-data.ts'

/** The copyright, of the insurer whose site it is while nobody wrote another, and what follows it. */
export function LegalLine({ content: { copyright, footerDescription } }: { content: ContentOf<typeof footerSiteMap> }) {
  const { tenant } = useShell()
  const words = useWords().shell.footerSiteMap
  const isWritten = copyright !== footerSiteMap.fallback.copyright
  return (
    <p>
      {isWritten ? copyright : words.copyright(tenant.name)} {footerDescription}
    </p>
  )
}
