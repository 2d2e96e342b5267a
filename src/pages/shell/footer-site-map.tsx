import type { footerSiteMap } from '../../content/footer/footer-site-map.ts'
import type { ContentOf } from '../../content/section.ts'
import { ContentLink } from './content-link.tsx'
import { LegalLine } from './legal-line.tsx'
import { useWords } from '../../words/use-words.ts'

/** Networks that have a link, the legal pages, and the legal line. */
export function FooterSiteMap({ content: c }: { content: ContentOf<typeof footerSiteMap> }) {
  const words = useWords().shell.footerSiteMap
  const social = [
    { label: words.facebook, to: c.facebookLink },
    { label: words.linkedin, to: c.linkedinLink },
    { label: words.instagram, to: c.instagramLink },
    { label: words.twitter, to: c.twitterLink },
  ]
  return (
    <div className="wrap">
      <div className="footer-legal">
        <LegalLine content={c} />
        <FooterLinks links={[...legalLinks(c), ...social]} />
      </div>
    </div>
  )
}

/** Terms, privacy and disclosure, as the footer names them. */
export function legalLinks(c: ContentOf<typeof footerSiteMap>) {
  return [
    { label: c.termTitle, to: c.termLink },
    { label: c.policyTitle, to: c.policyLink },
    { label: c.disclosureTitle, to: c.disclosureLink },
  ]
}

/** Links one below the other; one without words or address is left out. */
export function FooterLinks({ links }: { links: { label: string; to: string }[] }) {
  return (
    <ul>
      {links
        .filter(({ label, to }) => label && to)
        .map(({ label, to }) => (
          <li key={label}>
            <ContentLink to={to}>{label}</ContentLink>
          </li>
        ))}
    </ul>
  )
}
