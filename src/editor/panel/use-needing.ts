import { useEffect, useRef } from 'react'
import type { Edited } from '../desk/edited-things.ts'
import { fieldId } from '../inputs/editing-form.ts'

/** After a save that failed: the way from each field that needs somebody to the next, by Enter and by a button at the foot. */
export function useNeeding({ thing, run }: Edited) {
  const wasNeeding = useRef(false)

  /** On to the next one after the field with this id; with none left, to Save. */
  function goToNext(after: string) {
    const { draft, needing } = run.state()
    const order = thing.record.leaves(draft).map(({ path }) => path)
    const here = order.findIndex((path) => fieldId(path) === after)
    const next = needing.find(({ path }) => order.indexOf(path) > here) ?? needing[0]
    if (next) run.tell({ is: 'wentTo', fieldPath: next.path })
    else document.querySelector<HTMLElement>('.ed-foot .ed-save')?.focus()
  }

  useEffect(() => {
    function onEnter(event: KeyboardEvent) {
      const { target, key, defaultPrevented, isComposing } = event
      if (key !== 'Enter' || defaultPrevented || isComposing || !wasNeeding.current) return
      // In a question of its own Enter answers that.
      if (!(target instanceof HTMLInputElement) || !target.closest('.ed-view .ed-field') || target.closest(':modal')) return
      event.preventDefault()
      goToNext(target.id)
    }
    document.addEventListener('keydown', onEnter)
    return () => document.removeEventListener('keydown', onEnter)
  })

  return { goToNext, saveTried: () => (wasNeeding.current = run.state().needing.length > 0) }
}
