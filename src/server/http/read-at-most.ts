/** The text of what another server answered. Throws where it is longer: whoever asked waits for so long, and in that time gigabytes may come. */
export async function readAtMost(answer: Response, bytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of answer.body ?? []) {
    length += chunk.length
    if (length > bytes) throw new Error('answered too much')
    chunks.push(chunk)
  }
  // As `text` and `json` of an answer have it, which take a mark of its order of bytes off.
  return new TextDecoder().decode(Buffer.concat(chunks))
}
