const pauses = [1_000, 2_000, 5_000, 10_000, 20_000, 30_000]

/** How long to wait, in milliseconds, before what got no answer `tries` times is tried again. */
export const pauseBefore = (tries: number): number => pauses[Math.min(tries, pauses.length) - 1]
