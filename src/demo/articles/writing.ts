/** The blocks articles are written in, spelled as cleaning leaves them, so that storing one changes nothing. */
export const body = (...blocks: string[]): string => blocks.join('')

export const h2 = (words: string) => `<h2>${words}</h2>`
export const h3 = (words: string) => `<h3>${words}</h3>`
export const p = (words: string) => `<p>${words}</p>`

export const points = (...items: string[]) => `<ul>${items.map(item).join('')}</ul>`
export const steps = (...items: string[]) => `<ol>${items.map(item).join('')}</ol>`

export const quote = (words: string) => `<blockquote>${p(words)}</blockquote>`

/** A box beside the story: the one thing to take along. */
export const callOut = (...blocks: string[]) => `<aside>${blocks.join('')}</aside>`

/** The first row names the columns. */
export const table = (names: string[], ...rows: string[][]) =>
  `<table><tbody>${row('th', names)}${rows.map((cells) => row('td', cells)).join('')}</tbody></table>`

/** A drawing of ours in the middle of an article; the caption says what it teaches, `shows` what is to be seen. */
export const figure = (name: `fig-${string}`, shows: string, caption: string) =>
  `<figure><img src="/art/${name}" alt="${shows}" width="720" height="360" loading="lazy"><figcaption>${caption}</figcaption></figure>`

/** To a page of this site, by its address in routes.ts. */
export const link = (href: string, words: string) => `<a href="${href.replaceAll('&', '&amp;')}">${words}</a>`

/** To whoever says so in public. */
export const source = (href: `https://${string}`, words: string) => `<a href="${href}" rel="noopener">${words}</a>`

const item = (words: string) => `<li>${p(words)}</li>`

const row = (cell: 'th' | 'td', cells: string[]) => `<tr>${cells.map((words) => `<${cell}>${p(words)}</${cell}>`).join('')}</tr>`
