import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SentForm } from '../../src/nouns/forms/sent-form.ts'
import { submissionFiles, submissions } from '../../src/server/db/tables/forms.ts'
import { createSealing } from '../../src/server/sealing/create-sealing.ts'
import { boxOf } from '../../src/server/sealing/sealed-rows.ts'
import { formPages } from '../fixtures/form-pages.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'
import { testRing } from '../fixtures/test-ring.ts'
import { jpeg } from '../fixtures/tiny-files.ts'

/** The calls as the source prints them, for clients of before: no token, so what they send is put aside until somebody has looked. */
let site: TestApp
const sealing = createSealing(testRing)
beforeAll(async () => {
  site = await startTestApp({ pages: formPages, demo: true })
})
afterAll(() => site?.close())
beforeEach(() => site.clock.advance(2 * 3600_000))

type File = { name: string; bytes: Buffer }

async function send(path: string, fields: Record<string, string>, files: File[] = []) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  for (const { name, bytes } of files) body.append('files', new File([new Uint8Array(bytes)], name))
  const response = await fetch(site.origin + path, { method: 'POST', body })
  return { status: response.status, body: (await response.json()) as Record<string, string> }
}

async function stored(reference: string) {
  const row = (await site.database.db.select().from(submissions)).find((each) => each.reference === reference)
  if (!row) throw new Error(`${reference} is not stored`)
  const sent = sealing.openJson<SentForm>(boxOf.submission(row), row)
  return { row, sent, answers: Object.fromEntries(sent.answers.map(({ label, answers }) => [label, answers])) }
}

const files = () => site.database.db.select().from(submissionFiles)

const quote = {
  agentName: 'Dana Whitlock',
  name: 'Ellie Brandt',
  from_email: 'ellie@mail.example',
  email: 'ellie@mail.example',
  to: 'dana.whitlock@windbreak.example',
  subject: 'Quote request confirmation',
  body: JSON.stringify([
    { label: 'What would you like a price for?', value: ['Auto', 'Home'] },
    { label: 'ZIP code', value: '80751' },
    { label: 'How shall we reach you?', value: 'Email' },
  ]),
}

describe('POST /auth/send-start-a-quote', () => {
  it('takes a quote with its files, for the agent it names, and puts it aside', async () => {
    const photo = jpeg(2_000_000)
    const { status, body } = await send('/auth/send-start-a-quote', quote, [{ name: 'roof.jpg', bytes: photo }])
    expect([status, body.status]).toEqual([200, true])
    const { row, answers } = await stored(body.reference)
    expect([row.form, row.state, row.agentKey]).toEqual(['quote', 'spam', 'dana.whitlock@windbreak.example'])
    expect(answers['What would you like a price for?']).toEqual(['Auto', 'Home'])
    expect((await files()).filter(({ submission }) => submission === row.id).map(({ bytes }) => bytes)).toEqual([photo.length])
  })

  it('sends nothing to an address that was posted', async () => {
    const { body } = await send('/auth/send-start-a-quote', { ...quote, to: 'victim@elsewhere.example', from_email: 'two@mail.example' })
    expect((await stored(body.reference)).row.agentKey).toBeNull()
  })

  it('keeps no file of what it refuses', async () => {
    const before = (await files()).length
    for (const wrong of [
      { ...quote, name: '' },
      { ...quote, body: 'no list' },
    ]) {
      const { status } = await send('/auth/send-start-a-quote', wrong, [{ name: 'roof.jpg', bytes: jpeg(3000) }])
      expect(status).toBeGreaterThanOrEqual(400)
    }
    const huge = await send('/auth/send-start-a-quote', quote, [
      { name: 'small.jpg', bytes: jpeg(3000) },
      { name: 'huge.jpg', bytes: jpeg(5_242_881) },
    ])
    expect([huge.status, huge.body.message]).toEqual([413, 'File is larger than 5MB'])
    expect((await files()).length).toBe(before)
  })
})

describe('the other calls', () => {
  it.each(['/auth/contact-us', '/auth/send-contact'])('%s takes a message', async (path) => {
    const body = JSON.stringify([{ label: 'Message', value: 'The bill came twice.' }])
    const answer = await send(path, { name: 'Tom', from_email: `tom${path.length}@mail.example`, subject: '360 Contact Form', body })
    expect(answer.status).toBe(200)
    expect((await stored(answer.body.reference)).answers.Message).toEqual(['The bill came twice.'])
  })

  it('/auth/ers takes a report, says the sentence of the source, and leaves items of files to the files', async () => {
    const body = JSON.stringify([
      { key: 'Policy holder', value: 'Ellie Brandt' },
      { key: 'Policy number', value: 'WB-1' },
      { key: 'Date of the incident', value: '11-20-2026' },
      { key: 'What was needed', value: 'Tow' },
      { key: 'Where', value: 'County Road 12' },
      { key: 'What happened', value: 'The axle broke.' },
      { key: 'Receipts and photos', value: 'receipt.jpg', isFile: true },
    ])
    const agent = { agentFirstName: 'Dana', agentLastName: 'Whitlock', agentEmail: 'dana@mail.example', agentPhone: '(970) 555-0142' }
    const answer = await send('/auth/ers', { ...agent, body }, [{ name: 'receipt.jpg', bytes: jpeg(4000) }])
    expect([answer.status, answer.body.message]).toEqual([
      200,
      'Thank you for submitting your ERS Incident Report. A representative will be in touch shortly to go over your submission.',
    ])
    const { answers } = await stored(answer.body.reference)
    expect([answers['What happened'], answers['Receipts and photos'].length]).toEqual([['The axle broke.'], 1])
  })

  it('/auth/ers refuses in the words of the source', async () => {
    const missing = await send('/auth/ers', { agentFirstName: '', agentLastName: '', agentEmail: 'x', agentPhone: '1' })
    expect(missing.status).toBe(422)
    expect((missing.body.errors as unknown as { message: string }[]).slice(0, 4).map(({ message }) => message)).toEqual([
      'Please Enter Agent First Name',
      'Please Enter Agent Last Name',
      'Please enter valid email',
      'Please enter valid phone number.',
    ])
  })

  it('/auth/contact-me takes a few words for an agent, and refuses in the words of the source', async () => {
    const body = { firstName: 'Ellie', lastName: 'Brandt', email: 'ellie3@mail.example', phone: '970-555-0180', comments: '' }
    const to = 'dana.whitlock@windbreak.example'
    const taken = await site.post('/auth/contact-me', { to, name: 'Ellie Brandt', from_email: body.email, subject: 'Contact Me', body })
    expect([taken.status, (await stored(taken.body.reference)).row.agentKey]).toEqual([200, to])
    const wrong = await site.post('/auth/contact-me', { to, body: { firstName: '', lastName: '', email: 'x', phone: '97055' } })
    expect((wrong.body.errors as unknown as { message: string }[]).map(({ message }) => message)).toEqual([
      'Please enter first name',
      'Please enter last name',
      'Please enter valid email',
      'Phone number must be 10 digits',
    ])
    const empty = await site.post('/auth/contact-me', { to, body: {} })
    expect((empty.body.errors as unknown as { message: string }[]).map(({ message }) => message)).toEqual([
      'Please enter first name',
      'Please enter last name',
      'Please enter email address',
      'Please enter phone',
    ])
  })
})
