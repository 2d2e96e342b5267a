/** "412 KB", "4.8 MB", the number as the language writes it; nothing is less than one. */
export function sizeWords(bytes: number, language = 'en-US'): string {
  const thousands = Math.max(1, Math.round(bytes / 1024))
  const inMillions = thousands >= 1000
  const number = new Intl.NumberFormat(language, inMillions ? { minimumFractionDigits: 1, maximumFractionDigits: 1 } : {})
  return inMillions ? `${number.format(bytes / 1024 / 1024)} MB` : `${number.format(thousands)} KB`
}
