import { expect, it } from 'vitest'
import * as items from '../calls/item-calls.ts'
import * as blogs from '../calls/articles/blog-calls.ts'
import * as blogStaff from '../calls/articles/blog-staff-calls.ts'
import * as content from '../calls/content-calls.ts'
import * as editing from '../calls/editing-calls.ts'
import * as links from '../calls/link-calls.ts'
import * as places from '../calls/place-calls.ts'
import * as mine from './editor-calls.ts'

it('calls what the contracts declare', () => {
  const declared = { ...blogs, ...blogStaff, ...content, ...editing, ...items, ...links, ...places } as unknown as Record<
    string,
    { method: string; path: string }
  >
  for (const [name, { method, path }] of Object.entries(mine))
    expect({ name, method, path }).toEqual({ name, method: declared[name].method, path: declared[name].path })
})
