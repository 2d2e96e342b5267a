/**
 * npm run campaign:crash -- --rounds 100
 * Saves through the calls while kill −9 falls at a random moment; after the restart every save that was acknowledged must
 * be there, in the history and on the page. Ends with 1 when one is lost.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { addNew, getSectionHistory } from '../../src/calls/content-calls.ts'
import { callServer } from '../../src/calls/call-server.ts'
import { footerSiteMap } from '../../src/content/footer/footer-site-map.ts'
import { startKillableServer, type KillableServer } from '../fixtures/killable-server.ts'

type Result = { rounds: number; acknowledged: number; lost: number; unfinished: number; fsyncsPerSave: number }

const footer = { pageName: 'Footer', section: 'Section_6', client: 'windbreak' }

/** Kills the database so many times while it writes, and checks each time that what was acknowledged is there. */
export async function runCrashCampaign(rounds: number): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'shelterbelt-crash-'))
  const acknowledged = new Map<number, string>()
  let [lost, unfinished, checked, saves, fsyncs] = [0, 0, 0, 0, 0]
  try {
    for (let round = 0; round < rounds; round++) {
      const server = await startKillableServer({ DATA_DIR: folder })
      const cookie = String(await server.ask({ ask: 'session', writer: 0 }))
      ;({ lost, checked } = await checkHistory(server, cookie, acknowledged, checked, lost))
      const before = Number(await server.ask({ ask: 'fsyncs' }))
      const answeredBefore = acknowledged.size
      const writers = [0, 1, 2].map((writer) => saveUntilKilled(server, cookie, `${round}.${writer}`, acknowledged))
      const moment = 60 + Math.random() * 400
      await new Promise((resolve) => setTimeout(resolve, moment))
      // Counted before the question: each of these was on the disk by the time the answer to it was given.
      saves += acknowledged.size - answeredBefore
      fsyncs += Number(await server.ask({ ask: 'fsyncs' })) - before
      await server.kill()
      for (const each of await Promise.all(writers)) unfinished += each
      if ((round + 1) % 10 === 0) console.log(`  round ${round + 1} of ${rounds}: ${acknowledged.size} acknowledged, ${lost} lost`)
    }
    const last = await startKillableServer({ DATA_DIR: folder })
    const cookie = String(await last.ask({ ask: 'session', writer: 0 }))
    ;({ lost } = await checkHistory(last, cookie, acknowledged, checked, lost))
    await last.kill()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return { rounds, acknowledged: acknowledged.size, lost, unfinished, fsyncsPerSave: saves > 0 ? fsyncs / saves : 0 }
}

/** Saves one after the other until the server is gone; notes the revision and words of every save that was answered. */
async function saveUntilKilled({ origin }: KillableServer, cookie: string, name: string, acknowledged: Map<number, string>) {
  for (let count = 0; ; count++) {
    const copyright = `round ${name}, save ${count}`
    const content = footerSiteMap.toWire({ ...footerSiteMap.fallback, copyright })
    try {
      const { status, body } = await callServer(addNew, { ...footer, content }, { origin, headers: { cookie } })
      if (status !== 200 || !body.status) throw new Error(`a save was refused: ${status} ${body.message}`)
      acknowledged.set(body.revision, copyright)
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('a save was refused')) throw error
      return 1
    }
  }
}

/** Walks the history from the newest down to what an earlier round has checked already. */
async function checkHistory(server: KillableServer, cookie: string, acknowledged: Map<number, string>, checked: number, lost: number) {
  const found = new Map<number, string>()
  let before: number | undefined
  for (let more = true; more;) {
    const { body } = await callServer(getSectionHistory, { ...footer, before }, { origin: server.origin, headers: { cookie } })
    if (!body.status) throw new Error(body.message)
    for (const each of body.result) found.set(each.revision, String(footerSiteMap.fromWire(each.value).content.copyright))
    before = body.result.at(-1)?.revision
    more = body.more && before !== undefined && before > checked
  }
  let newest = checked
  for (const [revision, words] of acknowledged) {
    if (revision <= checked) continue
    newest = Math.max(newest, revision)
    if (found.get(revision) === words) continue
    lost += 1
    console.error(`  lost: revision ${revision} should say "${words}", says ${found.get(revision) ?? 'nothing'}`)
  }
  return { lost, checked: newest }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '100' } } })
  const result = await runCrashCampaign(Number(values.rounds))
  console.table(result)
  process.exit(result.lost === 0 && result.fsyncsPerSave >= 1 ? 0 : 1)
}
