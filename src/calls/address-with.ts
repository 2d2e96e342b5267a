/** An address with what it is asked, such as "/somewhere?q=Wray": what is undefined is left out, a list is named once for each of its values. */
export function addressWith(address: string, asked: object): string {
  const valuesOf = (value: unknown) => [value].flat().filter((each) => each !== undefined)
  const query = new URLSearchParams(Object.entries(asked).flatMap(([name, value]) => valuesOf(value).map((each) => [name, String(each)])))
  return query.size > 0 ? `${address}?${query}` : address
}
