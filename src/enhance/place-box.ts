import { addressWith } from '../calls/address-with.ts'
import { suggestPlaces } from '../calls/addresses.ts'
import { SuggestionBox } from './suggestion-box.ts'

type Place = { name: string; kind: string }

/** A box for a place, and "Use my location", which asks the browser only once it was pressed. */
export class PlaceBox extends SuggestionBox<Place> {
  override connectedCallback(): void {
    super.connectedCallback()
    // Once it is searched, what was asked for counts, not what might be suggested.
    this.input.form?.addEventListener('submit', () => this.close())
    document.getElementById('seek-here')?.addEventListener('click', this.#locate)
  }

  protected async find(words: string, signal: AbortSignal): Promise<Place[]> {
    const response = await fetch(addressWith(suggestPlaces.path, { q: words }), { signal })
    return ((await response.json()) as { result?: Place[] }).result ?? []
  }

  protected show({ name }: Place) {
    const [words, ...rest] = name.split(', ')
    return { words, note: rest.join(', ') }
  }

  protected take({ name }: Place): void {
    this.input.value = name
    this.input.form?.requestSubmit()
  }

  protected typed(): void {
    // A place that is typed counts, not the point that was there before.
    for (const hidden of this.querySelectorAll('[type=hidden]')) hidden.remove()
    this.#say('')
  }

  #locate = (): void => {
    this.#say(this.dataset.locating ?? '')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        this.#say('')
        this.input.value = ''
        this.#hold('lat', coords.latitude)
        this.#hold('lng', coords.longitude)
        this.input.form?.requestSubmit()
      },
      () => this.#say(this.dataset.refused ?? ''),
      { timeout: 10_000, maximumAge: 300_000 },
    )
  }

  /** Two decimals are about a kilometre: near enough for an office, and no more than it takes. */
  #hold(name: string, degrees: number): void {
    const before = this.querySelector<HTMLInputElement>(`[name=${name}]`)
    const hidden = before ?? Object.assign(document.createElement('input'), { type: 'hidden', name })
    hidden.value = degrees.toFixed(2)
    this.append(hidden)
  }

  #say(words: string): void {
    const problem = document.getElementById('seek-problem')
    if (problem && problem.textContent !== words) problem.textContent = words
  }
}
