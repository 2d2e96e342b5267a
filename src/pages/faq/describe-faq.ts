import { plainWords } from '../../fields/rich-words.ts'
import type { Thing } from '../shell/structured-data.ts'

/** The questions as search engines read them (schema.org FAQPage). */
export function describeFaq(items: readonly { title: string; description: string }[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ title, description }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: plainWords(description) },
    })),
  }
}
