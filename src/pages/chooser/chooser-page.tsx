import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { golfBanner } from '../../content/areas/golf/golf-home.ts'
import { chooserDoors } from '../../content/chooser/chooser-doors.ts'
import { chooserRoadside } from '../../content/chooser/chooser-roadside.ts'
import { chooserSections } from '../../content/chooser/chooser-sections.ts'
import type { ContentOf } from '../../content/section.ts'
import { address } from '../../routes.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { Section } from '../shell/section.tsx'
import { siteContext } from '../site.ts'
import { Doors } from './doors.tsx'
import { RoadsideCall } from './roadside-call.tsx'
import './chooser-page.css'

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, ({ chooser }) => ({ ...chooser.page, path: address.chooser, picture: '/art/chooser' }))

export async function loader({ context }: LoaderFunctionArgs) {
  const { [golfBanner.key]: golf, ...sections } = await context.get(siteContext).sections([...chooserSections, golfBanner])
  const { tagline } = golf.content as ContentOf<typeof golfBanner>
  return { sections, golfDay: tagline }
}

/** The doors of the site. On a phone the emergency comes first. */
export default function ChooserPage() {
  const { golfDay } = useLoaderData<typeof loader>()
  return (
    <div className="chooser">
      <Section of={chooserDoors}>{(content) => <Doors content={content} golfDay={golfDay} />}</Section>
      <Section of={chooserRoadside}>{(content) => <RoadsideCall content={content} />}</Section>
    </div>
  )
}
