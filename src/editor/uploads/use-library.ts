import { useCallback, useEffect, useState } from 'react'
import { useRetryWhenOnline } from '../desk/use-retry-when-online.ts'
import { readLibrary, type LibraryPicture } from './picture-library.ts'

/** The pictures of the site, newest first, read again once there is a connection; older ones only when they are asked for. */
export function useLibrary(client: string) {
  const [pictures, setPictures] = useState<LibraryPicture[]>([])
  const [older, setOlder] = useState<string>()
  const [state, setState] = useState<'reading' | 'read' | 'offline'>('reading')
  const [lost, setLost] = useState(0)

  const begin = useCallback(() => {
    let wanted = true
    readLibrary(client).then(
      (read) => {
        if (!wanted) return
        setPictures(read.pictures)
        setOlder(read.older)
        setState('read')
      },
      () => {
        if (!wanted) return
        setState('offline')
        setLost((before) => before + 1)
      },
    )
    return () => {
      wanted = false
    }
  }, [client])
  useEffect(begin, [begin])
  useRetryWhenOnline(lost, begin)

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
