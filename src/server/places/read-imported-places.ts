import { existsSync, readFileSync } from 'node:fs'
import { BadSetting } from '../settings.ts'
import { importedPlaces } from './census-gazetteer.ts'
import type { Known } from './gazetteer.ts'

/** What scripts/import-places.ts left in the data folder; none when it never ran. Throws `BadSetting` when it cannot be read. */
export function readImportedPlaces(file: string): Known[] {
  if (!existsSync(file)) return []
  try {
    return importedPlaces.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    throw new BadSetting(`The places in ${file} cannot be read: import them again, or remove the file.`)
  }
}
