import { keep, readKept } from '../kept-on-device.ts'
import { slashOff } from '../search-key.ts'

/** Turns the key "/" off and on again, on this device. */
export class KeySwitch extends HTMLElement {
  connectedCallback(): void {
    const box = this.querySelector('input') as HTMLInputElement
    const show = () => (box.checked = !readKept(slashOff))
    show()
    box.addEventListener('change', () => {
      keep(slashOff, box.checked ? null : '1')
      // Where nothing is kept the key stays on, and the box says so.
      show()
    })
  }
}
