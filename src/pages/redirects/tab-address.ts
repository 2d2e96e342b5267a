import type { DeskTab } from '../../nouns/redirects/redirects-desk.ts'
import { address } from '../../routes.ts'

/** A part of the desk, and what else its address says; what is empty is left out. */
export function tabAddress(tab: DeskTab, also: Record<string, string> = {}): string {
  const asked: [string, string][] = [...(tab === 'redirects' ? [] : [['tab', tab] satisfies [string, string]]), ...Object.entries(also)]
  const query = new URLSearchParams(asked.filter(([, value]) => value !== ''))
  return address.redirectsDesk + (query.size > 0 ? `?${query}` : '')
}
