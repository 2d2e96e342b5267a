import { deskDraftSlot } from '../nouns/forms/desk-draft-slot.ts'
import { signedOut } from './pay/frame-messages.ts'

/**
 * Logging out also clears what this browser kept to show who is signed in and what they had begun to write at the desk, and ends
 * a payment form that is open in any window of it.
 */
export class SignOut extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('submit', () => {
      for (const key of ['userInfo', 'az']) localStorage.removeItem(key)
      sessionStorage.removeItem(deskDraftSlot)
      document.dispatchEvent(new Event(signedOut))
      // Other windows hear of a change of what is stored.
      localStorage.setItem(signedOut, '1')
      localStorage.removeItem(signedOut)
    })
  }
}
