/** Older WordPress posts keep paragraphs as empty lines; newer ones, and whoever wrote HTML, have them as they are. */
export function paragraphsOf(content: string): string {
  if (content.includes('<!-- wp:') || /<p[\s>]/i.test(content)) return content
  return content
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => (beginsWithBlock.test(part) ? part : `<p>${part.replaceAll('\n', '<br>')}</p>`))
    .join('\n')
}

const beginsWithBlock = /^<(?:h[1-6]|ul|ol|table|blockquote|pre|figure|div|section|hr|iframe|video|audio|form|aside|dl)[\s>/]/i
