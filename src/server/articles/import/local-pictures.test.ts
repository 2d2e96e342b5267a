import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localPictures, type FindPicture } from './local-pictures.ts'

let folder: string
let find: FindPicture
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shelterbelt-pictures-'))
  const files = [
    'uploads/2019/05/barn.png',
    'uploads/2020/01/barn.png',
    '2019/near.png',
    '2020/near.png',
    'flat.jpg',
    'a b.png',
    'notes.txt',
  ]
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), file)
  }
  symlinkSync('/etc/passwd', join(folder, 'linked.png'))
  writeFileSync(join(folder, 'huge.png'), Buffer.alloc(11_000_000))
  find = await localPictures(folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const found = async (src: string, near = '') => {
  const picture = await find(src, near)
  return picture && 'bytes' in picture ? Buffer.from(picture.bytes).toString() : picture
}

describe('pictures in a folder', () => {
  it.each([
    ['https://old.example/wp-content/uploads/2019/05/barn.png', '', 'uploads/2019/05/barn.png'],
    ['https://old.example/wp-content/uploads/2020/01/barn-300x200.png?x=1', '', 'uploads/2020/01/barn.png'],
    ['/uploads/2020/01/barn.png', '', 'uploads/2020/01/barn.png'],
    ['near.png', '2020', '2020/near.png'],
    ['./near.png', '2019', '2019/near.png'],
    ['../2020/near.png', '2019', '2020/near.png'],
    ['https://old.example/deep/down/flat.jpg', '', 'flat.jpg'],
    ['a%20b.png', '', 'a b.png'],
  ])('finds %s of a post in “%s”', async (src, near, file) => expect(await found(src, near)).toBe(file))

  it.each([
    'https://old.example/other/barn.png',
    'near.png',
    'notes.txt',
    'linked.png',
    '../../../../etc/passwd',
    '',
    '/',
    '%',
    'data:image/png;base64,AA',
  ])('finds nothing for %j', async (src) => expect(await found(src)).toBeUndefined())

  it('says what is too large', async () => expect(await found('huge.png')).toEqual({ lost: 'it is larger than 10 MB' }))
})
