import { overs, stoppedActs, type ActedOn, type StoppedAct } from '../../nouns/stopped-work/stopped-work.ts'
import { address } from '../../routes.ts'

/** What became of a form, as the page's address tells it and as it is read there. */
export interface Said {
  what: StoppedAct
  many: number
  left: ActedOn['refused']
}

/** Where the page says what became of a form: in counts alone, since an address is kept in many places. */
export function actedAddress(what: StoppedAct, acted: ActedOn | 'full'): string {
  if (acted === 'full') return `${address.stoppedWork}?done=full`
  const left = acted.refused.map(({ over, many }) => `${over}-${many}`).join(',')
  return `${address.stoppedWork}?${String(new URLSearchParams({ done: what, many: String(acted.many), left }))}`
}

/** What an address says became of a form: 'full' where nothing could be written, null where it says nothing. */
export function readSaid(search: URLSearchParams): Said | 'full' | null {
  const done = search.get('done')
  if (done === 'full') return 'full'
  const what = stoppedActs.find((each) => each === done)
  if (!what) return null
  const left = (search.get('left') ?? '').split(',').flatMap((each): Said['left'] => {
    const [name, many] = each.split('-')
    const over = [...overs, 'never' as const].find((one) => one === name)
    return over ? [{ over, many: count(many) }] : []
  })
  return { what, many: count(search.get('many')), left }
}

/** Three digits at most: no page deals with more than 500 at once. */
const count = (typed: string | null | undefined) => (/^\d{1,3}$/.test(typed ?? '') ? Number(typed) : 0)
