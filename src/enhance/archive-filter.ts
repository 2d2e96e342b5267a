import { matcherOf } from '../nouns/match-words.ts'

/**
 * Hides what does not hold every word typed, and says how many are left: in `data-count` # stands for what was found, ## for
 * all. Without it the form asks the server.
 */
export class ArchiveFilter extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('input', this.#filter)
  }

  #filter = (event: Event): void => {
    const matches = matcherOf((event.target as HTMLInputElement).value)
    const rows = [...this.querySelectorAll('li')]
    for (const row of rows) row.hidden = !matches(wordsOf(row))
    const found = rows.filter((row) => !row.hidden).length
    const words = (found ? this.dataset.count : this.dataset.none) ?? ''
    const status = this.querySelector('[role=status]')
    if (status) status.textContent = words.replace('##', `${rows.length}`).replace('#', `${found}`)
  }
}

/** What a paper says about itself, without the words of its link. */
const wordsOf = (row: Element) => [...row.querySelectorAll('p, h3')].map((part) => part.textContent).join(' ')
