/** "Sponsor levels" → "Section_Sponsor_Levels": how an area's section is stored under its page. */
export function sectionName(name: string): string {
  return `Section_${name.replace(/(?:^|\s+)(\S)/g, (_whole, first: string) => `_${first.toUpperCase()}`).slice(1)}`
}
