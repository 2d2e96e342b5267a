import { radioScripts } from '../../content/areas/sales/sales-radio.ts'
import type { Paper } from './paper-pdf.ts'

/** The radio scripts as they are on the page, one to a sheet. */
export const scriptPapers: Paper[] = radioScripts.fallback.items.map(({ title, note, description, script, url }) => ({
  name: url.replace(/^\/papers\/|\.pdf$/g, ''),
  title: `${title}: ${note}`,
  lines: [
    description,
    '',
    ...script.split('\n'),
    '',
    '# Before you read',
    '- Put your name, town and phone where the brackets are.',
    '- Read it aloud twice. Leave out what you would never say.',
    '- Questions: Hank Delaney, (970) 555-0136.',
  ],
}))
