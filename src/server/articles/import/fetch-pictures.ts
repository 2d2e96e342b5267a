import { inMegabytes, pictureLimits } from '../../../nouns/picture-limits.ts'
import type { FindPicture } from './local-pictures.ts'

/** How long one picture may take, and how many of them are asked for in all. */
const limits = { milliseconds: 20_000, pictures: 20_000 }

/**
 * Pictures fetched from the old site, from nowhere else: an export may name addresses that nobody who brings it knows of.
 * A redirect that leads off that site is not followed.
 */
export function fetchedPictures(site: string, ask: typeof fetch = fetch): FindPicture {
  let asked = 0
  return async (src) => {
    if (site === '' || !URL.canParse(src, site)) return undefined
    const url = new URL(src, site)
    if (url.origin !== new URL(site).origin) return undefined
    if (++asked > limits.pictures) return { lost: `more than ${limits.pictures.toLocaleString('en-US')} pictures were asked for` }
    try {
      return await fetchOne(url, ask)
    } catch (error) {
      return { lost: `it could not be fetched: ${error instanceof Error ? error.message : String(error)}` }
    }
  }
}

async function fetchOne(from: URL, ask: typeof fetch) {
  const signal = AbortSignal.timeout(limits.milliseconds)
  let url = from
  for (let hop = 0; hop < 4; hop++) {
    const response = await ask(url, { signal, redirect: 'manual', headers: { accept: 'image/jpeg, image/png, image/webp' } })
    const location = response.headers.get('location')
    if (response.status >= 300 && response.status < 400 && location !== null) {
      await response.body?.cancel()
      url = new URL(location, url)
      if (url.origin !== from.origin) return { lost: 'its address leads to another site' }
      continue
    }
    if (!response.ok || !response.body) {
      await response.body?.cancel()
      return { lost: `the old site answered ${response.status}` }
    }
    return await readUpTo(response.body, pictureLimits.bytes)
  }
  return { lost: 'its address leads on and on' }
}

async function readUpTo(body: ReadableStream<Uint8Array>, most: number) {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body) {
    length += part.length
    // Leaving the loop lets go of the rest.
    if (length > most) return { lost: `it is larger than ${inMegabytes(most)}` }
    parts.push(part)
  }
  return { bytes: Buffer.concat(parts) }
}
