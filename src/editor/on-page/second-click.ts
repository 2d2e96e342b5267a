/**
 * The second click of a double click counts only where the first one was: what has just come under the pointer in its
 * place, a panel's button or another row's, was not what anybody aimed at.
 */
export function ignoreStraySecondClicks(): void {
  let before: Element | null = null
  // Asked while it is there: what closes takes its own button out of the page.
  let beforeOurs = false
  document.addEventListener(
    'click',
    (event) => {
      const clicked = event.target instanceof Element ? event.target.closest(controls) : null
      const stray = event.detail > 1 && clicked !== before
      const ours = Boolean(clicked?.closest(ofEditing))
      if (stray && (ours || beforeOurs)) {
        event.preventDefault()
        event.stopImmediatePropagation()
        return
      }
      before = clicked
      beforeOurs = ours
    },
    // Before anything that would act on it.
    { capture: true },
  )
}

const controls = 'button, a, input, select, textarea, label, summary, .ed-veil, .ed-section'
const ofEditing = '.ed-root, .ed-section'
