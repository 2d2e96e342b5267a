/** How an English word sounds, roughly: letters that are said alike are one, and of vowels only the first is kept, as one for all. */
export function soundOf(word: string): string {
  return word
    .replace(/^(kn|gn)/, 'n')
    .replace(/^wr/, 'r')
    .replace(/^kw/, 'qu')
    .replace(/[ts]i(?=on)/g, 'x')
    .replace(/ph/g, 'f')
    .replace(/gh(?=t|$)/g, '')
    .replace(/th/g, 't')
    .replace(/ck|c(?![eiyh])|q/g, 'k')
    .replace(/c(?!h)|z/g, 's')
    .replace(/^[aeiou]+/, 'a')
    .replace(/(?<=.)[aeiouyhw]/g, '')
    .replace(/(.)\1+/g, '$1')
}
