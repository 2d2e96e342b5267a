/** Every address a text leads to, each once. What was cleaned before it was kept has them in double quotes. */
export function linksInHtml(html: string): string[] {
  const found = [...html.matchAll(/<a\s[^<>]*?\bhref="([^"]*)"/gi)].map(([, href]) =>
    href.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&').trim(),
  )
  return [...new Set(found)].filter((href) => href !== '')
}
