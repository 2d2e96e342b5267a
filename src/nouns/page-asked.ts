/** Which page of a list an address asks for: the first, where it says none that can be read. */
export const pageAsked = (asked: string): number => Math.max(1, Math.min(Number.parseInt(asked, 10) || 1, 1_000_000))

/** How many pages of `size` lines a list of `count` has; a list without any has one, which says so. */
export const pageCount = (count: number, size: number): number => Math.max(1, Math.ceil(count / size))
