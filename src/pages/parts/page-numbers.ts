/** Pages at each end, and in a row around the one shown (docs/spec/forms.json, constants). */
const [margin, range] = [1, 2]

/** The numbers a list of pages shows; null is a gap. At page 5 of 9: 1, gap, 5, 6, gap, 9. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const first = Math.min(Math.max(1, page), Math.max(1, pages - range + 1))
  const shown = new Set<number>()
  for (let each = 1; each <= Math.min(margin, pages); each++) shown.add(each)
  for (let each = first; each < first + range && each <= pages; each++) shown.add(each)
  for (let each = Math.max(1, pages - margin + 1); each <= pages; each++) shown.add(each)
  const sorted = [...shown].toSorted((a, b) => a - b)
  return sorted.flatMap((each, index) => {
    const before = sorted[index - 1] ?? each - 1
    // A gap of one page is that page.
    if (each - before === 2) return [each - 1, each]
    return each - before > 2 ? [null, each] : [each]
  })
}
