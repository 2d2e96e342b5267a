import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import {
  golfSponsorsSections,
  sponsorsBanner,
  sponsorsContact,
  sponsorsLevels,
  sponsorsPapers,
  sponsorsWall,
} from '../../../content/areas/golf/golf-sponsors.ts'
import { Ledger } from '../../parts/ledger.tsx'
import { sponsorFormQuestions } from '../../../content/areas/golf/golf-sponsor-form.ts'
import { golfSponsorForm } from '../../../forms/golf-sponsor-form.ts'
import { address } from '../../../routes.ts'
import { formMeta } from '../../forms/form-meta.ts'
import { openFormPage, takePostedForm } from '../../forms/form-page.ts'
import { Section } from '../../shell/section.tsx'
import { FormArea } from '../form-area.tsx'
import { AreaForm } from '../area-form.tsx'
import { AreaHead } from '../area-head.tsx'
import { CardsBand } from '../cards-band.tsx'
import { ContactDesk } from '../contact-desk.tsx'
import { DownloadList } from '../download-list.tsx'
import { SponsorWall } from '../sponsor-wall.tsx'

export const meta: MetaFunction = ({ matches }) => formMeta(matches, (words) => words.golf.sponsorsPage)

export const loader = (asked: LoaderFunctionArgs) => openFormPage(asked, golfSponsorForm, golfSponsorsSections)

export const action = (asked: ActionFunctionArgs) => takePostedForm(asked, golfSponsorForm, address.golfSponsors)

/** Sponsors by level, and the levels to choose from. */
export default function SponsorsPage() {
  return (
    <FormArea again={address.golfSponsors}>
      <Section of={sponsorsBanner}>{(content) => <AreaHead content={content} />}</Section>
      <Section of={sponsorsWall}>{(content) => <SponsorWall content={content} />}</Section>
      <Section of={sponsorsLevels}>
        {(content) => (
          <CardsBand content={content} layout="side">
            {(items) => <Ledger rows={items} />}
          </CardsBand>
        )}
      </Section>
      <AreaForm declared={golfSponsorForm} questions={sponsorFormQuestions} name="golf-sponsor" />
      <Section of={sponsorsPapers}>{(content) => <DownloadList content={content} ground="sand" />}</Section>
      <Section of={sponsorsContact}>{(content) => <ContactDesk content={content} />}</Section>
    </FormArea>
  )
}
