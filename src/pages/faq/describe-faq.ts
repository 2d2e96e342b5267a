import { plainWords } from '../../fields/rich-words.ts'

/** The questions as search engines read them (schema.org FAQPage). */
export function describeFaq(items: readonly { title: string; description: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ title, description }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: plainWords(description) },
    })),
  }
}
