import { fileWords } from '../uploads/send-file.ts'

type Ways = { tryAgain(): void; leaveOut(): void }

/** What the text shows where a picture will be: its progress, or what went wrong and what can be done. */
export function pendingPictureView(file: File) {
  const element = document.createElement('div')
  element.className = 'ed-coming'
  element.contentEditable = 'false'
  // What becomes of it is read out to whoever writes elsewhere.
  element.ariaLive = 'polite'
  return {
    element,
    /** Returns what is to be called with the progress, from 0 to 1. */
    sending(): (done: number) => void {
      const progress = document.createElement('progress')
      progress.setAttribute('aria-label', `Sending ${file.name}`)
      element.replaceChildren(progress, `${fileWords(file)} is on its way`)
      return (done) => {
        // Here it is whole; there it is still to be made ready.
        if (done < 1) progress.value = done
        else progress.removeAttribute('value')
      }
    },
    stuck(words: string, { tryAgain, leaveOut }: Ways) {
      element.replaceChildren(`${words} `, button('Try again', tryAgain), button('Leave it out', leaveOut))
    },
  }
}

/** It goes as it is pressed: whoever had it is in the words. */
function button(words: string, press: () => void): HTMLElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = 'ed-link'
  made.textContent = words
  made.addEventListener('click', press)
  return made
}
