import { useCallback, useState } from 'react'
import { useReadWithRetry } from '../desk/use-read-with-retry.ts'
import { readLibrary, type LibraryPicture } from './picture-library.ts'

/** The pictures of the site, newest first, read again once there is a connection; older ones only when they are asked for. */
export function useLibrary(client: string) {
  const [pictures, setPictures] = useState<LibraryPicture[]>([])
  const [older, setOlder] = useState<string>()
  const [state, setState] = useState<'reading' | 'read' | 'offline'>('reading')

  useReadWithRetry(
    useCallback(() => readLibrary(client).catch(() => ({ isLost: true as const })), [client]),
    (read) => {
      if ('isLost' in read) return setState('offline')
      setPictures(read.pictures)
      setOlder(read.older)
      setState('read')
    },
  )

  async function readOlder() {
    try {
      const read = await readLibrary(client, older)
      setPictures([...pictures, ...read.pictures])
      setOlder(read.older)
    } catch {
      setState('offline')
    }
  }

  return { pictures, state, hasOlder: older !== undefined, readOlder }
}
