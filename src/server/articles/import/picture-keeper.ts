import { Refused } from '../../http/errors.ts'
import { keepablePicture } from './keepable-picture.ts'
import type { FindPicture } from './local-pictures.ts'
import type { PlacedPicture } from './old-html.ts'

type Kept = PlacedPicture | { lost: string }

type Needs = {
  /** Asked in order. */
  places: readonly FindPicture[]
  keep(bytes: Uint8Array): Promise<{ path: string; width: number; height: number }>
  /** Said of one that is in none of the places. */
  nowhere: string
}

/** Finds pictures and keeps them, each once however often it is in posts. */
export function createPictureKeeper({ places, keep, nowhere }: Needs): (src: string, near: string) => Promise<Kept> {
  const known = new Map<string, Promise<Kept>>()

  async function find(src: string, near: string): Promise<Kept> {
    let why = nowhere
    for (const place of places) {
      const found = await place(src, near)
      if (found === undefined) continue
      if ('bytes' in found) return keepBytes(found.bytes)
      why = found.lost
    }
    return { lost: why }
  }

  async function keepBytes(bytes: Uint8Array): Promise<Kept> {
    const picture = await keepablePicture(bytes)
    if (!picture) return { lost: 'it is no JPEG, PNG, WebP, GIF or AVIF that can be read' }
    try {
      return await keep(picture)
    } catch (error) {
      if (error instanceof Refused) return { lost: error.message.replace(/\.$/, '') }
      throw error
    }
  }

  return (src, near) => {
    if (drawn.test(src)) return Promise.resolve({ path: src })
    const key = `${near}\n${src}`
    const found = known.get(key) ?? find(src, near)
    known.set(key, found)
    return found
  }
}

/** Our own drawings are on every site. */
const drawn = /^\/art\/[\w-]+$/
