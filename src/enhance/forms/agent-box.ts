import { addressWith } from '../../calls/address-with.ts'
import { searchAgents } from '../../calls/addresses.ts'
import { SuggestionBox } from '../suggestion-box.ts'

type Agent = { title: string; email: string; city: string }

/** The most that are suggested at a time. */
const most = 8

/** A box for an agent, found by name, town or e-mail. Its input says in `data-value` who was taken. */
export class AgentBox extends SuggestionBox<Agent> {
  protected async find(words: string, signal: AbortSignal): Promise<Agent[]> {
    const response = await fetch(addressWith(searchAgents.path, { q: words }), { signal })
    return ((await response.json()) as { agents?: Agent[] }).agents?.slice(0, most) ?? []
  }

  protected show({ title, city }: Agent) {
    return { words: title, note: city }
  }

  protected take({ title, city, email }: Agent): void {
    this.input.value = [title, city].filter(Boolean).join(', ')
    this.input.dataset.value = email
    this.input.dispatchEvent(new Event('change', { bubbles: true }))
  }

  protected typed(): void {
    delete this.input.dataset.value
  }
}
