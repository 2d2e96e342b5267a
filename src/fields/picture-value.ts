/** The part of a picture that stays in sight wherever it is cut. */
const focuses = ['top-left', 'top', 'top-right', 'left', 'right', 'bottom-left', 'bottom', 'bottom-right'] as const

export type Focus = (typeof focuses)[number]

/** A picture as a field holds it: where it is, and beside it what it shows and where it must not be cut. */
export type PictureValue = {
  path: string
  /** Empty where it only decorates. */ alt: string
  /** Undefined is the middle. */ focus?: Focus
}

/** Reads "/media/…-800x600#alt=A%20barn&focus=top"; what is not said is not there. */
export function readPicture(value: string): PictureValue {
  const [path, said = ''] = value.split('#')
  const words = Object.fromEntries(said.split('&').map((each) => each.split('=')))
  const focus = focuses.find((each) => each === words.focus)
  return { path, alt: decoded(words.alt ?? ''), ...(focus ? { focus } : {}) }
}

/** How large an uploaded picture is, which its address says; undefined for a drawn scene, which is sharp at any size. */
export function sizeOfPicture(value: string): { width: number; height: number } | undefined {
  const [, width, height] = /^\/media\/[\w-]+-(\d+)x(\d+)$/.exec(readPicture(value).path) ?? []
  return width ? { width: Number(width), height: Number(height) } : undefined
}

/** Beside the address as its fragment, which every browser and older client leaves off: the wire keeps one text for a picture. */
export function writePicture({ path, alt, focus }: PictureValue): string {
  const said = [alt.trim() && `alt=${encodeURIComponent(alt)}`, focus && `focus=${focus}`].filter(Boolean)
  return path && said.length > 0 ? `${path}#${said.join('&')}` : path
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
