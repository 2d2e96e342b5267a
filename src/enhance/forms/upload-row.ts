import { sizeWords } from '../../nouns/forms/size-words.ts'

export type UploadRow = ReturnType<typeof makeUploadRow>

const strokes = {
  clip: 'm19.5 11-7.6 7.6a4.5 4.5 0 0 1-6.4-6.4l8-8a3 3 0 0 1 4.3 4.3l-7.8 7.8a1.5 1.5 0 0 1-2.2-2.2l7-7',
  close: 'm6 6 12 12M18 6 6 18',
  again: 'M20 12a8 8 0 1 1-2.500-5.800M20 3.500v4h-4',
}

/** One file in the list of its field. `words` are those of the form; # in them is the name of the file. */
export function makeUploadRow(file: File, list: HTMLUListElement, words: DOMStringMap, changed: () => void) {
  const say = (sentence = '') => sentence.replace('#', file.name)
  const row = document.createElement('li')
  const text = document.createElement('span')
  const name = Object.assign(document.createElement('b'), { textContent: file.name })
  const note = document.createElement('small')
  const bar = document.createElement('progress')
  const away = makeButton('close', say(words.remove))
  note.role = 'status'
  bar.ariaLabel = say(words.uploading)
  text.append(name, note)
  row.append(icon('clip'), text, away)
  list.append(row)
  list.hidden = false
  away.addEventListener('click', remove)

  let stop: (() => void) | undefined

  function remove(): void {
    if (!row.isConnected) return
    stop?.()
    row.remove()
    list.hidden = list.childElementCount === 0
    changed()
    const input = list.parentElement?.querySelector<HTMLElement>('[type=file]')
    if (document.activeElement === document.body) input?.focus()
  }

  return {
    remove,
    begin(cancel: () => void): void {
      stop = cancel
      row.dataset.pending = ''
      delete row.dataset.bad
      row.classList.remove('file-bad')
      bar.value = 0
      text.append(bar)
      away.ariaLabel = say(words.cancel)
      note.textContent = sizeWords(file.size)
    },
    progress(share: number): void {
      bar.value = share
    },
    /** The line is lost; it goes on by itself. */
    waits(): void {
      note.textContent = words.stopped ?? ''
    },
    keep(question: string, id: string): void {
      end()
      row.append(Object.assign(document.createElement('input'), { type: 'hidden', name: question, value: id }))
      note.textContent = sizeWords(file.size)
    },
    refuse(message: string, retry?: () => void): void {
      end()
      row.dataset.bad = message
      row.classList.add('file-bad')
      note.textContent = message
      if (!retry) return
      const again = makeButton('again', say(words.retry))
      again.addEventListener('click', () => {
        again.remove()
        retry()
      })
      row.insertBefore(again, away)
    },
  }

  function end(): void {
    stop = undefined
    delete row.dataset.pending
    bar.remove()
    away.ariaLabel = say(words.remove)
  }
}

function makeButton(name: keyof typeof strokes, label: string): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), { type: 'button', ariaLabel: label })
  button.append(icon(name))
  return button
}

function icon(name: keyof typeof strokes): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  svg.setAttribute('class', 'icon')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.ariaHidden = 'true'
  path.setAttribute('d', strokes[name])
  svg.append(path)
  return svg
}
