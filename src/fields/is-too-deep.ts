/** Nothing we keep is a third as deep; half a million brackets inside each other take longer to read than a book. */
const deepest = 64

const [quote, backslash, opens, closes, begins, ends] = [...'"\\[]{}'].map((sign) => sign.charCodeAt(0))

/** True of JSON text with more inside each other than anybody means; looked at before it is read. */
export function isTooDeep(json: string): boolean {
  let depth = 0
  let quoted = false
  for (let at = 0; at < json.length; at++) {
    const sign = json.charCodeAt(at)
    if (sign === quote) quoted = !quoted
    else if (quoted && sign === backslash) at += 1
    else if (quoted) continue
    else if (sign === opens || sign === begins) depth += 1
    else if (sign === closes || sign === ends) depth -= 1
    if (depth > deepest) return true
  }
  return false
}
