import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addNew, stageFormFile, uploadImage } from '../../src/calls/addresses.ts'
import { demo } from '../../src/demo/demo.ts'
import { footerSiteMap } from '../../src/content/footer/footer-site-map.ts'
import { answerBackups, askForBackup } from '../../src/server/backup/ask-for-backup.ts'
import { makeBackup, type Manifest } from '../../src/server/backup/make-backup.ts'
import { nightlyBackups } from '../../src/server/backup/nightly-backups.ts'
import { restoreBackup } from '../../src/server/backup/restore-backup.ts'
import { BadSetting } from '../../src/server/bad-setting.ts'
import type { Db } from '../../src/server/db/database.ts'
import { openEmbedded } from '../../src/server/db/embedded.ts'
import { lockFolder } from '../../src/server/db/lock-folder.ts'
import { requireRestored, restoreMark } from '../../src/server/db/whole-database.ts'
import { createAttachments } from '../../src/server/attachments/create-attachments.ts'
import { revisions, sections } from '../../src/server/db/tables/content.ts'
import { sessions } from '../../src/server/db/tables/people.ts'
import { createLocalFiles } from '../../src/server/media/local-files.ts'
import { keyRingInFolder } from '../../src/server/sealing/key-ring-file.ts'
import type { KeyRing } from '../../src/server/sealing/key-ring.ts'
import { rotateKeys } from '../../src/server/sealing/rotate-keys.ts'
import { createSealing } from '../../src/server/sealing/create-sealing.ts'
import { endWithParent } from '../fixtures/killable-server.ts'
import { folderOfSite } from '../fixtures/folder-of-site.ts'
import { insertSentForm } from '../fixtures/sent-forms.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'
import { rotatedRing, testKeys, testRing } from '../fixtures/test-ring.ts'
import { withOwn } from '../fixtures/watched-database.ts'
import { jpeg } from '../media/sample-pictures.ts'

const sealing = createSealing(testRing)
let site: TestApp
let picture: string
beforeAll(async () => {
  site = await startTestApp({ demo: true })
  await save('before the backup — “quoted”, \\ and\n lines')
  await insertSentForm(site.database.db, sealing)
  picture = await upload(uploadImage.path, { as: 'admin' })
  await upload(`${stageFormFile.path}?form=quote&field=photos`)
})
afterAll(() => site?.close())

let folder: string
beforeEach(() => {
  // On one disk with what the site keeps, whose files have a second name in it.
  folder = folderOfSite('shelterbelt-backup-')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function save(copyright: string) {
  const content = footerSiteMap.toWire({ ...footerSiteMap.fallback, copyright })
  return site.post(addNew.path, { pageName: 'Footer', section: 'Section_6', client: 'windbreak', content }, { as: 'admin' })
}

async function upload(path: string, { as }: { as?: 'admin' } = {}): Promise<string> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(await jpeg())], { type: 'image/jpeg' }), 'roof.jpg')
  const answer = await fetch(site.origin + path, { method: 'POST', body: form, headers: as ? { cookie: await site.cookieOf(as) } : {} })
  expect({ path, status: answer.status, told: answer.ok || (await answer.text()) }).toEqual({ path, status: 200, told: true })
  return ((await answer.json()) as { path: string }).path
}

/** A job as it is tried for the first time. */
const firstTry = { id: 1, attempt: 1, payload: {}, signal: new AbortController().signal, requireLease: async () => {} }
const make = (more: object = {}) => makeBackup(folder, { db: site.database.db, dataDir: site.folder, now: new Date(), ...more })

let kept: Awaited<ReturnType<typeof make>> | undefined
/** A copy of a backup, made once for all tests that only damage or restore one, to do with as they like. */
async function copyBackup(name = 'a-backup') {
  kept ??= await makeBackup(join(site.folder, 'backups'), { db: site.database.db, dataDir: site.folder, now: new Date() })
  const path = join(folder, name)
  cpSync(kept.path, path, { recursive: true })
  return { path, told: structuredClone(kept.told) }
}

/** What a backup says is in it, and is not. */
const lackingIn = ({ path, told: { tables, files } }: { path: string; told: Manifest }) =>
  [...tables.map(({ name }) => `tables/${name}.gz`), ...files.media.map((file) => `media/${file.path}`)].filter(
    (each) => !existsSync(join(path, each)),
  )

/** The database, which does something else once its rows were read. */
function afterDump(work: () => Promise<unknown>) {
  const { db } = site.database
  const transaction: typeof db.transaction = async (...asked) => {
    const dumped = await db.transaction(...asked)
    await work()
    return dumped
  }
  return new Proxy(db, { get: (of, name) => (name === 'transaction' ? transaction : (Reflect.get(of, name) as unknown)) })
}

/** What both insurers of the tests begin with. */
const demoItems = 2 * (demo.agents.length + Object.values(demo.articles).flat().length)
const keysFile = () => {
  writeFileSync(join(folder, 'keys'), testKeys.split(',').join('\n'))
  return join(folder, 'keys')
}
const restored = () => join(folder, 'restored')
const restore = (from: string, more: object = {}) =>
  restoreBackup(from, {
    dataDir: restored(),
    openDatabase: (release) => openEmbedded(restored(), undefined, release),
    keysFile: keysFile(),
    ...more,
  })
const sentenceOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof BadSetting ? error.message : error),
  )

describe('a backup of a site', () => {
  it('restored into an empty folder is the site as it was, to the last row and byte', async () => {
    const { path, told } = await make()
    expect(told.files.media.length).toBeGreaterThan(0)
    expect(told.files.attachments).toHaveLength(1)
    expect(Object.fromEntries(told.tables.map(({ name, rows }) => [name, rows]))).toMatchObject({
      items: demoItems,
      live_articles: 2 * demo.articles.articles.length,
      submissions: 1,
      submission_files: 1,
      uploads: 1,
    })
    await restore(path)

    // Compared row by row as it was restored; a backup of the restored says the same once more.
    const again = await openEmbedded(restored())
    try {
      const second = await makeBackup(join(folder, 'second'), { db: again.db, dataDir: restored(), now: new Date() })
      expect({ ...second.told, madeAt: '' }).toEqual({ ...told, madeAt: '' })
      const files = createLocalFiles(join(restored(), 'attachments'))
      const opened = createAttachments({ db: again.db, files, sealing, now: () => new Date(), warn: () => {} })
      expect(await opened.list(1)).toEqual([])
      const [stored] = await again.db.select().from(sections)
      expect(JSON.stringify(stored.wire)).toContain('“quoted”')
      expect(await again.db.$count(sessions)).toBe(0)
      // Numbers go on after the last one.
      const id = await insertSentForm(again.db, sealing)
      expect(id).toBe(2)
    } finally {
      await again.close()
    }
    const [, hash] = /^\/media\/(.+)$/.exec(picture) ?? []
    expect(readdirSync(join(restored(), 'media', hash))).toEqual(readdirSync(join(site.folder, 'media', hash)))
    expect(statSync(join(restored(), 'data-keys')).mode & 0o777).toBe(0o600)
    expect(keyRingInFolder(restored()).keys.map(({ id }) => id)).toEqual(testRing.keys.map(({ id }) => id))
  })

  it('is of one moment while others save', async () => {
    const made = new AbortController()
    const saving = (async () => {
      for (let count = 0; !made.signal.aborted; count++) expect((await save(`save ${count}`)).status).toBe(200)
    })()
    const [{ path }] = await Promise.all([make(), save('beside it')])
    made.abort()
    await saving
    await restore(path)
    const again = await openEmbedded(restored())
    const [stored] = await again.db.select().from(sections)
    const every = await again.db.select().from(revisions)
    await again.close()
    // The section and its history are written in one transaction: they are of the same save.
    expect(stored.revision).toBe(Math.max(...every.map(({ revision }) => revision)))
    expect(every.find(({ revision }) => revision === stored.revision)?.wire).toEqual(stored.wire)
  })

  it('holds no key, and is not restored without those that open it', async () => {
    const { path } = await copyBackup()
    const secrets = testKeys.split(/[\s,]+/).map((entry) => entry.split(':')[1])
    for (const name of readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())) {
      const text = readFileSync(join(name.parentPath, name.name), 'latin1')
      for (const secret of secrets) expect(text.includes(secret)).toBe(false)
    }
    expect(await sentenceOf(restore(path, { keysFile: undefined }))).toMatch(
      /^What visitors sent was closed with the data keys \S+, which are not in a backup: bring them with --keys FILE/,
    )
    expect(existsSync(restored())).toBe(false)
  })

  type Damage = [what: string, damage: (path: string, told: Manifest) => void, sentence: RegExp]
  it.each<Damage>([
    [
      'a picture was changed',
      (path, { files }) => writeFileSync(join(path, 'media', files.media[0].path), 'other'),
      /^The file \S+ is not as it was when the backup was made\.$/,
    ],
    [
      'one byte of a picture was changed',
      (path, { files }) => {
        const at = join(path, 'media', files.media[0].path)
        const bytes = readFileSync(at)
        bytes[0] ^= 1
        writeFileSync(at, bytes)
      },
      /^The file \S+ is not as it was when the backup was made\.$/,
    ],
    ['a file is gone', (path, { files }) => rmSync(join(path, 'attachments', files.attachments[0].path)), /^The file \S+ is not as it was/],
    [
      'it says nothing of itself',
      (path) => writeFileSync(join(path, 'backup.json'), '{}'),
      /^There is no backup in \S+, or its backup\.json cannot be read\.$/,
    ],
    [
      'rows are other than it says',
      (path, told) =>
        writeFileSync(
          join(path, 'backup.json'),
          JSON.stringify({ ...told, tables: told.tables.map((table) => (table.name === 'items' ? { ...table, digest: '0' } : table)) }),
        ),
      /^The table items is not as it was when the backup was made: the backup is damaged\.$/,
    ],
    [
      'it would sign somebody in',
      (path, told) => {
        writeFileSync(join(path, 'tables', 'sessions.gz'), gzipSync(''))
        writeFileSync(
          join(path, 'backup.json'),
          JSON.stringify({ ...told, tables: [...told.tables, { name: 'sessions', rows: 0, digest: '0'.repeat(16) }] }),
        )
      },
      /^This backup holds the table sessions, which no backup is made of: somebody put it there\.$/,
    ],
    ...['../outside', '/outside', 'a/../../outside', 'a\n/../../outside', '..'].map((out): Damage => [
      `a file is out of its folder: ${JSON.stringify(out)}`,
      (path, told) => {
        const [{ bytes, sha256 }] = told.files.media
        copyFileSync(join(path, 'media', told.files.media[0].path), join(path, 'outside'))
        const media = [...told.files.media, { path: out, bytes, sha256 }]
        writeFileSync(join(path, 'backup.json'), JSON.stringify({ ...told, files: { ...told.files, media } }))
      },
      /^There is no backup in \S+, or its backup\.json cannot be read\.$/,
    ]),
    [
      'a file only leads to one',
      (path, { files }) => {
        const at = join(path, 'attachments', files.attachments[0].path)
        renameSync(at, join(path, 'elsewhere'))
        symlinkSync(join(path, 'elsewhere'), at)
      },
      /^The file \S+attachments\S+ is not as it was/,
    ],
    [
      'a row has no end',
      (path) => writeFileSync(join(path, 'tables', 'items.gz'), gzipSync(Buffer.alloc(70 * 1024 ** 2, 'a'))),
      /^The table items is not as it was when the backup was made: the backup is damaged\.$/,
    ],
    [
      'a table ends before its end',
      (path) => writeFileSync(join(path, 'tables', 'items.gz'), readFileSync(join(path, 'tables', 'items.gz')).subarray(0, -200)),
      /^The table items is not as it was when the backup was made: the backup is damaged\.$/,
    ],
    [
      'a row is none of its table',
      (path) => writeFileSync(join(path, 'tables', 'items.gz'), gzipSync(JSON.stringify('(ellie.brandt@mail.example)'))),
      /^The table items is not as it was when the backup was made: the backup is damaged\.$/,
    ],
    [
      'it is of another release',
      (path, told) => writeFileSync(join(path, 'backup.json'), JSON.stringify({ ...told, migration: 1 })),
      /^This backup was made by another release/,
    ],
  ])('is refused in one sentence where %s', async (_what, damage, sentence) => {
    const { path, told } = await copyBackup()
    damage(path, told)
    expect(await sentenceOf(restore(path))).toMatch(sentence)
  })

  it('that is found damaged late leaves nothing behind, and another is restored there', async () => {
    const { path, told } = await copyBackup()
    const damaged = told.tables.map((table) => (table.name === 'items' ? { ...table, digest: '0' } : table))
    writeFileSync(join(path, 'backup.json'), JSON.stringify({ ...told, tables: damaged }))
    expect(await sentenceOf(restore(path))).toMatch(/^The table items is not as it was/)
    expect(readdirSync(restored()).filter((name) => name !== 'lock')).toEqual([])
    writeFileSync(join(path, 'backup.json'), JSON.stringify(told))
    await restore(path)
    expect(readdirSync(restored())).toEqual(expect.arrayContaining(['attachments', 'data-keys', 'database', 'media']))
  })

  it('is restored without what somebody laid beside it', async () => {
    const { path } = await copyBackup()
    writeFileSync(join(path, 'media', 'laid-beside.html'), '<script>alert(1)</script>')
    await restore(path)
    expect(existsSync(join(restored(), 'media', 'laid-beside.html'))).toBe(false)
  })

  it('is restored by one at a time, and nothing of it is harmed by who comes meanwhile', async () => {
    const { path } = await copyBackup()
    const inUse = /^The data folder \S+ is in use by another process/
    const meanwhile: unknown[] = []
    const openDatabase = async (release: () => void) => {
      meanwhile.push(await sentenceOf(restore(path)), await sentenceOf(openEmbedded(restored())))
      return openEmbedded(restored(), undefined, release)
    }
    const { tables } = await restore(path, { openDatabase })
    expect(meanwhile).toEqual([expect.stringMatching(inUse), expect.stringMatching(inUse)])
    expect(tables.length).toBeGreaterThan(0)
    expect(readdirSync(restored())).toEqual(expect.arrayContaining(['attachments', 'data-keys', 'database', 'media']))
    const database = await openEmbedded(restored())
    expect(await database.db.$count(sections)).toBeGreaterThan(0)
    await database.close()
  })

  it('whose restoring was killed is no site, and is restored there once more', async () => {
    const { path } = await copyBackup()
    // Nobody writes into it, so whoever reads it waits there to be killed.
    const rows = join(path, 'tables', 'items.gz')
    renameSync(rows, `${rows}.kept`)
    execFileSync('mkfifo', [rows])
    const program = ['--disable-warning=ExperimentalWarning', 'src/server/backup/backup-command.ts', 'restore', path, '--keys', keysFile()]
    const env = { ...process.env, DATA_DIR: restored(), DATABASE_URL: '' }
    const child = spawn(process.execPath, ['--import', endWithParent, ...program], { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    await expect.poll(() => existsSync(join(restored(), 'data-keys')), { timeout: 120_000 }).toBe(true)
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(await sentenceOf(openEmbedded(restored()))).toMatch(/^A backup was being restored into \S+, and that was cut off\./)

    renameSync(`${rows}.kept`, rows)
    await restore(path)
    const database = await openEmbedded(restored())
    expect(await database.db.$count(sections)).toBeGreaterThan(0)
    await database.close()
  }, 240_000)

  it('whose restoring was killed once a server had its rows is no site before that database was emptied and it was restored once more', async () => {
    const { path } = await copyBackup()
    const server = join(folder, 'server')
    const toServer = { openDatabase: () => openEmbedded(server) }
    const start = async () => requireRestored(restored())
    const cutOff = /^A backup was being restored into \S+, and that was cut off\./
    await restore(path, toServer)
    expect(await sentenceOf(start())).toBe('done')
    writeFileSync(join(restored(), restoreMark), '')

    expect(await sentenceOf(restore(path, toServer))).toMatch(
      /^There is a site in this database already \(table \w+\); a backup is restored where nothing is\. If the restore that was cut off filled it, empty the database as well, and restore once more\.$/,
    )
    expect(await sentenceOf(start())).toMatch(cutOff)
    expect(readdirSync(restored())).toEqual(expect.arrayContaining(['attachments', 'data-keys', 'media']))
    const unreachable = new BadSetting('The database of DATABASE_URL cannot be reached.')
    expect(await sentenceOf(restore(path, { openDatabase: () => Promise.reject(unreachable) }))).toBe(unreachable.message)
    expect(await sentenceOf(start())).toMatch(cutOff)
    const { path: damaged, told } = await copyBackup('damaged')
    writeFileSync(join(damaged, 'media', told.files.media[0].path), 'other')
    expect(await sentenceOf(restore(damaged, toServer))).toMatch(/is not as it was when the backup was made\.$/)
    expect(await sentenceOf(start())).toMatch(cutOff)

    rmSync(server, { recursive: true })
    await restore(path, toServer)
    expect(await sentenceOf(start())).toBe('done')
    expect(readdirSync(restored())).toEqual(expect.arrayContaining(['attachments', 'data-keys', 'media']))
  })

  it.each([
    ['the embedded database', ''],
    ['PostgreSQL', 'postgres://nobody@127.0.0.1:1/nowhere'],
  ])('is made of no site on %s that was restored in part', async (_what, DATABASE_URL) => {
    mkdirSync(join(restored(), 'database'), { recursive: true })
    writeFileSync(join(restored(), restoreMark), '')
    const program = ['--disable-warning=ExperimentalWarning', 'src/server/backup/backup-command.ts', 'backup', '--to', join(folder, 'made')]
    const { stderr } = spawnSync(process.execPath, program, {
      env: { ...process.env, DATA_DIR: restored(), DATABASE_URL },
      encoding: 'utf8',
    })
    expect(stderr).toMatch(/^A backup was being restored into \S+, and that was cut off\./)
    expect(existsSync(join(folder, 'made'))).toBe(false)
  })

  it('whose restoring was killed takes no keys that would be removed with what lies there of it', async () => {
    const { path } = await copyBackup()
    await restore(path)
    const keys = join(restored(), 'data-keys')
    const kept = readFileSync(keys, 'utf8')
    writeFileSync(join(restored(), restoreMark), '')
    symlinkSync(keys, join(folder, 'led-to'))
    for (const [keysFile, dataKeys] of [[keys], [join(folder, 'led-to')], [keys, testKeys]])
      expect(await sentenceOf(restore(path, { keysFile, dataKeys }))).toBe(
        `The file of the keys ${keysFile} would be removed with what lies in ${restored()} of the restore that was cut off: move it elsewhere first.`,
      )
    expect(readFileSync(keys, 'utf8')).toBe(kept)
    renameSync(keys, join(folder, 'moved'))
    await restore(path, { keysFile: join(folder, 'moved') })
    expect(readFileSync(keys, 'utf8')).toBe(kept)
  })

  it.each([
    ['says nothing of it', new Error('Connection terminated unexpectedly')],
    ['cannot be written to', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })],
    ['is ended over it', Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' })],
    ['says that it does not know', Object.assign(new Error('statement completion unknown'), { code: '40003' })],
  ])('whose server %s as all of its rows are committed keeps its files, and is restored once more', async (_how, lost) => {
    const { path } = await copyBackup()
    const server = join(folder, 'server')
    const restoreOver = (transaction: (db: Db, work: (tx: Db) => Promise<unknown>) => Promise<unknown>) =>
      restore(path, {
        async openDatabase() {
          const opened = await openEmbedded(server)
          const over = (work: (tx: Db) => Promise<unknown>) => transaction(opened.db, work)
          return { ...opened, db: withOwn(opened.db, { transaction: over }) }
        },
      })
    const refusal = Object.assign(new Error('could not serialize access'), { code: '40001' })
    const refused = restoreOver((db, work) => db.transaction((tx) => work(tx).then(() => Promise.reject(refusal))))
    expect(await sentenceOf(refused)).toBe(refusal)
    expect(readdirSync(restored()).filter((name) => !name.startsWith('lock'))).toEqual([])

    const committed = restoreOver((db, work) => db.transaction(work).then(() => Promise.reject(lost)))
    expect(await sentenceOf(committed)).toMatch(
      /^The connection to the database was lost as its rows were committed, and whether they are there nobody said\. Empty that database, and restore once more\.$/,
    )
    expect(readdirSync(restored())).toEqual(expect.arrayContaining(['attachments', 'data-keys', 'media', restoreMark]))
    expect(await sentenceOf(restore(path, { openDatabase: () => openEmbedded(server) }))).toMatch(/empty the database as well/)

    rmSync(server, { recursive: true })
    await restore(path, { openDatabase: () => openEmbedded(server) })
    expect(existsSync(join(restored(), restoreMark))).toBe(false)
  })

  it('that cannot be closed once its rows are there keeps its files, since the site is whole', async () => {
    const { path } = await copyBackup()
    const server = await openEmbedded(join(folder, 'server'))
    const broken = new Error('the connection broke')
    const openDatabase = async () => ({ ...server, close: () => Promise.reject(broken) })
    expect(await sentenceOf(restore(path, { openDatabase }))).toBe(broken)
    await server.close()
    expect(readdirSync(restored())).toEqual(expect.arrayContaining(['attachments', 'data-keys', 'media']))
    expect(existsSync(join(restored(), restoreMark))).toBe(false)
  })

  it('takes the place of nothing', async () => {
    const { path } = await copyBackup()
    await restore(path)
    expect(await sentenceOf(restore(path))).toMatch(/^There is a site in \S+ already \(media\)/)
    expect(
      await sentenceOf(
        restore(path, { dataDir: join(folder, 'other'), openDatabase: async () => ({ ...site.database, close: async () => {} }) }),
      ),
    ).toMatch(/^There is a site in this database already \(table \w+\)/)
  })

  it('is made by the site that runs, for those who ask it by its folder', async () => {
    const release = lockFolder(folder)
    const stop = answerBackups(folder, (into) => makeBackup(into, { db: site.database.db, dataDir: site.folder, now: new Date() }))
    const answer = await askForBackup(folder, join(folder, 'made'))
    expect(answer).toEqual({ path: expect.stringMatching(/made\/backup-\d{4}-/) })
    const nowhere = join(keysFile(), 'in-a-file')
    expect(await askForBackup(folder, nowhere)).toEqual({ failed: `The folder ${nowhere} cannot be written.` })
    await stop()
    expect(await askForBackup(folder, folder, 0)).toEqual({ failed: `The process that uses ${folder} does not answer.` })
    release()
  })

  it('is waited for by nobody once the site that makes it has ended', async () => {
    const release = lockFolder(folder)
    const begun = Promise.withResolvers<void>()
    // A process that was killed answers nobody any more, and its folder is let go of.
    const stop = answerBackups(folder, () => {
      begun.resolve()
      return new Promise(() => {})
    })
    const asking = askForBackup(folder, join(folder, 'made'))
    await begun.promise
    release()
    expect(await asking).toEqual({ failed: `The process that used ${folder} ended before the backup was made.` })
    lockFolder(folder)()
    void stop()
  })

  it('is waited for by nobody once another site has begun where it was made, and what was left of asking is removed', async () => {
    const release = lockFolder(folder)
    const begun = Promise.withResolvers<void>()
    const never = () => {
      begun.resolve()
      return new Promise<never>(() => {})
    }
    const stop = answerBackups(folder, never)
    const asking = askForBackup(folder, join(folder, 'made'))
    await begun.promise
    void stop()
    for (const left of ['backup-asked-1', 'backup-asked-2.new', 'backup-answered-3']) writeFileSync(join(folder, left), folder)
    const ofAsking = () => readdirSync(folder).filter((name) => /^backup-(asked|making|answered)-/.test(name))
    // All of it is older than the process that begins now.
    for (const name of ofAsking()) utimesSync(join(folder, name), 0, 0)

    const made: string[] = []
    const stopNext = answerBackups(folder, async (into) => ({ path: (made.push(into), into) }))
    expect(await asking).toEqual({ failed: `The process that used ${folder} ended before the backup was made.` })
    expect(await askForBackup(folder, join(folder, 'wanted'))).toEqual({ path: join(folder, 'wanted') })
    expect({ made, left: ofAsking() }).toEqual({ made: [join(folder, 'wanted')], left: [] })
    await stopNext()
    release()
  })

  it('is made for each of two who ask the site at once, where they asked for it', async () => {
    const release = lockFolder(folder)
    const stop = answerBackups(folder, (into) => makeBackup(into, { db: site.database.db, dataDir: site.folder, now: new Date() }))
    const answers = await Promise.all(['one', 'other'].map((name) => askForBackup(folder, join(folder, name))))
    expect(answers).toEqual(['one', 'other'].map((name) => ({ path: expect.stringContaining(`/${name}/backup-`) })))
    await stop()
    release()
  })

  it('is made beside another of the same second, and each is whole', async () => {
    const now = new Date()
    const [one, other] = await Promise.all([make({ now }), make({ now })])
    expect(one.path).not.toBe(other.path)
    expect(readdirSync(folder).toSorted()).toEqual([one.path, other.path].map((path) => basename(path)).toSorted())
    expect([one, other].flatMap(lackingIn)).toEqual([])
  })

  it('is left alone by the night that begins before it is whole', async () => {
    const night = nightlyBackups({
      db: site.database.db,
      dataDir: site.folder,
      folder,
      nights: 1,
      now: () => new Date(),
      timeZone: 'America/Denver',
    })
    expect(lackingIn(await make({ db: afterDump(() => night.run(firstTry)) }))).toEqual([])
  })

  it('names the keys of its rows, though a newer one closes them before it is whole', async () => {
    const { db } = site.database
    const rotate = (ring: KeyRing) => rotateKeys({ db, sealing: createSealing(ring), warn: () => {} }).run(firstTry)
    const { told } = await make({ db: afterDump(() => rotate(rotatedRing)) })
    await rotate({ ...rotatedRing, keys: rotatedRing.keys.toReversed() })
    expect(told.keys).toEqual(['old'])
  })

  it('is made each night, and so many nights are kept', async () => {
    const clock = { at: Date.parse('2026-11-20T10:30:00Z') }
    const job = nightlyBackups({
      db: site.database.db,
      dataDir: site.folder,
      folder,
      nights: 2,
      now: () => new Date(clock.at),
      timeZone: 'America/Denver',
    })
    expect(job.every).toEqual({ at: '03:30', timeZone: 'America/Denver' })
    const night = () => job.run(firstTry)
    for (let count = 0; count < 3; count++, clock.at += 24 * 3600_000) await night()
    expect(readdirSync(folder).toSorted()).toEqual(['backup-2026-11-21T10-30-00Z', 'backup-2026-11-22T10-30-00Z'])
    // A file has one place on the disk and several names.
    const [first] = readdirSync(join(folder, 'backup-2026-11-22T10-30-00Z/attachments'), { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile(),
    )
    expect(statSync(join(first.parentPath, first.name)).nlink).toBe(3)
  })

  it('is kept of the nights since the clock was put right, before those it made while it was a year ahead', async () => {
    const clock = { at: Date.parse('2027-11-20T10:30:00Z') }
    const job = nightlyBackups({
      db: site.database.db,
      dataDir: site.folder,
      folder,
      nights: 2,
      now: () => new Date(clock.at),
      timeZone: 'America/Denver',
    })
    const night = () => job.run(firstTry)
    for (let count = 0; count < 2; count++, clock.at += 24 * 3600_000) await night()
    clock.at = Date.parse('2026-11-22T10:30:00Z')
    await night()
    expect(readdirSync(folder).toSorted()).toEqual(['backup-2026-11-22T10-30-00Z', 'backup-2027-11-21T10-30-00Z'])
    clock.at += 24 * 3600_000
    await night()
    expect(readdirSync(folder).toSorted()).toEqual(['backup-2026-11-22T10-30-00Z', 'backup-2026-11-23T10-30-00Z'])
  })
})
