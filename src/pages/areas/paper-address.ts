const files = import.meta.glob<string>('../../demo/papers/*.pdf', { query: '?url', import: 'default', eager: true })

/** "/papers/<name>.pdf", a paper that comes with the site, in the file the build made of it; other addresses stay as they are. */
export function paperAddress(address: string): string {
  const name = /^\/papers\/([\w-]+\.pdf)$/.exec(address)?.[1]
  return name ? (files[`../../demo/papers/${name}`] ?? '') : address
}
