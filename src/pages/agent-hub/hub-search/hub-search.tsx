/** The search of all papers; nothing yet. */
export function HubSearch() {
  return null
}
