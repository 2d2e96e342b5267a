import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { maintenanceMessage } from '../../content/maintenance/maintenance-message.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { Section } from '../shell/section.tsx'
import { siteContext } from '../site.ts'
import { MaintenanceNotice } from './maintenance-notice.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.maintenance.page)

export async function loader({ context }: LoaderFunctionArgs) {
  return { sections: await context.get(siteContext).sections([maintenanceMessage]) }
}

/** Where Login leads while Client Connect is closed. */
export default function MaintenancePage() {
  return <Section of={maintenanceMessage}>{(content) => <MaintenanceNotice content={content} />}</Section>
}
