import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { raffleBanner, rafflePrizes, raffleRules, raffleContact } from '../../../content/areas/golf/golf-raffle.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { Section } from '../../shell/section.tsx'
import { siteContext } from '../../site.ts'
import { Area } from '../area.tsx'
import { AreaHead } from '../area-head.tsx'
import { CardsBand } from '../cards-band.tsx'
import { ContactDesk } from '../contact-desk.tsx'
import { TextBlock } from '../text-block.tsx'
import { PrizeList } from './prize-list.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.golf.rafflePage)

export async function loader({ context }: LoaderFunctionArgs) {
  return { sections: await context.get(siteContext).sections([raffleBanner, rafflePrizes, raffleRules, raffleContact]) }
}

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
