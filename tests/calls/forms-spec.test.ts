import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callServer } from '../../src/calls/call-server.ts'
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
import { pageAddresses } from '../../src/content/page-addresses.ts'
import { quoteQuestions } from '../../src/content/quote/quote-fields.ts'
import { forms } from '../../src/forms/forms.ts'
import { pages } from '../../src/routes.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

type Spec = {
  fieldDefinition: { properties: string[]; FieldType: string[]; FieldInputType: Record<string, string[]>; ValidationType: string[] }
  forms: ({ name: string } & Record<string, never>)[]
  confirmations: string[]
}
/** docs/spec/forms.json: what staff may ask on a form, and what they are told. */
const spec = JSON.parse(readFileSync(new URL('../../docs/spec/forms.json', import.meta.url), 'utf8')) as Spec
type Dialog = {
  fields: Record<string, string>
  alerts: Record<string, string[]>
  saved: string
  deleted: string
  values: Record<string, string[]>
}
const dialog = (name: string) => spec.forms.find((form) => form.name === name) as unknown as Dialog
const { fieldDefinition: defined } = spec
const field = dialog('Add field')
const email = dialog('Add email')
const kinds = Object.entries(defined.FieldInputType).flatMap(([fieldType, names]) => names.map((name) => [fieldType, name] as const))
const hasOptions = (fieldType: string, name: string) => fieldType === 'Multi-Value' || ['Select', 'Radio'].includes(name)
const client = 'windbreak'

let site: TestApp
let as: { origin: string; headers: { cookie: string } }
beforeAll(async () => {
  site = await startTestApp()
  as = { origin: site.origin, headers: { cookie: await site.cookieOf('admin') } }
})
afterAll(() => site?.close())

const add = (pageName: string, sent: object) => callServer(addFormField, { pageName, client, ...sent }, as)
const messageOf = ({ body }: { body: object }) => ('message' in body ? body.message : '')
const idOf = ({ body }: { body: object }) => ('ID' in body ? String(body.ID) : '')
const good = { fieldType: 'Single Value', fieldInputType: 'Textbox', fieldLabel: 'Barn' }

describe('a field of a form', () => {
  it('has the properties of the source, and types, input types and checks are its own', async () => {
    const { body } = await callServer(getFormFields, { pageName: 'Contact', client }, as)
    expect('result' in body && Object.keys(body.result[0])).toEqual(defined.properties)
    const { fieldType, fieldInputType, validationType } = quoteQuestions.fields.items.item
    const named = ({ options }: { options: readonly { value: string }[] }) => options.map(({ value }) => value).filter(Boolean)
    expect(named(fieldType)).toEqual(defined.FieldType)
    expect(named(fieldInputType)).toEqual(kinds.map(([, name]) => name))
    expect(named(validationType)).toEqual(defined.ValidationType)
    for (const [type, names] of Object.entries(defined.FieldInputType))
      expect([type, fieldInputType.offered({ fieldType: type }).map(({ value }) => value)]).toEqual([type, ['', ...names]])
  })

  it.each(kinds)('of type %s may be a %s, and no field of the other type may', async (fieldType, fieldInputType) => {
    const sent = { ...good, fieldType, fieldInputType, fieldValue: ['Hay', 'Corn'] }
    const added = await add('Contact', sent)
    expect(added.status).toBe(200)
    const other = defined.FieldType.find((each) => each !== fieldType)
    expect(messageOf(await add('Contact', { ...sent, fieldType: other }))).toBe(field.fields.fieldInputType)
    const empty = await add('Contact', { ...sent, fieldValue: [] })
    expect([empty.status, messageOf(empty)]).toEqual(
      hasOptions(fieldType, fieldInputType) ? [422, field.fields.fieldValue] : [200, 'Field has been added.'],
    )
    for (const each of [added, empty].filter(({ status }) => status === 200))
      await callServer(deleteFormField, { client }, { ...as, params: { id: idOf(each) } })
  })

  it.each(defined.ValidationType)('may have to be "%s"', async (validationType) => {
    const added = await add('Contact', { ...good, validationType })
    expect(added.status).toBe(200)
    await callServer(deleteFormField, { client }, { ...as, params: { id: idOf(added) } })
  })

  it('is asked for what it lacks in the order of the source, one message after the other', async () => {
    const whole: Record<string, unknown> = { ...good, fieldType: 'Multi-Value', fieldInputType: 'Chips', fieldValue: ['Hay'] }
    const names = Object.keys(field.fields)
    for (const [index, name] of names.entries()) {
      const sent = Object.fromEntries(names.slice(0, index).map((given) => [given, whole[given]]))
      expect([name, messageOf(await add('Contact', sent))]).toEqual([name, field.fields[name]])
    }
  })

  it.each([
    ['StartAQuote', 'quote and contact'],
    ['Contact', 'quote and contact'],
    ['ERS', 'ERS'],
  ])('of %s is added, saved, deleted and moved with the words of "%s"', async (pageName, whose) => {
    const [added, changed, deleted, moved = changed] = field.alerts[whose]
    const { status, body } = await add(pageName, good)
    const id = idOf({ body })
    expect([status, messageOf({ body })]).toEqual([200, added])
    const params = { id }
    expect(messageOf(await callServer(changeFormField, { client, fieldLabel: 'Shed' }, { ...as, params }))).toBe(changed)
    expect(messageOf(await callServer(moveFormField, { client, fieldId: id, sortOrder: 1 }, as))).toBe(moved)
    expect(messageOf(await callServer(deleteFormField, { client }, { ...as, params }))).toBe(deleted)
  })

  it('is deleted after a question of the source', () => {
    expect(spec.confirmations).toContain(quoteQuestions.fields.items.asks)
  })
})

describe('a notification e-mail', () => {
  it.each(email.values.sendThrough)('is sent through "%s", with the words of the source', async (sendThrough) => {
    const added = await callServer(addFormEmail, { pageName: 'ERS', client, sendThrough, email: 'desk@windbreak.example' }, as)
    expect([added.status, messageOf(added)]).toEqual([200, email.saved])
    const { body } = await callServer(getFormEmails, { pageName: 'ERS', client }, as)
    expect('result' in body && body.result.at(-1)).toMatchObject({ SendThrough: sendThrough, page: 'ERS' })
    expect(messageOf(await callServer(deleteFormEmail, { client }, { ...as, params: { id: idOf(added) } }))).toBe(email.deleted)
  })

  it('is asked for what it lacks in the order of the source', async () => {
    expect(messageOf(await callServer(addFormEmail, { pageName: 'ERS', client }, as))).toBe(email.fields.sendThrough)
    expect(messageOf(await callServer(addFormEmail, { pageName: 'ERS', client, sendThrough: 'to' }, as))).toBe(email.fields.email)
  })
})

it('each form is where its questions and its e-mails are edited', () => {
  for (const { name, page, route, questions } of forms)
    expect([name, questions?.page ?? page, pages[route].path.replace(':id', '1')]).toEqual([name, page, pageAddresses[page]])
})
