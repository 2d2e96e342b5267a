/**
 * What was made of texts is kept until they have so many letters together, and begun anew then: taken apart, a text takes some ten times its own
 * room, and one that is saved again and again is kept as often.
 */
export function createKept<Made>(mostLetters: number) {
  const kept = new Map<string, Made>()
  let letters = 0
  return {
    find: (name: string): Made | undefined => kept.get(name),
    makeRoom() {
      if (letters <= mostLetters) return
      kept.clear()
      letters = 0
    },
    keep(name: string, made: Made, ofLetters: number) {
      kept.set(name, made)
      letters += ofLetters
    },
  }
}
