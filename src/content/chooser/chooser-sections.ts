import type { AnySection } from '../section.ts'
import { chooserDoors } from './chooser-doors.ts'
import { chooserRoadside } from './chooser-roadside.ts'

/** In the order of the page. */
export const chooserSections: readonly AnySection[] = [chooserDoors, chooserRoadside]
