/** The file of each drawn scene, by its address in content, as the build drew them. */
export async function drawnFiles(): Promise<ReadonlyMap<string, string>> {
  const { default: drawn } = await import('#art-manifest', { with: { type: 'json' } })
  return new Map(Object.entries(drawn as Record<string, { src: string }>).map(([name, { src }]) => [`/art/${name}`, src]))
}
