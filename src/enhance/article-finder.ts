/** So long after the last letter the search begins by itself. */
const pause = 1000

/** What a tab remembers from one page to the next. */
const typing = 'articles'

const partsOf = ({ pathname, search }: Location | URL) => pathname + search

/**
 * The search of articles, a second after somebody stopped typing: it asks for the very page that the form would have
 * opened and takes from it what was found. With `data-whole` it sends the form.
 */
export class ArticleFinder extends HTMLElement {
  #timer = 0
  #asking?: AbortController
  #shown = partsOf(location)

  connectedCallback(): void {
    this.addEventListener('input', this.#wait)
    this.addEventListener('submit', this.#submit)
    addEventListener('popstate', this.#back)
    // The page came anew while somebody was typing, who goes on.
    if (!sessionStorage.getItem(typing)) return
    sessionStorage.removeItem(typing)
    const box = this.querySelector('input')
    box?.focus()
    box?.setSelectionRange(-1, -1)
  }

  disconnectedCallback(): void {
    clearTimeout(this.#timer)
    removeEventListener('popstate', this.#back)
  }

  #wait = (): void => {
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => this.querySelector('form')?.requestSubmit(), pause)
  }

  #submit = (event: Event): void => {
    clearTimeout(this.#timer)
    if (this.dataset.whole !== undefined) return sessionStorage.setItem(typing, 'y')
    event.preventDefault()
    const form = event.target as HTMLFormElement
    const asked = new URL(form.action)
    const search = String(new FormData(form).get('search')).trim()
    if (search) asked.searchParams.set('search', search)
    // What is still on its way was asked before: it would come into a page that is about something else by then.
    this.#asking?.abort()
    if (partsOf(asked) !== this.#shown) void this.#load(asked)
    else this.#found?.removeAttribute('aria-busy')
  }

  get #found(): Element | null {
    return this.querySelector('#articles-found')
  }

  /** A jump to a place on the page is no other search. */
  #back = (): void => {
    if (partsOf(location) !== this.#shown) location.reload()
  }

  async #load(asked: URL): Promise<void> {
    const { signal } = (this.#asking = new AbortController())
    const here = this.#found
    here?.setAttribute('aria-busy', 'true')
    try {
      const answer = await fetch(asked, { signal, headers: { accept: 'text/html' } })
      if (!answer.ok) throw answer
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
      for (const id of ['articles-status', 'articles-found'])
        document.getElementById(id)?.replaceChildren(...(page.getElementById(id)?.childNodes ?? []))
      here?.removeAttribute('aria-busy')
      this.#shown = partsOf(asked)
      history.pushState(null, '', asked)
    } catch {
      // A newer search is on its way, or else the browser may say itself what is wrong.
      if (!signal.aborted) location.assign(asked)
    }
  }
}
