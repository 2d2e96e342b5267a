import { useEffect, useRef, useState } from 'react'
import { deskNews } from '../../calls/addresses.ts'

interface News {
  what: 'arrived' | 'changed' | 'opened' | 'missed'
  id?: number
  own?: boolean
}

/** Hears what happens at the desk; true while the line is cut. */
export function useDeskNews(hear: (news: News) => void): boolean {
  const [cut, setCut] = useState(false)
  const heard = useRef(hear)
  useEffect(() => {
    heard.current = hear
  })
  useEffect(() => {
    const source = new EventSource(deskNews.path)
    let failing: ReturnType<typeof setTimeout> | undefined
    source.addEventListener('open', () => {
      clearTimeout(failing)
      setCut((was) => {
        // Nobody knows what happened meanwhile.
        if (was) heard.current({ what: 'missed' })
        return false
      })
    })
    source.addEventListener('message', ({ data }) => heard.current(JSON.parse(String(data)) as News))
    source.addEventListener('error', () => {
      // The server ends a line every few minutes, and it is back at once.
      clearTimeout(failing)
      failing = setTimeout(() => setCut(true), 5000)
    })
    return () => {
      clearTimeout(failing)
      source.close()
    }
  }, [])
  return cut
}
