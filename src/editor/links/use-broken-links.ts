import { useEffect, useState } from 'react'
import { minuteMs } from '../../durations.ts'
import { askAsOpener } from '../../calls/ask-as-opener.ts'
import { checkLinks } from '../editor-calls.ts'

type BrokenLink = { href: string; why: string }

/** As many as one question may be about, and how long they may be. */
const limits = { links: 50, characters: 500 }
/** What was answered holds for a while: a text is looked at again with every letter that is typed in it. */
const heldMs = minuteMs
const known = new Map<string, { why: string | null; at: number }>()

/** Those of these links that lead nowhere; none while they are asked about, nor without a connection. */
export function useBrokenLinks(hrefs: readonly string[], client: string): BrokenLink[] {
  const list = hrefs
    .map((href) => href.trim())
    .filter((href) => href !== '' && href.length <= limits.characters && !/^(?:mailto|tel):/i.test(href))
    .slice(0, limits.links)
  const wanted = list.join('\n')
  const [, setAnswered] = useState(0)
  useEffect(() => {
    const asks = unansweredOf(wanted)
    if (asks.length === 0) return
    let listens = true
    // Whoever is still typing is not asked about every letter.
    const timer = setTimeout(() => {
      ask(asks, client).then(
        () => listens && setAnswered((times) => times + 1),
        () => {},
      )
    }, 600)
    return () => {
      listens = false
      clearTimeout(timer)
    }
  }, [wanted, client])
  return list.flatMap((href) => {
    const why = known.get(href)?.why
    return why ? [{ href, why }] : []
  })
}

function unansweredOf(wanted: string): string[] {
  const since = Date.now() - heldMs
  return wanted.split('\n').filter((href) => href !== '' && (known.get(href)?.at ?? 0) < since)
}

async function ask(hrefs: string[], client: string): Promise<void> {
  const { status, body } = await askAsOpener(checkLinks, { client, hrefs })
  if (status !== 200 || !('broken' in body)) return
  const broken = new Map(body.broken.map(({ href, why }) => [href, why]))
  for (const href of hrefs) known.set(href, { why: broken.get(href) ?? null, at: Date.now() })
}
