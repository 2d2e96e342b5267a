import type { AnySection } from '../../content/section.ts'
import type { Desked } from '../desk/desk.ts'
import type { Saved } from '../saving/save-state.ts'

/** "Home, section 2": where a section stands, in words. Storage names are old and odd, people never see them. */
export function sectionPlace({ page, section }: Pick<AnySection, 'page' | 'section'>): string {
  const numbered = /^Section_(\d+)/.exec(section)
  return `${pageWords(page)}, ${numbered ? `section ${numbered[1]}` : plain(section.replace(/^Section_/, '')).toLowerCase()}`
}

/** Where the section of a panel stands; of an agent, who it is. */
export function placeWords({ section, agent }: Pick<Desked, 'section' | 'agent'>, { content }: Pick<Saved, 'content'>): string {
  return (agent && String(content.title)) || sectionPlace(section)
}

/** "360_Home" → "Home", "Auto_Insurance" → "Auto insurance", "HomeInsurance" → "Home insurance". */
export function pageWords(page: string): string {
  const [first = '', ...others] = plain(page.replace(/^\d+_/, '')).split(' ')
  return [first, ...others.map((word) => (word === word.toUpperCase() ? word : word.toLowerCase()))].join(' ')
}

/** What a panel edits. */
export const thingWord = ({ agent }: Pick<Desked, 'agent'>): 'agent' | 'section' => (agent ? 'agent' : 'section')

/** "Edit Discount Types" → "Discount Types". */
export function subjectWords({ editor }: Pick<AnySection, 'editor'>): string {
  return editor.replace(/^Edit\s+/, '')
}

/** "Marlene Ruiz" → "MR". */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}

export function firstName(name: string): string {
  return name.split(/\s+/)[0] ?? name
}

const plain = (name: string) => name.replaceAll('_', ' ').replace(/([a-z])([A-Z])/g, '$1 $2')
