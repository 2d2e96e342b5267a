import { agentPapers } from './agent-papers.ts'
import { areaPapers } from './area-papers.ts'
import { brochurePapers } from './brochure-papers.ts'
import { letterPapers } from './letter-papers.ts'
import { scriptPapers } from './script-papers.ts'

/** Every paper that comes with the site. */
export const allPapers = [...areaPapers, ...letterPapers, ...brochurePapers, ...scriptPapers, ...agentPapers]
