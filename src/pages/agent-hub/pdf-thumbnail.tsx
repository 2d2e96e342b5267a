/** The first page of an uploaded PDF; nothing yet. */
export function PdfThumbnail(_of: { of: string }) {
  return null
}
