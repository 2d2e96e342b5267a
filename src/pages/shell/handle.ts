import { useMatches } from 'react-router'
import type { Area } from './menus.ts'

/** What a page says about itself: each route module exports one as `handle`. */
export interface Handle {
  /** 'content' pages reach visitors without scripts of the framework, 'working' pages come alive for everybody. */
  tier: 'content' | 'working'
  /** The header and footer around it; the chooser's is slim. */
  frame?: 'site' | 'chooser'
  /** Whose menu stands in the header. */
  area?: Area
}

/** The handle of the page shown; a page without one is a content page of the main area. */
export function useHandle(): Required<Handle> {
  const handle = useMatches().at(-1)?.handle as Handle | undefined
  return { tier: 'content', frame: 'site', area: 'main', ...handle }
}
