/** What the build drew, by name: every file of it is named in its own entry, and ends in a hash of its own. */
const readDrawn = async () =>
  Object.entries((await import('#art-manifest', { with: { type: 'json' } })).default as Record<string, { src: string }>)

/** The file of each drawn scene, by its address in content, as the build drew them. */
export async function drawnFiles(): Promise<ReadonlyMap<string, string>> {
  return new Map((await readDrawn()).map(([name, { src }]) => [`/art/${name}`, src]))
}

/** The address in content of the drawn scene that a file is of, in whichever shape; undefined for any other file. */
export async function sceneOfFile(file: string): Promise<string | undefined> {
  const [name] = (await readDrawn()).find(([, drawn]) => JSON.stringify(drawn).includes(file)) ?? []
  return name && `/art/${name}`
}
