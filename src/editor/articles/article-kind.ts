import { articleThings } from '../../nouns/articles/article-things.ts'
import { address, editArticleAddress } from '../../routes.ts'
import { itemKind } from '../kinds/item-kind.ts'
import { loadWriting } from '../writing/load-writing.ts'

/** The articles: listed on one page, each edited on a page of its own. */
export const articleKind = itemKind({
  ...articleThings,
  pageName: 'BlogSettings',
  list: { key: 'Blog/Articles', editor: 'Edit Blog', address: address.blogSettings },
  addressOf: (id) => (id === 'new' ? address.blogEditor : editArticleAddress(id)),
  // The form is larger than the rest of the editor, and is opened nowhere else.
  opensHere: () => location.pathname.startsWith(address.blogEditor),
  async loadPanels() {
    // Its body cannot be written without them: they come with the form, not after it.
    loadWriting()
    const { ArticlePanel } = await import('./article-panel.tsx')
    return { Form: ArticlePanel, List: () => null }
  },
  words: {
    saved: 'Blog Saved',
    gone: articleThings.gone,
    back: (name) => `${name} is back, as a draft that is switched off.`,
    added: (name) => `${name} is saved.`,
    deletes: 'The blog leaves the site at once. History keeps everything, so it can be brought back.',
    changed: 'Somebody has changed this blog meanwhile. Open it and look before deleting it.',
    taken: (message, name) => `${message} Give that blog another address, then bring ${name} back.`,
    unreadable: 'This blog cannot be opened right now. Reload the page and try again.',
    offline: 'No answer from the site. Look at the list of blogs before you try again.',
    listOffline: 'No connection: the blogs cannot be shown right now.',
  },
})
