/** Money is whole cents everywhere; dollars are only how people read and type it. */
export const formatCents = (cents: number): string =>
  `${cents < 0 ? '−' : ''}$${Math.floor(Math.abs(cents) / 100).toLocaleString('en-US')}.${String(Math.abs(cents) % 100).padStart(2, '0')}`

/** As programs take it: "1148.20". */
export const writeDollars = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

/** "$1,148.20", "1148.2", "148" → cents; null for what is no amount of money, or more than any bill. */
export function readDollars(typed: string): number | null {
  const found = /^\$?\s*(\d{1,3}(?:,\d{3})*|\d{1,7})(?:\.(\d{1,2}))?$/.exec(typed.trim())
  if (!found) return null
  const cents = Number(found[1].replaceAll(',', '')) * 100 + Number((found[2] ?? '').padEnd(2, '0') || 0)
  return cents <= mostCents ? cents : null
}

/** No bill is larger; also well within 2³¹. */
export const mostCents = 999_999_999
