import { expect, it } from 'vitest'
import { agentHubTools } from '../../content/agent-hub/agent-hub-grids.ts'
import { documentsIn } from './documents-in.ts'

it.each([
  ['Pdf', ['/media/0123456789012345678901234567890123456789/sheet.pdf']],
  ['Link', []],
] as const)('of a section of type %s a PDF is found only where it is shown', (type, found) => {
  const pdfPath = '/media/0123456789012345678901234567890123456789/sheet.pdf'
  const row = { id: 'a', title: 'Hail', type, link: '', hasToken: false, imagePath: '', pdfPath, points: [] }
  expect(documentsIn(agentHubTools, { items: [row] }).map(({ address }) => address)).toEqual(found)
})
