const keys = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const placeOf = new Map(keys.flatMap((row, at) => [...row].map((letter, index) => [letter, { row: at, column: index + at / 2 }] as const)))

/** What a slip costs: letters that changed places and doubled ones are the most usual, then a key beside; least of all the first letter is wrong. */
const [swapped, doubled, missing, besideKey, another, ofFirst] = [0.7, 0.7, 0.9, 0.85, 1.15, 0.4]

/** How unlikely it is that somebody who meant one word typed the other; where the number of slips is the same this tells them apart. */
export function slipCost(typed: string, meant: string): number {
  const rows = Array.from({ length: typed.length + 1 }, () => new Float64Array(meant.length + 1))
  for (let i = 0; i <= typed.length; i++)
    for (let j = 0; j <= meant.length; j++) {
      if (i === 0 && j === 0) continue
      const [a, b] = [typed[i - 1], meant[j - 1]]
      const first = Math.min(i, j) <= 1 ? ofFirst : 0
      let cost = Infinity
      if (i > 0) cost = rows[i - 1][j] + (a === typed[i - 2] && a === b ? doubled : missing) + (i === 1 ? first : 0)
      if (j > 0) cost = Math.min(cost, rows[i][j - 1] + (b === meant[j - 2] && a === b ? doubled : missing) + (j === 1 ? first : 0))
      if (i > 0 && j > 0) {
        const changed = a === b ? 0 : (isBeside(a, b) ? besideKey : another) + (i === 1 && j === 1 ? first : 0)
        cost = Math.min(cost, rows[i - 1][j - 1] + changed)
      }
      if (i > 1 && j > 1 && a === meant[j - 2] && typed[i - 2] === b) cost = Math.min(cost, rows[i - 2][j - 2] + swapped)
      rows[i][j] = cost
    }
  return rows[typed.length][meant.length]
}

function isBeside(a: string, b: string): boolean {
  const [one, other] = [placeOf.get(a), placeOf.get(b)]
  return one !== undefined && other !== undefined && Math.abs(one.row - other.row) <= 1 && Math.abs(one.column - other.column) <= 1
}
