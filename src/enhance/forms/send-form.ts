import { sendForm } from '../../calls/addresses.ts'
import type { AnswerProblem } from '../../nouns/forms/check-answers.ts'
import { findProblem } from './find-problem.ts'
import { answersOf } from './form-answers.ts'
import { retryWhenOnline } from './retry-when-online.ts'
import { askServer, LineLost } from './ask-server.ts'
import { createProof, RefusedProof } from './proof.ts'
import type { SentForm } from './sent-form.ts'
import { showProblem } from './show-problem.ts'
import type { createUploads } from './uploads.ts'

type Answer = { status: boolean; message: string; code?: string; reference?: string; errors?: AnswerProblem[]; token?: string }

/** So often a server that fails is asked again; a line that is lost, for as long as it takes. */
const mostFailures = 4

/** What is told to whoever opened the form when it was sent. */
export type FormSent = CustomEvent<{ message: string; reference: string }>

/** Sends the form once, however often it is asked to and however bad the line is: always under the key of this page. */
export function createSending(host: SentForm, form: HTMLFormElement, uploads: ReturnType<typeof createUploads>) {
  const proof = createProof(host, form)
  let busy = false

  async function send(): Promise<void> {
    if (busy) return
    setBusy(true)
    try {
      if (!stopAtProblem() && (await filesAreHere())) take(await post())
    } finally {
      setBusy(false)
    }
  }

  /** True when something is wrong: it is shown, and nothing is sent. */
  function stopAtProblem(): boolean {
    const problem = findProblem(form)
    if (problem) refuse([problem])
    return problem !== undefined
  }

  async function filesAreHere(): Promise<boolean> {
    if (!uploads.pending()) return true
    say(host.dataset.waiting)
    await uploads.settled()
    return !stopAtProblem()
  }

  /** Until somebody answers. Throws where this browser cannot do what is asked of it. */
  async function post(): Promise<Answer> {
    say(host.dataset.sending)
    const of = (name: string) => (form.elements.namedItem(name) as HTMLInputElement).value
    const proven = await retryWhenOnline(proof, offline).catch((error: unknown) => {
      if (error instanceof RefusedProof) return error
      throw error
    })
    if (proven instanceof RefusedProof) return { status: false, message: proven.message }
    const body = JSON.stringify({
      form: host.dataset.form,
      token: of('token'),
      answers: answersOf(form),
      website: of('website'),
      draft: new URLSearchParams(location.search).get('draft') ?? undefined,
      proof: proven,
      agent: host.dataset.agent,
      page: location.pathname,
    })
    let failures = 0
    const ask = async (): Promise<Answer> => {
      const headers = { 'content-type': 'application/json', accept: 'application/json' }
      const { status, said } = await askServer<Answer>(sendForm.path, { method: sendForm.method, headers, body })
      if (status >= 500 && ++failures < mostFailures) throw new LineLost(`answered ${status}`)
      return status < 500 && said?.message !== undefined ? said : { status: false, message: host.dataset.failed ?? '' }
    }
    return retryWhenOnline(ask, offline)
  }

  function take({ status, message, code, reference = '', errors, token }: Answer): void {
    // What was sent under this key is there already; what was changed since needs one of its own.
    if (token) (form.elements.namedItem('token') as HTMLInputElement).value = token
    if (!status || !code) return refuse(errors?.length ? errors : [{ path: '', message }])
    host.forget()
    const sent: FormSent = new CustomEvent('sent', { bubbles: true, cancelable: true, detail: { message, reference } })
    if (host.dispatchEvent(sent)) location.assign(`${host.dataset.sent}?${new URLSearchParams({ sent: code })}`)
  }

  /** Stops at the first. */
  function refuse([problem]: AnswerProblem[]): void {
    say('')
    if (!showProblem(form, problem)) say(problem.message, true)
  }

  const offline = () => say(host.dataset.offline)

  function setBusy(on: boolean): void {
    busy = on
    const button = form.querySelector('.form-send button')
    if (on) button?.setAttribute('aria-disabled', 'true')
    else button?.removeAttribute('aria-disabled')
  }

  function say(words = '', wrong = false): void {
    const said = form.querySelector('output')
    if (!said) return
    said.classList.toggle('form-wrong', wrong)
    if (said.textContent !== words) said.textContent = words
  }

  return { send }
}
