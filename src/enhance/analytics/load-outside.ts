type Told = Record<string, string | undefined>

/** Loads the script of the service, with the setting it reads: each as its own guide has it. Once. */
export function loadOutside({ kind, address = '', site = '' }: Told): void {
  if (document.querySelector('script[data-outside]')) return
  loaders[kind as keyof typeof loaders]?.(address, site)
}

const loaders = {
  // plausible.io/docs/plausible-script: the domain stands on the script.
  plausible: (address: string, site: string) => add(`${address}/js/script.js`, { domain: site }),

  // developer.matomo.org/guides/tracking-javascript-guide: without its cookies.
  matomo(address: string, site: string) {
    const told = ((window as { _paq?: unknown[][] })._paq ??= [])
    told.push(
      ['disableCookies'],
      ['trackPageView'],
      ['enableLinkTracking'],
      ['setTrackerUrl', `${address}/matomo.php`],
      ['setSiteId', site],
    )
    add(`${address}/matomo.js`)
  },

  // developers.google.com/tag-platform/gtagjs: it reads the very `arguments` of a function.
  google(_address: string, site: string) {
    const layer = ((window as { dataLayer?: unknown[] }).dataLayer ??= [])
    function tell(..._told: unknown[]) {
      // oxlint-disable-next-line prefer-rest-params -- as said above
      layer.push(arguments)
    }
    tell('js', new Date())
    tell('config', site, { allow_google_signals: false, allow_ad_personalization_signals: false })
    add(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(site)}`)
  },
}

function add(src: string, data: Record<string, string> = {}): void {
  const script = Object.assign(document.createElement('script'), { src, async: true })
  Object.assign(script.dataset, data, { outside: '' })
  document.head.append(script)
}
