import { footerNavigation } from '../../content/footer/footer-navigation.ts'
import { footerSiteMap } from '../../content/footer/footer-site-map.ts'
import { FooterNavigation } from './footer-navigation.tsx'
import { FooterSiteMap } from './footer-site-map.tsx'
import { Section } from './section.tsx'
import './site-footer.css'

/** The footer of every page. */
export function SiteFooter() {
  return (
    <footer className="site-footer on-dark">
      <Section of={footerNavigation}>{({ navList }) => <FooterNavigation list={navList} />}</Section>
      <Section of={footerSiteMap}>{(content) => <FooterSiteMap content={content} />}</Section>
    </footer>
  )
}
