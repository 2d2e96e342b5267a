/** "9705550100" as (970) 555-0100 while it is typed: at most 14 characters, and only as far as there are digits. */
export function formatPhone(typed: string): string {
  const digits = typed
    .replace(/^\+?1(?=\D*\d(?:\D*\d){9})/, '')
    .replace(/\D/g, '')
    .slice(0, 10)
  if (digits.length < 4) return digits
  if (digits.length < 7) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
}
