import { describe, expect, it } from 'vitest'
import { isForSignedIn, pdf, pdfAddressOf, pdfFileName, readPdfAddress } from './pdf.ts'
import { required } from './rules.ts'

const address = `/media/${'0f'.repeat(20)}/application-form.pdf`

describe('pdf', () => {
  it('is a pdf that was uploaded here, or none', () => {
    const file = pdf({ label: 'Form' })
    expect(['', address].flatMap((value) => file.check(value, {}, 'f'))).toEqual([])
    for (const value of [
      'https://elsewhere.example/a.pdf',
      `//elsewhere.example${address}`,
      address.replace('.pdf', '.html'),
      address.replace('application', '../x'),
      `${address}?x`,
      `${address}\n`,
      '/media/a/form.pdf',
      'javascript:alert(1)',
    ])
      expect([value, file.check(value, {}, 'f')]).toEqual([
        value,
        [{ path: 'f', message: 'Please choose a pdf file that was uploaded here.' }],
      ])
  })

  it('is for anyone, unless its field is for the signed-in, which takes both kinds', () => {
    const paper = address.replace('/media/', '/360/papers/')
    const message = 'This pdf file is for people who are signed in. Please upload it here to show it to everybody.'
    expect(pdf({ label: 'Form' }).check(paper, {}, 'f')).toEqual([{ path: 'f', message }])
    expect([paper, address, ''].flatMap((value) => pdf({ label: 'Form', for: 'signedIn' }).check(value, {}, 'f'))).toEqual([])
    expect([paper, address].map(isForSignedIn)).toEqual([true, false])
    const read = [paper, address].map((each) => readPdfAddress(each))
    expect(read.map((each) => each && pdfAddressOf(each))).toEqual([paper, address])
    expect(readPdfAddress('/360/papers/form.pdf')).toBeUndefined()
  })

  it('may be required', () => {
    expect(pdf({ label: 'Form', rules: [required('Please upload a pdf file!')] }).check('', {}, 'f')).toEqual([
      { path: 'f', message: 'Please upload a pdf file!' },
    ])
  })

  it('is told by its file name', () => {
    expect(pdfFileName(address)).toBe('application-form.pdf')
    expect(pdf({ label: 'Form' }).leaves(address, { path: 'f', label: 'Form' })[0].text).toBe('application-form.pdf')
  })
})
