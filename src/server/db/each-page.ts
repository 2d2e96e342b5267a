/**
 * Everything there is, a page at a time: `list` answers what comes after the last one of the page before, from the beginning where that is
 * undefined, and nothing at the end.
 */
export async function* eachPage<R>(list: (last: R | undefined) => PromiseLike<R[]>): AsyncGenerator<R[]> {
  for (let page = await list(undefined); page.length > 0; page = await list(page.at(-1))) yield page
}
