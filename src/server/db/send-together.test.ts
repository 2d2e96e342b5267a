import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendTogether } from './send-together.ts'

let pg: PGlite
let sent: string[] = []
beforeAll(async () => {
  pg = await PGlite.create()
  const send = pg.execProtocolStream.bind(pg)
  pg.execProtocolStream = (message, options) => {
    sent.push(kindsIn(message))
    return send(message, options)
  }
  sendTogether(pg)
  await pg.exec('create table kept (id int primary key, words text)')
})
afterAll(() => pg?.close())

/** The letters of the messages: "PD". */
function kindsIn(message: Uint8Array): string {
  let kinds = ''
  for (let at = 0; at < message.length; at += 1 + Buffer.from(message).readUInt32BE(at + 1)) kinds += String.fromCharCode(message[at])
  return kinds
}

async function messagesOf(work: () => Promise<unknown>): Promise<string[]> {
  sent = []
  await work()
  return sent
}

describe('a query to the embedded database', () => {
  it('goes in and out of it twice instead of six times, and answers the same', async () => {
    const asked = await messagesOf(async () => {
      const { rows, fields } = await pg.query<object>('select $1::int + 1 as one, $2::text as words', [1, 'a'])
      expect([rows, fields.map(({ name }) => name)]).toEqual([[{ one: 2, words: 'a' }], ['one', 'words']])
    })
    expect(asked).toEqual(['PD', 'BDES'])
  })

  it('whose values are long lets the loop turn before it is done', async () => {
    const words = 'x'.repeat(100_000)
    const asked = await messagesOf(async () => {
      const { rows } = await pg.query<{ many: number }>('select length($1::text) as many', [words])
      expect(rows).toEqual([{ many: 100_000 }])
    })
    expect(asked).toEqual(['PD', 'B', 'DES'])
  })

  it.each<[string, string, unknown[], string]>([
    ['is not one', 'selec 1', [], '42601'],
    ['names what is not there', 'select nothing from kept', [], '42703'],
    ['has a value that is none', 'select $1::int', ['three'], '22P02'],
    ['breaks a rule', 'insert into kept values (1, null), (1, null)', [], '23505'],
  ])('that %s fails as it did, and the next is answered', async (_what, query, values, code) => {
    await expect(pg.query(query, values)).rejects.toMatchObject({ code, query })
    await expect(pg.transaction((tx) => tx.query(query, values))).rejects.toMatchObject({ code, query })
    expect((await pg.query('select count(*)::int as many from kept')).rows).toEqual([{ many: 0 }])
  })

  it('is described without being asked', async () => {
    expect((await pg.describeQuery('select words from kept where id = $1')).resultFields.map(({ name }) => name)).toEqual(['words'])
  })
})
