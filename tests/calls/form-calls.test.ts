import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callServer } from '../../src/calls/call-server.ts'
import type { BodyOf } from '../../src/calls/call.ts'
import {
  addFormEmail,
  addFormField,
  changeFormField,
  deleteFormEmail,
  deleteFormField,
  getFormEmails,
  getFormFields,
  moveFormField,
} from '../../src/calls/form-calls.ts'
import { forms } from '../../src/forms/forms.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

let site: TestApp
let cookie: string
beforeAll(async () => {
  site = await startTestApp()
  cookie = await site.cookieOf('admin')
})
afterAll(() => site?.close())

type Options = { headers?: Record<string, string>; params?: Record<string, string> }
const asAdmin = ({ headers = {}, params = {} }: Options = {}) => ({ origin: site.origin, params, headers: { cookie, ...headers } })
const [client, pageName] = ['windbreak', 'Contact']

const barn: BodyOf<typeof addFormField> = {
  fieldType: 'Single Value',
  fieldInputType: 'Textbox',
  fieldLabel: 'Barn',
  fieldValue: [],
  placeHolder: 'Red or green',
  validationType: 'Only Text',
  requiredStatus: 1,
  pageName,
  client,
}
const add = (more: object = {}, options: Options = {}) => callServer(addFormField, { ...barn, ...more }, asAdmin(options))
const change = (id: string, more: object, options: Options = {}) =>
  callServer(changeFormField, { pageName, client, ...more }, asAdmin({ ...options, params: { id } }))
const remove = (id: string, more: object = { pageName }, options: Options = {}) =>
  callServer(deleteFormField, { client, ...more }, asAdmin({ ...options, params: { id } }))
const move = (body: object, page = pageName) =>
  callServer({ ...moveFormField, path: `${moveFormField.path}?pageName=${page}&client=${client}` }, body as never, asAdmin())

async function read(page = pageName, ofClient = client) {
  const { body } = await callServer(getFormFields, { pageName: page, client: ofClient }, { origin: site.origin })
  return 'result' in body ? body.result : []
}
const labels = async (page = pageName) => (await read(page)).map(({ FieldLabel }) => FieldLabel)
const idOf = async (label: string, page = pageName) => (await read(page)).find(({ FieldLabel }) => FieldLabel === label)?.ID ?? ''
/** The section all of this is a view of. */
async function revision(section = 'Form_Fields', page = pageName) {
  const { body } = await site.post('/api/cms/get-page-content-list', { pageName: page, client }, { as: 'admin' })
  return (body.result[section]['revision'] as number) ?? 0
}

describe('the questions of a form', () => {
  it('are told to anyone, in order, in the words of the calls', async () => {
    const fields = await read('StartAQuote')
    expect(fields[0]).toEqual({
      ID: 'StartAQuote-0',
      FieldType: 'Multi-Value',
      FieldInputType: 'Chips',
      FieldLabel: 'What would you like a price for?',
      FieldValue: ['Auto', 'Home', 'Farm & Ranch', 'Renters', 'Life Insurance', 'Annuities', 'Commercial/Business', 'Other'],
      PlaceHolder: '',
      RequiredStatus: 1,
      ValidationType: 'None',
      pageName: 'StartAQuote',
    })
    expect(fields[2]).toMatchObject({ FieldType: 'Single Value', FieldInputType: 'Date', FieldValue: [], RequiredStatus: 0 })
  })

  it('are added at the end, with an id that stays when they are renamed', async () => {
    const before = await labels()
    const { status, body } = await add()
    expect({ status, body }).toMatchObject({ status: 200, body: { status: true, message: 'Field has been added.' } })
    expect(await labels()).toEqual([...before, 'Barn'])
    const id = await idOf('Barn')
    expect('ID' in body && body.ID).toBe(id)

    expect(await change(id, { fieldLabel: 'Shed' })).toMatchObject({ status: 200, body: { message: 'Field has been saved.', ID: id } })
    expect((await read()).at(-1)).toEqual({
      ID: id,
      FieldType: 'Single Value',
      FieldInputType: 'Textbox',
      FieldLabel: 'Shed',
      FieldValue: [],
      PlaceHolder: 'Red or green',
      RequiredStatus: 1,
      ValidationType: 'Only Text',
      pageName,
    })
  })

  it('are deleted by their id alone, as clients of before do, for it is of one page only', async () => {
    const before = await labels('ERS')
    const id = await idOf('Where', 'ERS')
    expect(await remove(id, {})).toMatchObject({ status: 200, body: { message: 'Field Deleted' } })
    expect(await labels('ERS')).toEqual(before.filter((label) => label !== 'Where'))
    expect(await remove(id, {})).toMatchObject({ status: 404, body: { message: 'There is no such field.' } })
    expect(await remove(id, { pageName: 'ERS' })).toMatchObject({ status: 404 })
  })

  it('are asked for with their page where two pages have the same id', async () => {
    for (const page of ['Contact', 'ERS']) {
      const content = { list: { value: JSON.stringify([{ ...barn, fieldLabel: `Barn of ${page}` }]) } }
      const asked = { pageName: page, section: 'Form_Fields', client: 'windbreak', content, ids: { items: ['twin'] } }
      expect((await site.post('/api/cms/add-new', asked, { as: 'admin' })).status).toBe(200)
    }
    expect(await remove('twin', {})).toMatchObject({
      status: 422,
      body: { message: 'Several pages have this id (Contact, ERS): say pageName.' },
    })
    expect(await remove('twin', { pageName: 'ERS' })).toMatchObject({ status: 200 })
    expect([await labels('Contact'), await labels('ERS')]).toEqual([['Barn of Contact'], []])
  })

  it('move to a place that counts from 1, in both spellings; ids may be numbers', async () => {
    const content = { list: { value: JSON.stringify(['A', 'B', 'C'].map((fieldLabel) => ({ ...barn, fieldLabel }))) } }
    const asked = { pageName, section: 'Form_Fields', client, content, ids: { items: ['7', '8', '9'] } }
    await site.post('/api/cms/add-new', asked, { as: 'admin' })
    expect(await move({ fieldId: 9, sortOrder: 1 })).toMatchObject({ status: 200, body: { message: 'Field has been saved.', ID: '9' } })
    expect(await labels()).toEqual(['C', 'A', 'B'])
    expect(await move({ page: pageName, id: '9', position: 2 })).toMatchObject({ status: 200 })
    expect(await labels()).toEqual(['A', 'C', 'B'])
    await move({ fieldId: '7', sortOrder: 99 })
    expect(await labels()).toEqual(['C', 'B', 'A'])
    await move({ fieldId: '7', sortOrder: 0 })
    expect(await labels()).toEqual(['A', 'C', 'B'])
    expect(await move({ fieldId: 70, sortOrder: 1 })).toMatchObject({ status: 404, body: { message: 'There is no such field.' } })
    expect(await move({ fieldId: 7 })).toMatchObject({ status: 400 })
    expect(await move({ fieldId: 7, sortOrder: 2 ** 40 })).toMatchObject({ status: 400 })
  })

  it('say of the roadside report what the source says of it', async () => {
    const said = async (answer: Promise<{ body: object }>) => (await answer).body
    expect(await said(add({ pageName: 'ERS' }))).toMatchObject({ message: 'Field Saved' })
    await add({ pageName: 'ERS', fieldLabel: 'Mile' })
    const id = await idOf('Mile', 'ERS')
    expect(await said(change(id, { pageName: 'ERS', requiredStatus: 0 }))).toMatchObject({ message: 'Field Updated' })
    expect(await said(move({ fieldId: id, sortOrder: 1 }, 'ERS'))).toMatchObject({ message: 'Field order changed' })
    expect(await said(remove(id, { pageName: 'ERS' }))).toMatchObject({ message: 'Field Deleted' })
  })
})

describe('what is wrong with a question', () => {
  const empty = { fieldType: '', fieldInputType: '', fieldLabel: ' ', fieldValue: [] }
  it.each<[string, object, string, string]>([
    ['nothing at all', empty, 'Please select a field type!', 'fieldType'],
    ['a type there is not', { ...empty, fieldType: 'Many' }, 'Please select a field type!', 'fieldType'],
    ['no input type', { ...empty, fieldType: 'Multi-Value' }, 'Please select a Input Type!', 'fieldInputType'],
    ['one that does not fit', { fieldType: 'Multi-Value', fieldInputType: 'Textbox' }, 'Please select a Input Type!', 'fieldInputType'],
    ['one there is not', { fieldInputType: 'Slider' }, 'Please select a Input Type!', 'fieldInputType'],
    ['no label', { ...empty, fieldType: 'Multi-Value', fieldInputType: 'Chips' }, 'Please select a Label!', 'fieldLabel'],
    ['nothing to choose', { fieldType: 'Multi-Value', fieldInputType: 'Chips' }, 'Please enter the Value', 'fieldValue'],
    ['nothing to choose from a list', { fieldInputType: 'Select', fieldValue: [' '] }, 'Please enter the Value', 'fieldValue'],
    ['nothing to mark', { fieldInputType: 'Radio', fieldValue: '' }, 'Please enter the Value', 'fieldValue'],
    ['a check there is not', { validationType: 'Poetry' }, 'The field "validationType" cannot be read.', 'validationType'],
  ])('%s: the first message in the order of the source', async (_what, wrong, message, path) => {
    const [before, at] = [await labels(), await revision()]
    const added = await add(wrong)
    expect({ status: added.status, body: added.body }).toMatchObject({ status: 422, body: { status: false, message } })
    expect('errors' in added.body && added.body.errors?.[0]).toEqual({ path, message })
    expect([await labels(), await revision()]).toEqual([before, at])
  })

  it('is told of a change too, and nothing is stored', async () => {
    await add({ fieldLabel: 'Silo' })
    const [id, at] = [await idOf('Silo'), await revision()]
    expect(await change(id, { fieldInputType: 'Select' })).toMatchObject({ status: 422, body: { message: 'Please enter the Value' } })
    expect(await change(id, { fieldInputType: 'Select', fieldValue: ['Grain', 'Corn', 'Grain'] })).toMatchObject({ status: 200 })
    expect((await read()).at(-1)).toMatchObject({ FieldValue: ['Grain', 'Corn'] })
    expect(await revision()).toBe(at + 1)
  })

  it('is that there are sixty already', async () => {
    const rows = Array.from({ length: 60 }, (_each, index) => ({ ...barn, fieldLabel: `Barn ${index}` }))
    const section = { pageName: 'StartAQuote', section: 'Form_Fields', client }
    const content = (list: object[]) => ({ ...section, content: { list: { value: JSON.stringify(list) } } })
    expect((await site.post('/api/cms/add-new', content(rows), { as: 'admin' })).status).toBe(200)
    const message = 'A list holds 60 fields at most.'
    expect(await add({ pageName: 'StartAQuote' })).toMatchObject({ status: 422, body: { message } })
    expect(await site.post('/api/cms/add-new', content([...rows, barn]), { as: 'admin' })).toMatchObject({ status: 422, body: { message } })
    expect(await labels('StartAQuote')).toHaveLength(60)
  })

  it('is that there is no such page, or no such form on it', async () => {
    expect(await add({ pageName: 'Nowhere' })).toMatchObject({ status: 404, body: { message: 'There is no such page.' } })
    expect(await add({ pageName: 'FAQ' })).toMatchObject({ status: 404, body: { message: 'There is no such section on this page.' } })
    expect(await callServer(getFormFields, { pageName: 'FAQ', client }, { origin: site.origin })).toMatchObject({ status: 404 })
  })
})

describe('a retry', () => {
  it('answers like the first try, of every call that changes something', async () => {
    const headers = { 'idempotency-key': 'field-1' }
    const first = await add({ fieldLabel: 'Once' }, { headers })
    expect((await add({ fieldLabel: 'Once' }, { headers })).body).toEqual(first.body)
    expect((await labels()).filter((label) => label === 'Once')).toHaveLength(1)
    expect(await add({ fieldLabel: 'Twice' }, { headers })).toMatchObject({ status: 422 })

    const id = await idOf('Once')
    const gone = await remove(id, {}, { headers: { 'idempotency-key': 'field-2' } })
    expect(gone.status).toBe(200)
    expect((await remove(id, {}, { headers: { 'idempotency-key': 'field-2' } })).body).toEqual(gone.body)
    expect(await remove(id, {}, { headers: { 'idempotency-key': 'field-3' } })).toMatchObject({ status: 404 })
  })

  it('and twenty at once are twenty, each with an id of its own', async () => {
    const at = await revision()
    const added = await Promise.all(Array.from({ length: 20 }, (_each, index) => add({ fieldLabel: `Cow ${index}` })))
    expect(added.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    const cows = (await read()).filter(({ FieldLabel }) => FieldLabel.startsWith('Cow '))
    expect([cows.length, new Set(cows.map(({ ID }) => ID)).size, await revision()]).toEqual([20, 20, at + 20])
  })
})

describe('one truth', () => {
  it('is in the history of the section, who did it too, and can be brought back', async () => {
    await add({ fieldLabel: 'Fence' })
    const id = await idOf('Fence')
    await remove(id)
    const { body } = await site.post('/api/cms/get-section-history', { pageName, section: 'Form_Fields', client }, { as: 'admin' })
    const [after, before] = body.result as unknown as { savedBy: string; revision: number; value: object; ids: object }[]
    expect([after.savedBy, JSON.stringify(after.value).includes('Fence'), JSON.stringify(before.value).includes('Fence')]).toEqual([
      'Marlene Ruiz',
      false,
      true,
    ])
    const restored = { pageName, section: 'Form_Fields', client, content: before.value, ids: before.ids, restores: before.revision }
    expect((await site.post('/api/cms/add-new', restored, { as: 'admin' })).status).toBe(200)
    expect(await idOf('Fence')).toBe(id)
  })

  it('raises the version that pages are kept by', async () => {
    const first = await add({ fieldLabel: 'Gate' })
    const second = await add({ fieldLabel: 'Post' })
    const version = ({ body }: typeof first) => ('version' in body ? body.version : 0)
    expect(version(second)).toBe(version(first) + 1)
  })

  it('is merged with what somebody typed meanwhile in the panel', async () => {
    const place = { pageName: 'SendUsMessage', section: 'Form_Emails', client }
    const content = (rows: object[]) => ({ list: { value: JSON.stringify(rows) } })
    const one = { sendThrough: 'to', email: 'one@windbreak.example' }
    const { body } = await site.post('/api/cms/add-new', { ...place, content: content([one]), ids: { items: ['a'] } }, { as: 'admin' })
    await callServer(addFormEmail, { pageName: 'SendUsMessage', client, sendThrough: 'cc', email: 'two@windbreak.example' }, asAdmin())
    const typed = { ...place, content: content([{ ...one, sendThrough: 'bcc' }]), ids: { items: ['a'] }, revision: body.revision }
    expect((await site.post('/api/cms/add-new', typed, { as: 'secondAdmin' })).status).toBe(200)
    const { body: read } = await callServer(getFormEmails, { pageName: 'SendUsMessage', client }, asAdmin())
    expect('result' in read && read.result.map(({ SendThrough, Email }) => `${SendThrough} ${Email}`)).toEqual([
      'bcc one@windbreak.example',
      'cc two@windbreak.example',
    ])
  })
})

describe('who is told of a form', () => {
  const page = 'StartAQuote'
  const addEmail = (sendThrough: string, email: string) =>
    callServer(addFormEmail, { pageName: page, client, sendThrough, email }, asAdmin())
  const emails = async () => {
    const { body } = await callServer(getFormEmails, { pageName: page, client }, asAdmin())
    return 'result' in body ? body.result : []
  }

  it('is added and deleted, with the messages of the source', async () => {
    expect(await addEmail('', '')).toMatchObject({ status: 422, body: { message: 'Please select type!' } })
    expect(await addEmail('sms', 'a@windbreak.example')).toMatchObject({ status: 422, body: { message: 'Please select type!' } })
    expect(await addEmail('cc', ' ')).toMatchObject({ status: 422, body: { message: 'Please add email.' } })
    expect(await addEmail('cc', 'nobody')).toMatchObject({ status: 422, body: { message: 'Please enter valid email' } })
    expect(await addEmail('cc', 'a@b.example\nbcc: x@y.example')).toMatchObject({ status: 422 })
    expect(await addEmail('cc', 'desk@windbreak.example')).toMatchObject({ status: 200, body: { message: 'Emails has been saved.' } })
    const added = (await emails()).at(-1)
    expect(added).toEqual({ ID: expect.any(String), SendThrough: 'cc', Email: 'desk@windbreak.example', page })
    const gone = await callServer(deleteFormEmail, { client }, asAdmin({ params: { id: added?.ID ?? '' } }))
    expect(gone).toMatchObject({ status: 200, body: { message: 'Emails has been deleted.' } })
    expect(await emails()).toEqual([{ ID: 'StartAQuote-0', SendThrough: 'to', Email: 'quotes@windbreak.example', page }])
  })

  it('is thirty at most', async () => {
    const { length } = await emails()
    for (let count = length; count < 30; count++) expect((await addEmail('bcc', `b${count}@windbreak.example`)).status).toBe(200)
    expect(await addEmail('bcc', 'one-more@windbreak.example')).toMatchObject({
      status: 422,
      body: { message: 'A list holds 30 e-mails at most.' },
    })
  })

  it('is another one for another tenant', async () => {
    const as = { origin: site.origin, headers: { cookie: await site.cookieOf('otherAdmin') } }
    expect(await callServer(getFormEmails, { pageName: page, client }, as)).toMatchObject({ status: 403 })
    const { body } = await callServer(getFormEmails, { pageName: page, client: 'prairie' }, as)
    expect('result' in body && body.result).toHaveLength(1)
    expect(await callServer(deleteFormField, { client: 'prairie' }, { ...as, params: { id: 'StartAQuote-0' } })).toMatchObject({
      status: 200,
    })
    expect((await read(page, 'prairie')).some(({ ID }) => ID === 'StartAQuote-0')).toBe(false)
  })
})

it('are described with what stands in their path and beside their body', async () => {
  const { paths } = (await (await fetch(`${site.origin}/api/docs/json`)).json()) as {
    paths: Record<string, Record<string, { parameters?: { in: string; name: string }[]; requestBody?: object }>>
  }
  const { patch, delete: taken } = paths['/api/cms/form/{id}']
  const asked = ({ parameters = [], requestBody }: typeof patch) => [
    parameters.map((each) => `${each.in} ${each.name}`).toSorted(),
    requestBody !== undefined,
  ]
  expect(asked(patch)).toEqual([['path id', 'query client', 'query pageName'], true])
  expect(asked(taken)).toEqual([['path id', 'query client', 'query pageName'], false])
  expect(asked(paths['/api/cms/form/sort'].patch)).toEqual([['query client', 'query pageName'], true])
})

it('have an entry for each form in the description, with its questions and its messages in order', async () => {
  type Described = {
    description: string
    required: string[]
    properties: Record<string, { items: { enum?: string[]; maxLength?: number } }>
  }
  const { components } = (await (await fetch(`${site.origin}/api/docs/json`)).json()) as {
    components: { schemas: Record<string, Described> }
  }
  for (const { name } of forms) expect([name, Object.keys(components.schemas)]).toEqual([name, expect.arrayContaining([`Form.${name}`])])
  const contactMe = components.schemas['Form.contact-me']
  expect(contactMe.required).toEqual(['firstName', 'lastName', 'email', 'phone'])
  expect(contactMe.description).toContain(
    'firstName: Please enter first name; lastName: Please enter last name; email: Please enter email address; phone: Please enter phone.',
  )
  expect(components.schemas['Form.quote'].properties['q-StartAQuote-3'].items.enum).toEqual(['Phone', 'Email', 'No preference'])
})
