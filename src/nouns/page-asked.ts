/** Which page of a list an address asks for: the first, where it says none that can be read. */
export const pageAsked = (asked: string): number => Math.max(1, Math.min(Number.parseInt(asked, 10) || 1, 1_000_000))
