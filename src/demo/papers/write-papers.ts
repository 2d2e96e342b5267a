// Writes every paper of the lists beside it as a PDF here. Run after changing one: node src/demo/papers/write-papers.ts
import { globSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { allPapers } from './all-papers.ts'
import { paperPdf } from './paper-pdf.ts'

const folder = import.meta.dirname

for (const old of globSync('*.pdf', { cwd: folder })) rmSync(join(folder, old))
for (const paper of allPapers) writeFileSync(join(folder, `${paper.name}.pdf`), paperPdf(paper))
console.log(`${allPapers.length} papers`)
