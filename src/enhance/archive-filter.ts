/**
 * Hides what does not hold every word typed, and says how many are left: in `data-count` # stands for what was found, ## for
 * all. Without it the form asks the server.
 */
export class ArchiveFilter extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('input', this.#filter)
  }

  #filter = (event: Event): void => {
    const wanted = plain((event.target as HTMLInputElement).value)
      .split(/\s+/)
      .filter(Boolean)
    const rows = [...this.querySelectorAll('li')]
    for (const row of rows) row.hidden = !wanted.every((word) => wordsOf(row).includes(word))
    const found = rows.filter((row) => !row.hidden).length
    const words = (found ? this.dataset.count : this.dataset.none) ?? ''
    const status = this.querySelector('[role=status]')
    if (status) status.textContent = words.replace('##', `${rows.length}`).replace('#', `${found}`)
  }
}

/** What a paper says about itself, without the words of its link. */
const wordsOf = (row: Element) => plain([...row.querySelectorAll('p, h3')].map((part) => part.textContent).join(' '))

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
