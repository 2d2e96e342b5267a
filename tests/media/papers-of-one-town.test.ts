import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { expect, it } from 'vitest'

it('a paper that comes with the site is from the town of the office', async () => {
  const library = await PDFiumLibrary.init()
  const towns: string[] = []
  for (const file of globSync('src/{demo/papers,pages/careers}/*.pdf')) {
    const document = await library.loadDocument(readFileSync(file))
    for (const page of document.pages())
      for (const [town] of page.getText().matchAll(/\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?, (?:CO|Colorado) \d{5}/gu))
        towns.push(`${basename(file)}: ${town}`)
    document.destroy()
  }
  library.destroy()
  expect(towns).toContain('windbreak-application-form.pdf: Sterling, CO 80751')
  expect(towns.filter((each) => !/: Sterling, (?:CO|Colorado) 80751$/.test(each))).toEqual([])
})
