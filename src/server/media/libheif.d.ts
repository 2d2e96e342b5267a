/** What is used of libheif, which has no types beside its one-file form. A function that fails answers something with a `code`. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  type Handle = { code?: unknown }
  /** Bytes of a plane in the library's own memory; `stride` is how many there are to a row. */
  type Plane = { id: unknown; width: number; height: number; stride: number; data: Uint8Array }

  export default function startLibheif(says: { print(line: string): void; printErr(line: string): void }): {
    heif_error_code: { heif_error_Ok: unknown }
    heif_colorspace: { heif_colorspace_RGB: unknown }
    heif_chroma: { heif_chroma_interleaved_RGB: unknown; heif_chroma_interleaved_RGBA: unknown }
    heif_channel: { heif_channel_interleaved: unknown }
    heif_context_alloc(): unknown
    heif_context_read_from_memory(context: unknown, file: Uint8Array): Handle
    heif_js_context_get_primary_image_handle(context: unknown): Handle | null
    heif_image_handle_get_width(picture: unknown): number
    heif_image_handle_get_height(picture: unknown): number
    heif_image_handle_has_alpha_channel(picture: unknown): number
    heif_js_decode_image2(picture: unknown, colours: unknown, order: unknown): Handle & { channels: Plane[] }
  }
}
