/** A term as the index holds it: 32 bits of FNV-1a; what collides is sorted out by looking at the text itself. */
export function hashTerm(term: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < term.length; index++) hash = Math.imul(hash ^ term.charCodeAt(index), 0x01000193)
  return hash | 0
}
