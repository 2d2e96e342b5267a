import { describe, expect, it } from 'vitest'
import { agentHubTools } from './agent-hub-grids.ts'

describe('a grid of the hub in the source’s own shape', () => {
  const row = (change: object) => ({ title: 'Hail', type: 'Link', points: [], ...change })
  const section = agentHubTools
  const writtenAgain = (sent: unknown) => {
    const { content: read, lost } = section.fromWire({ data: { value: sent } })
    const told = section.toWire(read) as { data: { value: string } }
    return { lost, rows: (JSON.parse(told.data.value) as string[]).map((each) => JSON.parse(each) as Record<string, unknown>) }
  }

  it('is written as the source has it, each type with its own fields', () => {
    const point = { title: 'Sheet', link: '', pdfPath: '/media/0123456789012345678901234567890123456789/sheet.pdf', pdfThumbnail: true }
    expect(
      writtenAgain(
        JSON.stringify([
          JSON.stringify(row({ points: [point, { ...point, pdfPath: '', link: '/360' }] })),
          JSON.stringify({ title: 'A', imagePath: '/art/e-farm', type: 'Image', link: '/360', hasToken: true, points: [] }),
          JSON.stringify({ title: 'B', pdfPathData: 'data:…', pdfPath: point.pdfPath, type: 'Pdf', points: [] }),
        ]),
      ),
    ).toEqual({
      lost: [],
      rows: [
        row({
          points: [
            { ...point, type: 'Pdf' },
            { ...point, pdfPath: '', link: '/360', type: 'link' },
          ],
        }),
        { title: 'A', imagePath: '/art/e-farm', type: 'Image', link: '/360', hasToken: true, points: [] },
        { title: 'B', pdfPathData: point.pdfPath, pdfPath: point.pdfPath, type: 'Pdf', points: [] },
      ],
    })
  })

  it.each([
    ['valued', { type: { value: 'Image', error: '' }, imagePath: '/art/e-farm' }, 'Image'],
    ['in small letters', { type: 'pdf' }, 'Pdf'],
    ['empty', { type: '' }, 'Link'],
    ['missing', { type: undefined }, 'Link'],
  ])('takes a type that is %s', (_how, change, type) => {
    expect(writtenAgain([JSON.stringify(row(change)), row(change)]).rows.map((each) => each['type'])).toEqual([type, type])
  })

  it('holds what is no field of their type as long as there is something in it', () => {
    expect(writtenAgain([row({ imagePath: '/art/e-farm' })]).rows).toEqual([row({ imagePath: '/art/e-farm' })])
  })

  it.each([
    ['loses what another type left behind', 'Link', ''],
    ['keeps what a page older than a field of its type does not send', 'Image', '/360'],
  ] as const)('%s', (_how, type, link) => {
    const empty = { title: 'Hail', link: '/360', hasToken: true, imagePath: '/art/e-farm', pdfPath: '', points: [] }
    const before = { ...section.fallback, items: [{ ...empty, id: 'a', type }] }
    const sent = { data: { value: [JSON.stringify({ title: 'Hail', type, imagePath: '/art/e-farm', points: [] })] } }
    expect(section.checkWire(sent, before, { items: ['a'] }).content.items).toMatchObject([{ link }])
  })
})
