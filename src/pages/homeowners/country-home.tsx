import { homeownersCountryTypes } from '../../content/homeowners/homeowners-country-types.ts'
import { homeownersCountry } from '../../content/homeowners/homeowners-country.ts'
import { Band } from '../parts/band.tsx'
import { CoverageTabs } from '../parts/coverage-tabs.tsx'
import { Section } from '../shell/section.tsx'
import { ActHead } from './act-head.tsx'
import { useWords } from '../../words/use-words.ts'
import './country-home.css'

/** Act two: the country home, where the land begins. */
export function CountryHome() {
  const words = useWords().homeowners.countryHome
  return (
    <Band ground="sage" id="country_home" className="country" labelledBy="country-title">
      <Section of={homeownersCountry}>
        {({ title, description }) => <ActHead id="country-title" title={title} text={description} picture="/art/country" side="right" />}
      </Section>
      <Section of={homeownersCountryTypes}>
        {({ items }) => <CoverageTabs name="country" label={words.tabs} look="row" rows={items} />}
      </Section>
    </Band>
  )
}
