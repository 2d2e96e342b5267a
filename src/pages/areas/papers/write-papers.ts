// Writes every paper of the lists beside it as a PDF here. Run after changing one: node src/pages/areas/papers/write-papers.ts
import { globSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { agentPapers } from './agent-papers.ts'
import { areaPapers } from './area-papers.ts'
import { brochurePapers } from './brochure-papers.ts'
import { letterPapers } from './letter-papers.ts'
import { paperPdf } from './paper-pdf.ts'
import { scriptPapers } from './script-papers.ts'

const folder = import.meta.dirname

for (const old of globSync('*.pdf', { cwd: folder })) rmSync(join(folder, old))
for (const paper of [...areaPapers, ...letterPapers, ...brochurePapers, ...scriptPapers, ...agentPapers]) {
  const pdf = paperPdf(paper)
  writeFileSync(join(folder, `${paper.name}.pdf`), pdf)
  console.log(`${paper.name}.pdf, ${pdf.toString('latin1').match(/\/Count (\d+)/)?.[1]} pages, ${pdf.length} bytes`)
}
