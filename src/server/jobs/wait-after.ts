/**
 * Milliseconds to wait after an attempt that failed: twice as long after each, up to the most, and shortened by chance by up to
 * a half, so that what failed together does not come back together.
 */
export function waitAfter(attempt: number, { firstSeconds, mostSeconds }: Waits, random: () => number = Math.random): number {
  const whole = Math.min(mostSeconds, firstSeconds * 2 ** Math.min(attempt - 1, 30))
  return Math.round(whole * (1 - random() / 2) * 1000)
}

type Waits = { firstSeconds: number; mostSeconds: number }
