import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { maintenanceMessage } from '../../content/maintenance/maintenance-message.ts'
import type { Handle } from '../shell/handle.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { Section } from '../shell/section.tsx'
import { siteContext } from '../site.ts'
import { MaintenanceNotice } from './maintenance-notice.tsx'

const words = {
  title: 'Under maintenance',
  description: 'Client Connect is undergoing scheduled maintenance. Your agent and customer service can be reached all the same.',
}

export const handle: Handle = { tier: 'content' }

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, words)

export async function loader({ context }: LoaderFunctionArgs) {
  return { sections: await context.get(siteContext).sections([maintenanceMessage]) }
}

/** Where Login leads while Client Connect is closed. */
export default function MaintenancePage() {
  return <Section of={maintenanceMessage}>{(content) => <MaintenanceNotice content={content} />}</Section>
}
