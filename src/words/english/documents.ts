/** The search of documents, on the pages agents work with. */
export const documents = {
  label: 'Search the documents',
  hint: 'Words of a title, or of what is inside.',
  search: 'Search',
  all: 'Close the search',
  found: (many: string, one: boolean) => (one ? '1 document' : `${many} documents`),
  corrected: (corrected: string) => `What has “${corrected}” is shown: no document has all of the words as they were typed.`,
  none: (phone: string) => `No document has all of these words. Try one of them, or call us, ${phone}.`,
  lost: (name: string) => `“${name}” could not be downloaded: it is not on the site any more. What goes by the words of its name is below.`,
  lostAlone: (name: string, phone: string) =>
    `“${name}” could not be downloaded: it is not on the site any more, and nothing goes by the words of its name. Search for other words, or call us, ${phone}.`,
  results: 'What was found',
  elsewhere: 'On other pages, and inside papers',
  more: 'There are more; another word finds fewer.',
  pdf: 'PDF',
  pages: (many: string, one: boolean) => (one ? 'PDF, 1 page' : `PDF, ${many} pages`),
  sample: 'sample',
  on: 'On',
  look: 'Look at the first page',
  firstPage: (title: string) => `First page of ${title}`,
}
