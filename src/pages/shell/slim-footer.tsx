import { footerSiteMap } from '../../content/footer/footer-site-map.ts'
import { FooterLinks, legalLinks } from './footer-site-map.tsx'
import { LegalLine } from './legal-line.tsx'
import { Section } from './section.tsx'
import './slim-footer.css'

/** The legal line alone. */
export function SlimFooter() {
  return (
    <footer className="slim-footer on-dark">
      <Section of={footerSiteMap}>
        {(content) => (
          <div className="wrap">
            <LegalLine content={content} />
            <FooterLinks links={legalLinks(content)} />
          </div>
        )}
      </Section>
    </footer>
  )
}
