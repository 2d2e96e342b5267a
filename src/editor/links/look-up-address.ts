import { pdfFileName } from '../../fields/pdf.ts'
import { pdfPreview } from '../../nouns/hub/pdf-preview.ts'
import { isKnownPath, pageAt, type Target } from './pages-of-site.ts'

/** What an address leads to: words for people, and whether something is there; undefined while that is not known. */
export type Leads = { words: string; missing?: boolean }

/** What can be said of it without asking anybody. */
export function leadsTo(address: string): Leads | undefined {
  const [path, anchor] = address.trim().split('#')
  if (/^https?:/i.test(path)) return URL.canParse(path) ? { words: `Leads to ${new URL(path).host}` } : undefined
  // Whoever has only begun it reaches nobody yet.
  const [, way, whom] = /^(mailto|tel):\s*(.+)/i.exec(path) ?? []
  if (way) return { words: `${way.toLowerCase() === 'tel' ? 'Calls' : 'Writes to'} ${whom}` }
  const page = pageAt(path)
  return page && anchor === undefined ? { words: `Leads to “${page.name}”` } : undefined
}

/** Asks the site itself whether it answers there, and has the place on the page. Nothing is said without a connection. */
export async function lookUpAddress(address: string): Promise<Leads | undefined> {
  const to = address.trim()
  if (!/^[/#?]/.test(to) || !URL.canParse(to, location.href)) return undefined
  const { pathname, search, hash } = new URL(to, location.href)
  const file = pdfFileName(pathname)
  if (file) return (await isThere(askedFor(pathname))) ? { words: `Leads to “${file}”` } : nothingThere
  const place = decoded(hash.slice(1))
  if (place === undefined) return undefined
  if (!place) return isKnownPath(pathname) || (await isThere(pathname + search)) ? undefined : nothingThere
  const places = await placesOn(pathname).catch(() => undefined)
  if (!places) return undefined
  const found = places.find(({ path }) => path === `${pathname}#${place}`)
  if (!found) return { words: 'There is no such place on that page.', missing: true }
  return { words: `Leads to “${[pageAt(pathname)?.name, found.name].filter(Boolean).join(': ')}”` }
}

/** Undefined where a percent sign stands for nothing. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** A paper that comes with the site is in a file of another name, which pages know; its first page is there by this one. */
const askedFor = (paper: string) => (paper.startsWith('/papers/') ? (pdfPreview(paper)?.src ?? paper) : paper)

const nothingThere: Leads = { words: 'No page of this site answers there.', missing: true }

const asked = new Map<string, Promise<boolean>>()

function isThere(path: string): Promise<boolean> {
  const answer =
    asked.get(path) ??
    fetch(path, { method: 'HEAD' }).then(
      ({ status }) => status !== 404,
      () => true,
    )
  asked.set(path, answer)
  return answer
}

const read = new Map<string, Promise<Target[]>>()

/** The places of a page that a link can lead to, by the headings there. */
export function placesOn(path: string): Promise<Target[]> {
  const places = read.get(path) ?? readPlaces(path)
  read.set(path, places)
  places.catch(() => read.delete(path))
  return places
}

async function readPlaces(path: string): Promise<Target[]> {
  const answer = await fetch(path, { headers: { accept: 'text/html' } })
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const main = page.querySelector('main') ?? page.body
  const places = [...main.querySelectorAll('[id]')].flatMap((element) => {
    const words = (element.matches('h1, h2, h3, h4, summary') ? element : element.querySelector('h1, h2, h3, h4, summary'))?.textContent
    return words?.trim() ? [{ path: `${path}#${element.id}`, name: words.trim() }] : []
  })
  // A heading's own id is there for screen readers; that of the part it heads is the one links were made for.
  return places.filter(({ name }, index) => places.findIndex((each) => each.name === name) === index)
}
