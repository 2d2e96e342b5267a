import { finishGappedPage } from '../http/gapped-page.ts'
import { etagOf, finishForNow, finishLightly, type PageCache } from '../http/page-cache.ts'
import { plainOf } from '../http/page-parts.ts'
import type { Warn } from '../http/warn.ts'
import { isTornIn, marks } from '../identity/placeholder-person.ts'
import { mayBeKept } from './read-page-request.ts'
import type { PageAsked, Rendered } from './render-page.ts'

type Needs = { render(asked: PageAsked): Promise<Rendered>; cache: Pick<PageCache, 'keep'>; warn: Warn }

/** Renders a page once for all who ask for it meanwhile, and keeps it for those who come later. */
export function createSharedRenders({ render, cache, warn }: Needs) {
  /** Pages that are being rendered: whoever asks for one meanwhile waits for the same render. */
  const making = new Map<string, Promise<Rendered>>()

  function renderForAll(asked: PageAsked, key: string): Promise<Rendered> {
    const turn = `${asked.version}\n${key}`
    const begun = making.get(turn)
    // What is one visitor's alone is made anew for each of the others.
    if (begun) return begun.then((page) => (page.ownAnswer ? render(asked) : page))
    const work = mayBeKept(asked) && !asked.person ? render(asked).then(named) : render(asked)
    making.set(turn, work)
    void keep(work, key, asked).finally(() => making.delete(turn))
    return work
  }

  /** Puts a named page, or one with gaps for names, into the cache. Nobody waits for it; what goes wrong in the render is told to those who do. */
  async function keep(work: Promise<Rendered>, key: string, { version, person, row }: PageAsked): Promise<void> {
    const page = await work.catch(() => undefined)
    if (page?.status !== 200 || page.ownAnswer || (person ? isTornIn(plainOf(page.parts).toString()) : !page.headers.etag)) return
    // Until it is another, in a minute, it is asked for too rarely to be worth the best compression there is.
    const lightly = row?.kept === 'minute'
    try {
      const kept = person ? finishGappedPage(page, marks, lightly) : lightly ? finishLightly(page) : finishForNow(page)
      cache.keep(key, version, await kept, page.changesAt)
    } catch (error) {
      warn({ err: error }, 'a page is not kept')
    }
  }

  return renderForAll
}

/** What may be kept has a name to be asked for again by. */
function named(page: Rendered): Rendered {
  return page.status === 200 && !page.ownAnswer ? { ...page, headers: { ...page.headers, etag: etagOf(page) } } : page
}
