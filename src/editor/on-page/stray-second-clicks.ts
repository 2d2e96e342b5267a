/**
 * The second click of a double click counts only where the first one was: what has just come under the pointer in its
 * place, a panel's button or another row's, was not what anybody aimed at.
 */
export function ignoreStraySecondClicks(): void {
  let before: Element | null = null
  // Remembered now: a button that closes something is gone when the second click comes.
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
    // In the capture phase, before anything acts on the click.
    { capture: true },
  )
}

const controls = 'button, a, input, select, textarea, label, summary, .ed-veil, .ed-section'
const ofEditing = '.ed-root, .ed-section'
