/**
 * npm run import:places -- <file.txt> … [--state CO …] [--out data/places.json]
 * Adds towns, counties and ZIP codes of the public Census gazetteer files to those the site knows; it reads them at its start. Of which states, the
 * files in tenants/ say, unless it is said here.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { readCensusGazetteer } from '../src/server/places/census-gazetteer.ts'
import { servedStates } from './served-states.ts'

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { state: { type: 'string', multiple: true }, out: { type: 'string' } },
})
const out = values.out ?? join(process.env.DATA_DIR ?? 'data', 'places.json')

if (files.length === 0) {
  console.error('Which files? For example: npm run import:places -- 2025_Gaz_place_08.txt 2025_Gaz_zcta_national.txt')
  process.exit(1)
}
try {
  const states = values.state ?? servedStates()
  const places = files.flatMap((file) => states.flatMap((state) => readCensusGazetteer(readFileSync(file, 'utf8'), state)))
  mkdirSync(dirname(out), { recursive: true })
  writeFileSync(out, JSON.stringify(places))
  console.log(`${places.length} places are in ${out}; they are known from the next start on.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
