import { addressWith } from '../../calls/address-with.ts'
import { searchAll } from '../../calls/addresses.ts'
import type { Found, SearchKind } from '../../nouns/search/found.ts'
import { defineElements } from '../define-elements.ts'
import { SuggestionBox } from '../suggestion-box.ts'
import { KeySwitch } from './key-switch.ts'
import { NearestAgent } from './nearest-agent.ts'

/** More than these are read on the page itself. */
const most = 7

type Option = { title: string; note: string; href: string }

/** The box of the search of everything: what it suggests is opened at once, and Enter shows all that was found. */
class SearchBox extends SuggestionBox<Option> {
  override connectedCallback(): void {
    super.connectedCallback()
    // Once it is searched, what was asked for counts, not what might be suggested.
    this.input.form?.addEventListener('submit', () => this.close())
  }

  protected async find(words: string, signal: AbortSignal): Promise<Option[]> {
    const answer = await fetch(addressWith(searchAll.path, { q: words }), { signal })
    if (!answer.ok) return []
    // An older node knows of nothing else that may have been meant.
    const { straight, best, also = [], groups } = (await answer.json()) as Found
    const things = [...(best ? [best] : []), ...also, ...groups.flatMap(({ things }) => things.slice(0, 3))]
    const options = things.map(({ title, href, kind }) => ({ title, href, note: this.dataset[kind satisfies SearchKind] ?? '' }))
    const task = straight ? [{ title: straight.label, href: straight.href, note: this.dataset.straight ?? '' }] : []
    const each = new Map([...task, ...options].toReversed().map((option) => [option.href, option]))
    return [...each.values()].toReversed().slice(0, most)
  }

  protected show({ title, note }: Option) {
    return { words: title, note }
  }

  protected take({ href }: Option): void {
    location.assign(href)
  }

  protected typed(): void {}
}

defineElements({ 'search-box': SearchBox, 'key-switch': KeySwitch, 'nearest-agent': NearestAgent })
