/** The brand colours every picture is mixed from. */
export const paper = '#FBF8F2'
export const sand = '#F1EADC'
export const ink = '#1E2622'
export const spruce = '#1F4D3F'
export const deep = '#143429'
export const sage = '#DCE7DD'
export const sky = '#1D5A8C'
export const clay = '#A8431F'
export const wheat = '#E8B54A'

/** The colour `amount` (0 to 1) of the way from one `#rrggbb` to another. */
export function mix(from: string, to: string, amount: number): string {
  const [a, b] = [channels(from), channels(to)]
  return '#' + a.map((value, i) => hex(value + (b[i] - value) * amount)).join('')
}

const channels = (color: string) => [1, 3, 5].map((i) => parseInt(color.slice(i, i + 2), 16))
const hex = (channel: number) => Math.round(channel).toString(16).padStart(2, '0')
