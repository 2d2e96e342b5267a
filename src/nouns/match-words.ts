/** Whether a text holds every word of a search, whatever the case and accents; a search without words finds everything. */
export function matcherOf(search: string): (text: string) => boolean {
  // No word at all is in every text.
  const wanted = plain(search).split(/\s+/)
  return (text) => {
    const words = plain(text)
    return wanted.every((word) => words.includes(word))
  }
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
