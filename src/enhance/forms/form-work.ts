import { tidyDay } from '../../nouns/forms/us-date.ts'
import { formatPhone } from '../../nouns/forms/us-phone.ts'
import { defineElements } from '../define-elements.ts'
import { AgentBox } from './agent-box.ts'
import { findProblem } from './find-problem.ts'
import { pickDay } from './pick-day.ts'
import { createSending } from './send-form.ts'
import type { SentForm } from './sent-form.ts'
import { markProblem } from './show-problem.ts'
import { createUploads } from './uploads.ts'

export type FormWork = ReturnType<typeof workOn>

/** Everything a form does once somebody has touched it. */
export function workOn(host: SentForm) {
  if (!customElements.get('agent-box')) defineElements({ 'agent-box': AgentBox })
  const form = host.querySelector('form') as HTMLFormElement
  const uploads = createUploads(host, form)
  const sending = createSending(host, form, uploads)
  // Somebody may have typed before any script was there, and a draft is as it was typed.
  for (const phone of form.querySelectorAll<HTMLInputElement>('[data-format=phone]')) keepPhone(phone)
  for (const day of form.querySelectorAll<HTMLInputElement>(days)) keepDay(day)

  return {
    changed(control: HTMLInputElement, type: string): void {
      if (control.type === 'file') return type === 'change' ? uploads.take(control) : undefined
      if (control.dataset.format === 'phone') keepPhone(control)
      if (type === 'change' && control.matches(days)) keepDay(control)
      forgive(control)
    },
    pickDay: (id: string) => pickDay(document.getElementById(id) as HTMLInputElement),
    send: sending.send,
  }

  /** A message goes as soon as what it says is no longer true. */
  function forgive(control: HTMLElement): void {
    const field = control.closest<HTMLElement>('[data-question]')
    if (!field?.querySelector('[aria-invalid]')) return
    const problem = findProblem(form)
    if (problem?.path !== field.dataset.question) markProblem(field, '')
  }
}

const days = '[data-question][data-type=Date] input:not([type=date])'

/** Whoever writes a day with slashes, or without its zeros, has written one: only once it is whole, so that nothing changes under their fingers. */
function keepDay(control: HTMLInputElement): void {
  const day = tidyDay(control.value)
  if (day !== control.value) control.value = day
}

/** Puts the digits in order while they are typed at the end; what may be longer than ten, or is from abroad, stays as it is. */
function keepPhone(control: HTMLInputElement): void {
  const { value, selectionEnd } = control
  const ten = control.closest<HTMLElement>('[data-question]')?.dataset.validation === 'Ten digits'
  const foreign = value.startsWith('+') || value.replace(/\D/g, '').length > 10
  if (selectionEnd !== value.length || (!ten && foreign)) return
  const ordered = formatPhone(value)
  if (ordered !== value) control.value = ordered
}
