/** "412 KB", "4.8 MB". */
export function sizeWords(bytes: number): string {
  const thousands = Math.max(1, Math.round(bytes / 1024))
  return thousands < 1000 ? `${thousands} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
