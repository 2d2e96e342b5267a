import type { Fields } from '../../fields/kinds.ts'
import { defineSection } from '../section.ts'
import { sectionName } from './section-name.ts'

/** A section whose heading names it, in its address and on its pencil. */
export const namedSection = <F extends Fields>(page: string, name: string, fields: F) =>
  defineSection({ page, section: sectionName(name), editor: `Edit ${name}`, fields })
