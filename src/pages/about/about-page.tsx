import type { MetaFunction } from 'react-router'
import { HeadLook } from '../parts/head-look.tsx'
import { aboutUsMore } from '../../content/about-us/about-us-more.ts'
import { aboutBanner } from '../../content/about/about-banner.ts'
import { aboutFigures } from '../../content/about/about-figures.ts'
import { aboutIntro } from '../../content/about/about-intro.ts'
import { aboutValues } from '../../content/about/about-values.ts'
import { aboutSections } from '../../content/about/about-sections.ts'
import { address } from '../../routes.ts'
import { MoreAboutUs } from '../about-us/more-about-us.tsx'
import { Band } from '../parts/band.tsx'
import { Ledger } from '../parts/ledger.tsx'
import { SectionIntro } from '../parts/section-intro.tsx'
import { loadSections } from '../shell/load-sections.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { Section } from '../shell/section.tsx'
import { TopBanner } from '../shell/top-banner.tsx'
import { ValuesOfTheDay } from './values-of-the-day.tsx'
import './about-page.css'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (all) => ({ ...all.about.page, path: address.aboutCompany }))

export const loader = loadSections([...aboutSections, aboutUsMore])

/** What the company stands for, told as one working day. */
export default function AboutPage() {
  return (
    <>
      <Section of={aboutBanner}>
        {(content) => (
          <HeadLook ground="sand">
            <TopBanner content={content} />
          </HeadLook>
        )}
      </Section>
      <Section of={aboutIntro}>
        {({ title, description }) => (
          <Band labelledBy="intro-title">
            <SectionIntro id="intro-title" title={title} text={description} />
          </Band>
        )}
      </Section>
      <Section of={aboutValues}>{(content) => <ValuesOfTheDay content={content} />}</Section>
      <Section of={aboutFigures}>
        {({ title, description, figures }) => (
          <Band ground="sage" labelledBy="figures-title" className="about-figures">
            <div>
              <h2 id="figures-title">{title}</h2>
              {description && <p className="lead">{description}</p>}
            </div>
            <Ledger rows={figures} />
          </Band>
        )}
      </Section>
      <Section of={aboutUsMore}>{(content) => <MoreAboutUs content={content} here={address.aboutCompany} />}</Section>
    </>
  )
}
