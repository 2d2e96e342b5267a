/**
 * Beside the panel the page is narrower than the window, and a `<source media>` only knows the window. So each picture of
 * the page is offered the shape that fits the page: an editor sees what a visitor with a window of that width sees.
 */
export function fitPictures(): void {
  const page = document.querySelector<HTMLElement>('.page')
  if (!page) return
  const fit = () => {
    const width = page.clientWidth
    const narrowed = width < document.documentElement.clientWidth
    const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    for (const source of page.querySelectorAll<HTMLSourceElement>('picture > source[media]')) {
      const declared = declaredMedia(source)
      const wanted = !narrowed ? declared : atWidth(declared, width, letter)
      if (source.media !== wanted) source.media = wanted
    }
  }
  new ResizeObserver(fit).observe(page)
  // A picture that is being tried out brings its shapes with it.
  new MutationObserver(fit).observe(page, { childList: true, subtree: true })
}

const declared = new WeakMap<HTMLSourceElement, string>()

function declaredMedia(source: HTMLSourceElement): string {
  const media = declared.get(source) ?? source.media
  declared.set(source, media)
  return media
}

/** The media of a shape for a page of this width in whatever window: all, none, or only the dark it was drawn for. */
export function atWidth(media: string, width: number, letter: number): string {
  if (!fits(media, width, letter)) return 'not all'
  return media.match(/\(prefers-color-scheme: \w+\)/)?.[0] ?? 'all'
}

/** Whether "(min-width: max(561px, 35.0625rem)) and (max-width: max(1060px, 66.25rem))" is true of this width with letters so large. */
export function fits(media: string, width: number, letter: number): boolean {
  return [...media.matchAll(/\((min|max)-width: max\(([\d.]+)px, ([\d.]+)rem\)\)/g)].every(([, side, px, rem]) => {
    const fold = Math.max(Number(px), Number(rem) * letter)
    return side === 'min' ? width >= fold : width <= fold
  })
}
