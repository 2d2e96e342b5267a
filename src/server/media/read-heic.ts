import { isTooLarge, type Flaw } from './picture-work.ts'

/** Pixels as they are to be seen: turned upright, three bytes each, or four where some may be clear. */
export interface Pixels {
  pixels: Uint8Array
  width: number
  height: number
  channels: 3 | 4
}

const hevc = new Set(['heic', 'heix', 'hevc', 'hevx'])

/** True for what an iPhone calls HEIC: a file whose first box names HEVC as one of its brands (ISO/IEC 14496-12, 4.3). */
export function isHeic(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 512))
  if (head.length < 16 || head.toString('latin1', 4, 8) !== 'ftyp') return false
  // The main brand, a version, then the others.
  const end = Math.min(head.readUInt32BE(0), head.length)
  for (let at = 8; at + 4 <= end; at += 4) if (at !== 12 && hevc.has(head.toString('latin1', at, at + 4))) return true
  return false
}

/**
 * The one picture of a file that is to be shown of it, in 8 bits and the colours it was stored in. What it says of its size is
 * judged before a pixel is decoded, and what came out is judged again.
 */
export async function readHeic(bytes: Uint8Array): Promise<Pixels | { flaw: Flaw }> {
  // Loaded where such a picture came, and started anew for each, so that its memory goes and none leaves anything to the next.
  const { default: startLibheif } = await import('libheif-js/libheif-wasm/libheif-bundle.mjs')
  try {
    const heif = startLibheif({ print: () => {}, printErr: () => {} })
    const file = heif.heif_context_alloc()
    if (heif.heif_context_read_from_memory(file, bytes).code !== heif.heif_error_code.heif_error_Ok) return unreadable
    const picture = heif.heif_js_context_get_primary_image_handle(file)
    if (!picture || picture.code) return unreadable
    const said = { width: heif.heif_image_handle_get_width(picture), height: heif.heif_image_handle_get_height(picture) }
    if (isTooLarge(said)) return { flaw: 'tooManyPixels' }

    const channels = heif.heif_image_handle_has_alpha_channel(picture) ? 4 : 3
    const { heif_chroma_interleaved_RGBA: withAlpha, heif_chroma_interleaved_RGB: opaque } = heif.heif_chroma
    const decoded = heif.heif_js_decode_image2(picture, heif.heif_colorspace.heif_colorspace_RGB, channels === 4 ? withAlpha : opaque)
    const plane = decoded.code ? undefined : decoded.channels.find(({ id }) => id === heif.heif_channel.heif_channel_interleaved)
    if (!plane || plane.data.length === 0 || isTooLarge(plane)) return unreadable
    return { pixels: rowsOf(plane, plane.width * channels), width: plane.width, height: plane.height, channels }
  } catch {
    // It has no other way to say that its memory is at an end, or that a file led it astray.
    return unreadable
  }
}

const unreadable = { flaw: 'unreadable' } as const

/** The rows without what fills each up. */
function rowsOf({ data, height, stride }: { data: Uint8Array; height: number; stride: number }, row: number): Uint8Array {
  const pixels = new Uint8Array(row * height)
  for (let y = 0; y < height; y += 1) pixels.set(data.subarray(y * stride, y * stride + row), y * row)
  return pixels
}
