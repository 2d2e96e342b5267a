import { PassThrough } from 'node:stream'
import { minuteMs } from '../../durations.ts'
import type { OpenDatabase } from '../db/database.ts'
import { deskChannel, readDeskNews, type DeskNews } from '../forms/tell-desk.ts'
import { refused } from '../http/errors.ts'
import type { Sessions } from '../identity/sessions.ts'
import type { DeskScope } from './desk-scope.ts'

/** A browser asks again by itself, and is judged anew: whom the settings list no more hears no more than this long. */
const longestMs = 5 * minuteMs
/** Less than what a proxy waits. */
const breathMs = 20_000
const most = { ofOneAccount: 20, ofAll: 2000 }

type Needs = { database: Pick<OpenDatabase, 'listen'>; sessions: Pick<Sessions, 'whenEnded'> }

/** News of the desk for the pages that are open, over one subscription of the node. */
export async function createDeskNews({ database: { listen }, sessions }: Needs) {
  const open = new Map<PassThrough, DeskScope & { session: string }>()
  let closed = false

  const heard = (payload: string) => {
    const news = readDeskNews(payload)
    for (const [stream, scope] of open) if (isFor(scope, news)) write(stream, presentNews(news, scope))
  }
  // Something may have been missed: every page asks anew.
  const missed = () => {
    for (const [stream] of open) write(stream, { what: 'missed' })
  }
  await listen(deskChannel, heard, missed)
  // Whoever signed out, or may do something else by now, hears no more: a browser that still may asks anew.
  await sessions.whenEnded((ended) => endThose(({ session, account }) => ended === session || ended === account), endThose)
  const breathing = setInterval(() => {
    for (const [stream] of open) stream.write(':\n\n')
  }, breathMs).unref()

  function endThose(which: (of: DeskScope & { session: string }) => boolean = () => true): void {
    for (const [stream, follower] of open) if (which(follower)) stream.end()
  }

  /** A stream of server-sent events, ended after a few minutes, with the session it is followed in (by the hash of its id), or with the server. */
  function follow(scope: DeskScope, session: string): PassThrough {
    const ofAccount = [...open.values()].filter(({ account }) => account === scope.account).length
    if (closed || open.size >= most.ofAll || ofAccount >= most.ofOneAccount) throw refused('tooMany')
    const stream = new PassThrough()
    const end = setTimeout(() => stream.end(), longestMs).unref()
    stream.once('close', () => {
      clearTimeout(end)
      open.delete(stream)
    })
    stream.once('error', () => open.delete(stream))
    open.set(stream, { ...scope, session })
    stream.write('retry: 2000\n\n')
    return stream
  }

  /** Ends every stream, or the server would wait for the pages to leave. */
  function close(): void {
    closed = true
    clearInterval(breathing)
    endThose()
  }

  return { follow, close }
}

const isFor = ({ tenant, admin, agentKey }: DeskScope, news: DeskNews) =>
  news.tenant === tenant && (admin || (agentKey !== '' && news.agentKey === agentKey))

const presentNews = ({ what, id, account }: DeskNews, scope: DeskScope) => ({ what, id, own: account === scope.account })

/** Who does not read what was written is let go, rather than kept in memory. */
function write(stream: PassThrough, news: object): void {
  if (stream.writableLength > 64 * 1024) return void stream.destroy()
  stream.write(`data: ${JSON.stringify(news)}\n\n`)
}
