import { forPicker, fromPicker } from '../../nouns/forms/us-date.ts'

/** Opens the browser's own calendar for a day that is typed as mm-dd-yyyy. */
export function pickDay(input: HTMLInputElement): void {
  const picker = input.parentElement?.querySelector<HTMLInputElement>('.date-native') ?? makePicker(input)
  picker.value = forPicker(input.value)
  picker.showPicker()
}

function makePicker(input: HTMLInputElement): HTMLInputElement {
  const picker = Object.assign(document.createElement('input'), { type: 'date', className: 'date-native', tabIndex: -1 })
  picker.ariaHidden = 'true'
  picker.addEventListener('change', (event) => {
    event.stopPropagation()
    const day = fromPicker(picker.value)
    if (day === undefined) return
    input.value = day
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.focus()
  })
  // Its own events are not the form's.
  picker.addEventListener('input', (event) => event.stopPropagation())
  input.after(picker)
  return picker
}
