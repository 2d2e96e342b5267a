import type { MetaFunction } from 'react-router'
import { golfRaffleSections, raffleBanner, raffleContact, rafflePrizes, raffleRules } from '../../../content/areas/golf/golf-raffle.ts'
import { loadSections } from '../../shell/load-sections.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { Section } from '../../shell/section.tsx'
import { Area } from '../area.tsx'
import { AreaHead } from '../area-head.tsx'
import { CardsBand } from '../cards-band.tsx'
import { ContactDesk } from '../contact-desk.tsx'
import { TextBlock } from '../text-block.tsx'
import { PrizeList } from './prize-list.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.golf.rafflePage)

export const loader = loadSections(golfRaffleSections)

/** The raffle. Its address carries the name of a team from long ago; the page names none. */
export default function RafflePage() {
  return (
    <Area>
      <Section of={raffleBanner}>{(content) => <AreaHead content={content} />}</Section>
      <Section of={rafflePrizes}>{(content) => <CardsBand content={content}>{(items) => <PrizeList prizes={items} />}</CardsBand>}</Section>
      <Section of={raffleRules}>{(content) => <TextBlock content={content} ground="soft" />}</Section>
      <Section of={raffleContact}>{(content) => <ContactDesk content={content} />}</Section>
    </Area>
  )
}
