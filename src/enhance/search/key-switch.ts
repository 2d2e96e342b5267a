import { slashOff } from '../search-key.ts'

/** Turns the key "/" off and on again, on this device. */
export class KeySwitch extends HTMLElement {
  connectedCallback(): void {
    const box = this.querySelector('input') as HTMLInputElement
    box.checked = localStorage.getItem(slashOff) === null
    box.addEventListener('change', () => {
      if (box.checked) localStorage.removeItem(slashOff)
      else localStorage.setItem(slashOff, '1')
    })
  }
}
