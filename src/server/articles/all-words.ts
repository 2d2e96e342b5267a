import { begunInTitle } from './found-by.ts'

type Wished = {
  words: readonly string[]
  /** Of each word; null for "the" and the like. */
  stems: readonly (string | null)[]
  /** How a stem stands in the index that is asked. */
  as(stem: string): string
  /** How many letters the last word has at least that may be the beginning of another. */
  begunFrom: number
}

/** A question as PostgreSQL reads one (`tsquery`): every word, and of the last one also what it may be the beginning of. */
export function allWords({ words, stems, as, begunFrom }: Wished): string {
  const onlySmall = stems.every((stem) => stem === null)
  return words
    .flatMap((word, index) => {
      const stem = stems[index]
      const begun = `'${begunInTitle(word)}'`
      if (stem === null) return onlySmall ? [begun] : []
      const whole = `'${as(stem)}'`
      return index === words.length - 1 && word.length >= begunFrom ? [`(${whole} | ${begun})`] : [whole]
    })
    .join(' & ')
}
