/** "Crop Report (Ängste) 2025.PDF" as "crop-report-angste-2025.pdf": a name that may be written in an address and in a header as it is. */
export function pdfFileNameOf(fileName: string): string {
  const last = fileName.split(/[/\\]/).at(-1) ?? ''
  const words = last
    .replace(/\.pdf$/i, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '-')
    .slice(0, 80)
    .replace(/^[-_]+|[-_]+$/g, '')
  return `${words || 'document'}.pdf`
}
