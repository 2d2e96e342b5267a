import type { AnySection } from '../section.ts'
import { maintenanceMessage } from './maintenance-message.ts'

/** In the order of the page. */
export const maintenanceSections: readonly AnySection[] = [maintenanceMessage]
