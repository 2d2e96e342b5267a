import type { Sending } from './pending-uploads.ts'

/** How much of a file is sent. Once all of it is, nobody can say how long the site takes to prepare it. */
export function UploadProgress({ sending: { file, done } }: { sending: Pick<Sending, 'file' | 'done'> }) {
  return <progress aria-label={`Sending ${file.name}`} value={done < 1 ? done : undefined} />
}
