import { addressWith } from '../../calls/address-with.ts'
import { tellFormLeft } from '../../calls/addresses.ts'
import { clearForm } from './clear-form.ts'
import { createDraft } from './draft.ts'
import type { FormWork } from './form-work.ts'
import { remember, remembered } from './tab-memory.ts'

/** Of this tab: the form that is to be finished later. */
const later = 'form later'
/** Of this tab: the keys under which forms were sent, the newest last. */
const sentKeys = 'form keys'
const mostKeys = 20

/**
 * A form that is plain HTML, made better: kept on this device while it is typed, checked, and sent without leaving the page.
 * What that takes comes with the first touch; where it does not come, the form is posted as it would be without.
 */
export class SentForm extends HTMLElement {
  #work?: Promise<FormWork>
  #draft?: ReturnType<typeof createDraft>
  /** The question that was answered last, while the form is not on its way. */
  #at?: string | undefined

  connectedCallback(): void {
    this.addEventListener('click', this.#press)
    const form = this.querySelector('form')
    if (!form) return
    if (this.#wasSent()) return location.reload()
    this.#draft = createDraft(form, this.dataset.draft ?? '')
    if (this.#keptForLater()) this.#draft.forget()
    // What the server has sent back counts before what this device remembers.
    if (!this.querySelector('.form-summary, [name=draft]')) this.#draft.restore()
    for (const touch of ['pointerdown', 'focusin'])
      this.addEventListener(touch, () => void this.#load().catch(() => {}), { once: true, passive: true })
    for (const change of ['input', 'change']) this.addEventListener(change, this.#changed)
    this.addEventListener('submit', this.#submit)
    window.addEventListener('pageshow', this.#shown)
    window.addEventListener('pagehide', this.#left)
  }

  disconnectedCallback(): void {
    window.removeEventListener('pageshow', this.#shown)
    window.removeEventListener('pagehide', this.#left)
  }

  /** It was sent: nothing of it stays on this device. */
  forget(): void {
    this.dataset.done = ''
    remember(sentKeys, [...remembered(sentKeys), this.#key].slice(-mostKeys))
    this.#draft?.forget()
  }

  /** True once, on the page that says so right after this tab asked for it: a mere link with `?kept` takes nothing from anybody. */
  #keptForLater(): boolean {
    if (!remembered(later).includes(this.dataset.draft ?? '')) return false
    remember(later, [])
    return new URLSearchParams(location.search).has('kept')
  }

  get #key(): string {
    return this.querySelector<HTMLInputElement>('[name=token]')?.value ?? ''
  }

  /** Somebody went back to an old copy of a page that was sent. Said once for each key, so that nothing reloads for ever. */
  #wasSent(): boolean {
    const keys = remembered(sentKeys)
    if (!keys.includes(this.#key)) return false
    remember(
      sentKeys,
      keys.filter((key) => key !== this.#key),
    )
    return true
  }

  #load(): Promise<FormWork> {
    this.#work ??= import('./form-work.ts').then(({ workOn }) => workOn(this))
    this.#work.catch(() => (this.#work = undefined))
    return this.#work
  }

  #changed = async ({ target, type }: Event): Promise<void> => {
    this.#draft?.save()
    this.#at = (target as Element).closest<HTMLElement>('[data-question]')?.dataset.question
    const work = await this.#load().catch(() => undefined)
    work?.changed(target as HTMLInputElement, type)
  }

  #submit = async (event: SubmitEvent): Promise<void> => {
    // What is finished later goes the way of plain HTML, files left out; this device keeps it until the server says it has it.
    if ((event.submitter as HTMLButtonElement | null)?.name === 'later') {
      this.#at = undefined
      return remember(later, [this.dataset.draft ?? ''])
    }
    event.preventDefault()
    const form = event.target as HTMLFormElement
    try {
      const work = await this.#load()
      await work.send()
    } catch {
      // Without its script it goes the way of plain HTML.
      this.#at = undefined
      form.submit()
    }
  }

  #press = async (event: Event): Promise<void> => {
    const button = (event.target as Element).closest('button')
    if (!button) return
    const { copy, clear, pick } = button.dataset
    if (copy !== undefined) {
      await this.#copy(copy, button)
    } else if (clear !== undefined) {
      if (button.form) clearForm(this, button.form)
      this.#draft?.forget()
      const said = this.querySelector('output')
      if (said) said.textContent = this.dataset.cleared ?? ''
    } else if (pick !== undefined) {
      const work = await this.#load()
      work.pickDay(pick)
    }
  }

  /** A site over plain http has no clipboard: there the number is selected, ready to be copied. */
  async #copy(number: string, button: HTMLButtonElement): Promise<void> {
    try {
      await navigator.clipboard.writeText(number)
      button.textContent = this.dataset.copied ?? ''
    } catch {
      const shown = this.querySelector('.num')
      if (shown) getSelection()?.selectAllChildren(shown)
    }
  }

  /** Somebody goes; where that is without sending, at which question is told, and never what was answered. */
  #left = (): void => {
    // Where somebody goes back to, browsers fill in again what was typed, and it would be sent a second time.
    if ('done' in this.dataset) return this.querySelector('form')?.reset()
    if (this.#at === undefined) return
    navigator.sendBeacon(addressWith(tellFormLeft.path, { form: this.dataset.form, at: this.#at }))
    this.#at = undefined
  }

  /** Somebody went back to a page that was sent: it comes anew, with a key of its own. */
  #shown = (event: PageTransitionEvent): void => {
    if (event.persisted && 'done' in this.dataset) location.reload()
  }
}
