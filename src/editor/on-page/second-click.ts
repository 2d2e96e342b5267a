/**
 * The second click of a double click counts only where the first one was: what has just come under the pointer in its
 * place, a panel's button or another row's, was not what anybody aimed at.
 */
export function ignoreStraySecondClicks(): void {
  let before: Element | null = null
  document.addEventListener(
    'click',
    (event) => {
      const clicked = event.target instanceof Element ? event.target.closest(controls) : null
      const stray = event.detail > 1 && clicked !== before
      const ours = [clicked, before].some((each) => each?.closest(ofEditing))
      if (stray && ours) {
        event.preventDefault()
        event.stopImmediatePropagation()
        return
      }
      before = clicked
    },
    // Before anything that would act on it.
    { capture: true },
  )
}

const controls = 'button, a, input, select, textarea, label, summary, .ed-veil, .ed-section'
const ofEditing = '.ed-root, .ed-section'
