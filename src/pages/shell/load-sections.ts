import type { LoaderFunctionArgs } from 'react-router'
import type { AnySection } from '../../content/section.ts'
import { siteContext } from '../site.ts'

/** The loader of a page that shows these sections and asks for nothing else. */
export const loadSections =
  (sections: readonly AnySection[]) =>
  async ({ context }: Pick<LoaderFunctionArgs, 'context'>) => ({ sections: await context.get(siteContext).sections(sections) })
