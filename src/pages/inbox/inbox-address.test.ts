import { describe, expect, it } from 'vitest'
import { inboxAddress, isFiltered, readInboxAddress } from './inbox-address.ts'

const read = (query: string) => readInboxAddress(new URLSearchParams(query))

describe('the address of the inbox', () => {
  it('says what is shown, and is read back as it was', () => {
    const asked = { ...read('').asked, state: 'done' as const, form: 'quote', unread: '1' as const, q: 'ruth & co' }
    const address = inboxAddress(asked, 7)
    expect(read(address.split('?')[1])).toEqual({ asked, open: '7', person: false, record: null })
    expect(inboxAddress(read('').asked)).toBe('/360/inbox')
  })

  it.each(['state=all&age=old&unread=yes&case=a b', 'case=', 'case=1.5', 'case=%2F', 'form=%00&agent=%00&q=%00&after=%00'])(
    'takes no %s',
    (query) => {
      expect(read(query)).toEqual(read(''))
    },
  )

  it('knows what narrows the list', () => {
    expect(isFiltered(read('state=done&q=x&after=1').asked)).toBe(false)
    expect(isFiltered(read('age=late').asked)).toBe(true)
  })
})
