/** Nobody answered, or a server that fails: it is worth asking again. */
export class LineLost extends Error {}

/** What the server said; `said` is undefined where that is no JSON, as the page of a proxy. Throws only `LineLost`. */
export async function askServer<Said>(address: string, asked: RequestInit = {}): Promise<{ status: number; said: Said | undefined }> {
  const { status, text } = await fetchText(address, asked).catch((error: unknown) => {
    throw new LineLost('no answer', { cause: error })
  })
  return { status, said: readJson<Said>(text) }
}

async function fetchText(address: string, asked: RequestInit): Promise<{ status: number; text: string }> {
  const response = await fetch(address, { signal: AbortSignal.timeout(30_000), ...asked })
  return { status: response.status, text: await response.text() }
}

function readJson<Said>(text: string): Said | undefined {
  try {
    return (JSON.parse(text) as Said | null) ?? undefined
  } catch {
    return undefined
  }
}
