import { blogSetting } from '../../content/blog/blog-setting.ts'
import type { AnySection } from '../../content/section.ts'
import { pageNames } from '../../words/english/page-names.ts'

/** "Home, section 2": where a section is, in words. Storage names are old and odd, people never see them. */
export function sectionLocation({ page, section }: Pick<AnySection, 'page' | 'section'>): string {
  const numbered = /^Section_(\d+)/.exec(section)
  return `${pageWords(page)}, ${numbered ? `section ${numbered[1]}` : plain(section.replace(/^Section_/, '')).toLowerCase()}`
}

/** "360_Home" → "Home", "Auto_Insurance" → "Auto insurance", "AgentLandingPageLatest1" → "Agent landing page". */
export function pageWords(page: string): string {
  if (page === blogSetting.page) return pageNames.blog
  const [first = '', ...others] = plain(page.replace(/^\d+_|Latest\d*$/g, '')).split(' ')
  return [first, ...others.map((word) => (word.length > 1 && word === word.toUpperCase() ? word : word.toLowerCase()))].join(' ')
}

/** "Edit Discount Types" → "Discount Types", "Add Field" → "Field", "Edit page details" → "Page details". */
export function subjectWords({ editor }: Pick<AnySection, 'editor'>): string {
  const subject = editor.replace(/^(?:Edit|Add)\s+/, '')
  return subject.charAt(0).toUpperCase() + subject.slice(1)
}

const plain = (name: string) =>
  name
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
