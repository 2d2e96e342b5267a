/** Where articles and drafts of them are found; a file by itself, since what builds their addresses comes with small scripts too. */
export const articlesPath = '/360/about/blog'
export const previewPath = '/360/preview'
