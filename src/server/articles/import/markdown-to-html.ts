import { Marked } from 'marked'

const marked = new Marked({ gfm: true, async: false })

/** Markdown as GitHub writes it, with HTML in it as it is: what comes out is as wild as what went in. */
export const markdownToHtml = (markdown: string): string => marked.parse(markdown, { async: false })
