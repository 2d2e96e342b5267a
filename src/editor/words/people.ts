/** "Marlene Ruiz" → "MR". */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}

/** The first word of a name. */
export function firstName(name: string): string {
  return name.split(/\s+/)[0] ?? name
}
