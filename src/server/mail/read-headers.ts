/** Headers by their names in small letters; of one that comes twice the first counts. */
export function readHeaders(head: string): Map<string, string> {
  const lines = head.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  const headers = new Map<string, string>()
  for (const line of lines) {
    const [, name, value] = /^([!-9;-~]+):(.*)$/.exec(line) ?? []
    if (name && !headers.has(name.toLowerCase())) headers.set(name.toLowerCase(), value.trim())
  }
  return headers
}
