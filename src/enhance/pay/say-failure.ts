/** How long a failure is in the way; it stays readable in the log below. */
const milliseconds = 5000

/** Says what went wrong with a payment form: for 5 s where everybody looks, and in the log below it for good. */
export function sayFailure(host: HTMLElement, words: string): void {
  const problem = host.querySelector<HTMLElement>('.pay-said')
  const log = host.querySelector<HTMLElement>('.pay-log')
  if (problem) {
    problem.textContent = words
    const cleared = (problem.dataset.turn = String(Number(problem.dataset.turn ?? 0) + 1))
    setTimeout(() => {
      if (problem.dataset.turn === cleared) problem.textContent = ''
    }, milliseconds)
  }
  if (!log) return
  log.hidden = false
  const line = document.createElement('li')
  const at = document.createElement('time')
  at.textContent = new Date().toLocaleTimeString(document.documentElement.lang, { hour: 'numeric', minute: '2-digit', second: '2-digit' })
  line.append(at, ` ${words}`)
  log.querySelector('ol')?.prepend(line)
}
