import type { MetaFunction } from 'react-router'
import { maintenanceMessage } from '../../content/maintenance/maintenance-message.ts'
import { maintenanceSections } from '../../content/maintenance/maintenance-sections.ts'
import { loadSections } from '../shell/load-sections.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { Section } from '../shell/section.tsx'
import { MaintenanceNotice } from './maintenance-notice.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.maintenance.page)

export const loader = loadSections(maintenanceSections)

/** Where Login leads while Client Connect is closed. */
export default function MaintenancePage() {
  return <Section of={maintenanceMessage}>{(content) => <MaintenanceNotice content={content} />}</Section>
}
