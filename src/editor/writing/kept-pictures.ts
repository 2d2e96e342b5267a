import type { EditingData } from '../desk/editing-data.ts'
import type { Thing } from '../kinds/kind.ts'
import { tabOf, thisTab } from '../saving/draft-slots.ts'

/** A picture on its way into a text, as this device keeps it until it has arrived. */
export interface KeptPicture {
  id: string
  /** The owner (ownerOf), and the tab in which it was chosen. */
  of: string
  tab: string
  /** The block it was put behind, counted from the beginning. */
  block: number
  /** When it was chosen. */
  at: number
  file: File
  /** What was said of it meanwhile. */
  alt: string | null
}

/** Whose pictures they are: one person's, for one text, by the key it has now. */
export const ownerOf = ({ client, person }: EditingData, thing: Thing): string => `${client}:${thing.key()}:${person.username}`

/** Forgets the pictures beside words that are thrown away, of that slot or of this tab's form; returns them. */
export async function forgetPictures(of: string, slot = ''): Promise<KeptPicture[]> {
  try {
    const store = await storeFor('readwrite')
    const all = (await answerOf(store.getAll())) as KeptPicture[]
    const gone = all.filter((each) => each.of === of && each.tab === tabOf(slot))
    await Promise.all(gone.map(({ id }) => answerOf(store.delete(id))))
    return gone
  } catch {
    // What was not kept is not there.
    return []
  }
}

/** Keeps pictures again that were thrown away a moment ago with words that are wanted after all. */
export async function rememberPictures(pictures: readonly KeptPicture[]): Promise<void> {
  for (const picture of pictures)
    try {
      await answerOf((await storeFor('readwrite')).put(picture))
    } catch {
      // A browser that keeps nothing had none.
    }
}

/**
 * Pictures that have not arrived yet, so that none is lost with its tab: whoever opens the text again has them on their way
 * again. A device that keeps nothing forgets them; whoever leaves is asked all the same.
 */
export function picturesOnDevice() {
  const tab = thisTab()
  /** The pictures this text is waiting for. */
  const mine = new Set<string>()

  return {
    /** Overwrites what was kept of the same picture before. */
    async keep(picture: Omit<KeptPicture, 'tab'>): Promise<void> {
      mine.add(picture.id)
      inHand.add(picture.id)
      try {
        await answerOf((await storeFor('readwrite')).put({ ...picture, tab: tab.name }))
      } catch {
        // It is on its way all the same.
      }
    },
    async forget(id: string): Promise<void> {
      mine.delete(id)
      try {
        await answerOf((await storeFor('readwrite')).delete(id))
      } catch {
        // What was not kept is not there.
      }
      // Not before: whoever looks meanwhile would find it left.
      inHand.delete(id)
    },
    /** The text is closed: whatever had not arrived is on its way again where it is opened next. */
    letGo() {
      for (const id of mine) inHand.delete(id)
    },
    /** Those whose tab is gone, or that were let go in this one, in the order they were chosen. */
    async left(of: string): Promise<KeptPicture[]> {
      try {
        const alive = await tab.alive()
        const all = (await answerOf((await storeFor('readonly')).getAll())) as KeptPicture[]
        const isLeft = ({ id, tab: its }: KeptPicture) => (its === tab.name ? !inHand.has(id) : knowsTabs && !alive.has(its))
        return all.filter((each) => each.of === of && isLeft(each)).toSorted((a, b) => a.at - b.at)
      } catch {
        return []
      }
    },
  }
}

const inHand = new Set<string>()

/** Without locks (an address that is not secure) nobody knows which tabs are gone: their pictures stay where they are. */
const knowsTabs = 'locks' in navigator

const storeFor = (mode: IDBTransactionMode) => opened().then((device) => device.transaction('pictures', mode).objectStore('pictures'))

let base: Promise<IDBDatabase> | undefined

/** One that failed, or that the browser closed, is opened anew. */
function opened(): Promise<IDBDatabase> {
  return (base ??= new Promise((done, fail) => {
    const request = indexedDB.open('shelterbelt-pictures', 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore('pictures', { keyPath: 'id' }))
    request.addEventListener('success', () => {
      request.result.addEventListener('close', () => (base = undefined))
      done(request.result)
    })
    request.addEventListener('error', () => {
      base = undefined
      fail(request.error as DOMException)
    })
  }))
}

const answerOf = <A>(request: IDBRequest<A>): Promise<A> =>
  new Promise((done, fail) => {
    request.addEventListener('success', () => done(request.result))
    request.addEventListener('error', () => fail(request.error as DOMException))
  })
