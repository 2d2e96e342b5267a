/** Names for addresses made of titles: "Liability & more" → "liability-more". The same title twice gets a number. */
export function slugsOf(titles: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return titles.map((title) => {
    const slug = slugOf(title)
    const times = (seen.get(slug) ?? 0) + 1
    seen.set(slug, times)
    return times === 1 ? slug : `${slug}-${times}`
  })
}

function slugOf(title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'part'
}
