import type { OutsideCaptcha } from '../../nouns/forms/captcha.ts'

type Service = { render(element: Element, options: object): unknown; getResponse(widget?: unknown): string; reset(widget?: unknown): void }

/** What each service calls itself once its script is there. */
const globals = { recaptcha: 'grecaptcha', turnstile: 'turnstile', hcaptcha: 'hcaptcha' } as const

/** Shows the box of an outside service in the form, and answers what it says when the form is sent. */
export function showOutsideCaptcha(form: HTMLFormElement, { kind, siteKey, script }: OutsideCaptcha): () => Promise<string | undefined> {
  const service = () => (window as unknown as Record<string, Service | undefined>)[globals[kind]]
  let widget: unknown
  const shown = load(script, () => typeof service()?.render === 'function').then(() => {
    widget = service()?.render(form.querySelector('.form-captcha') as Element, { sitekey: siteKey })
  })
  shown.catch(() => {})
  return async () => {
    await shown
    const proof = service()?.getResponse(widget) || undefined
    // It counts once.
    if (proof) service()?.reset(widget)
    return proof
  }
}

/** Its script says that it is loaded before it is ready. */
function load(src: string, isReady: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = Object.assign(document.createElement('script'), { src, async: true, onerror: reject })
    element.addEventListener('load', function wait() {
      if (isReady()) resolve()
      else setTimeout(wait, 50)
    })
    document.head.append(element)
  })
}
