/** How long a pause in typing is, in milliseconds. */
const pause = 120

/** One of the suggestions as it is shown: its words, and smaller ones beside them. */
type Shown = { words: string; note: string }

/**
 * A box that suggests as one types, taken by keys or by pointer. Everything it adds appears in answer to a person. What is
 * suggested, and what happens with it, is said by the box it is made into.
 */
export abstract class SuggestionBox<Option> extends HTMLElement {
  #list?: HTMLUListElement
  #options: Option[] = []
  #at = -1
  #timer?: ReturnType<typeof setTimeout>
  #asking?: AbortController

  protected abstract find(words: string, signal: AbortSignal): Promise<Option[]>
  protected abstract show(option: Option): Shown
  protected abstract take(option: Option): void
  /** Something else was typed than what was taken before. */
  protected abstract typed(): void

  connectedCallback(): void {
    if (this.contains(document.activeElement)) {
      this.#begin()
      // What was typed before this script arrived was typed to be found.
      if (!this.input.dataset.value) void this.#suggest()
    } else this.addEventListener('focusin', this.#begin, { once: true })
    this.addEventListener('input', this.#typed)
    this.addEventListener('keydown', this.#step)
    this.addEventListener('focusout', () => this.close())
  }

  protected get input(): HTMLInputElement {
    return this.querySelector('input') as HTMLInputElement
  }

  #begin = (): void => {
    const list = document.createElement('ul')
    list.id = `${this.input.id}-list`
    list.className = 'suggestions'
    list.role = 'listbox'
    list.ariaLabel = this.dataset.suggestions ?? ''
    list.hidden = true
    // The box keeps its focus while a suggestion is pressed.
    list.addEventListener('pointerdown', (event) => event.preventDefault())
    list.addEventListener('click', (event) => this.#take([...list.children].indexOf((event.target as Element).closest('li') as Element)))
    this.#list = list
    this.append(list)
    const { input } = this
    input.role = 'combobox'
    input.ariaAutoComplete = 'list'
    input.ariaExpanded = 'false'
    input.setAttribute('aria-controls', list.id)
  }

  #typed = (): void => {
    this.typed()
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#suggest(), pause)
  }

  async #suggest(): Promise<void> {
    const words = this.input.value.trim()
    this.#asking?.abort()
    if (words.length < 2) return this.close()
    const { signal } = (this.#asking = new AbortController())
    try {
      const found = await this.find(words, signal)
      if (!signal.aborted && document.activeElement === this.input) this.#open(found)
    } catch {
      // Suggestions are a help: without them the box is a box. An answer that was typed past closes nothing: the next is on its way.
      if (!signal.aborted) this.close()
    }
  }

  #open(options: Option[]): void {
    this.#options = options
    this.#at = -1
    this.#list?.replaceChildren(
      ...options.map((option, index) => {
        const { words, note } = this.show(option)
        const row = document.createElement('li')
        row.role = 'option'
        row.id = this.#idOf(index)
        row.append(words)
        if (note) row.append(Object.assign(document.createElement('small'), { textContent: note }))
        return row
      }),
    )
    this.#mark()
  }

  protected close(): void {
    clearTimeout(this.#timer)
    this.#asking?.abort()
    this.#options = []
    this.#mark()
  }

  #idOf = (index: number) => `${this.#list?.id}-${index}`

  #mark(): void {
    if (!this.#list) return
    const open = this.#options.length > 0
    this.#list.hidden = !open
    this.input.ariaExpanded = String(open)
    for (const [index, option] of [...this.#list.children].entries()) option.ariaSelected = String(index === this.#at)
    if (this.#at < 0) return this.input.removeAttribute('aria-activedescendant')
    this.input.setAttribute('aria-activedescendant', this.#idOf(this.#at))
    this.#list.children[this.#at]?.scrollIntoView({ block: 'nearest' })
  }

  #step = (event: KeyboardEvent): void => {
    const count = this.#options.length
    if (event.key === 'ArrowDown' && count === 0) void this.#suggest()
    else if (count === 0) return
    // Beyond the last suggestion, and before the first, is the box itself.
    else if (event.key === 'ArrowDown') this.#at = this.#at === count - 1 ? -1 : this.#at + 1
    else if (event.key === 'ArrowUp') this.#at = this.#at < 0 ? count - 1 : this.#at - 1
    else if (event.key === 'Escape') this.close()
    else if (event.key === 'Enter' && this.#at >= 0) this.#take(this.#at)
    else return
    event.preventDefault()
    this.#mark()
  }

  #take(index: number): void {
    const option = this.#options[index]
    if (option === undefined) return
    this.close()
    this.take(option)
  }
}
