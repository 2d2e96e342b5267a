/** Three to six whole numbers from 0 to somewhat above the greatest: round ones, so that people can read between them. */
export function niceTicks(greatest: number): number[] {
  const rough = Math.max(1, greatest) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10) * power)
  return Array.from({ length: Math.ceil(Math.max(1, greatest) / step) + 1 }, (_, i) => i * step)
}
