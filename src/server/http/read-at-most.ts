/** The text of what another server answered. Throws where it is longer: whoever asked waits for so long, and in that time gigabytes may come. */
export async function readAtMost(answer: Response, bytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of answer.body ?? []) {
    length += chunk.length
    if (length > bytes) throw new Error('answered too much')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
