/** "$250 paid for each breakdown" → the figure to set large, and the words after it. Without a figure all of it is words. */
export function figureFirst(line: string): { figure: string; words: string } {
  const [, figure, words] = /^\s*((?:\$\s?)?\d[\d.,/]*(?:%|\+)?)\s+(\S.*)$/s.exec(line) ?? []
  return figure && words ? { figure, words } : { figure: '', words: line }
}
