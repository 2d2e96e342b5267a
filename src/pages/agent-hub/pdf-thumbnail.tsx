import { pdfPreview } from '../../nouns/hub/pdf-preview.ts'

/** The first page of a PDF; its title is beside it. */
export function PdfThumbnail({ of, sizes }: { of: string; sizes: string }) {
  const preview = pdfPreview(of)
  return preview ? <img {...preview} alt="" sizes={sizes} loading="lazy" decoding="async" /> : null
}
