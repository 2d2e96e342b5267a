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

/** How far two `#rrggbb` are apart in light, as WCAG 2 counts it: 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const [red, green, blue] = channels(color).map((value) => {
    const share = value / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const channels = (color: string) => [1, 3, 5].map((i) => parseInt(color.slice(i, i + 2), 16))
const hex = (channel: number) => Math.round(channel).toString(16).padStart(2, '0')
