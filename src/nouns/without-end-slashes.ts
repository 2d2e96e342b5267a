/** A path without the slashes at its end, counted from there: a pattern would begin anew at each slash of an address made of them. */
export function withoutEndSlashes(path: string): string {
  let end = path.length
  while (end > 0 && path[end - 1] === '/') end--
  return path.slice(0, end)
}
