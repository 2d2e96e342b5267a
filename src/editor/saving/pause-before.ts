const pauses = [1_000, 2_000, 5_000, 10_000, 20_000, 30_000]

/** Milliseconds until it is tried once more what got no answer `tries` times. */
export const pauseBefore = (tries: number): number => pauses[Math.min(tries, pauses.length) - 1]
